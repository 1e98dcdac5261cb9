internal import CGTK

/// Turns one of GIO's pairs `…_async` and `…_finish` into a call that is awaited.
///
///     try await AsyncCall.run { cancellable, done, data in
///         g_file_load_contents_async(file, cancellable, done, data)
///     } finish: { result, error in
///         g_file_load_contents_finish(file, result, …, &error)
///     }
///
/// Cancelling the task cancels the operation; the call then throws `CancellationError` once GIO has let go.
@MainActor
final class AsyncCall<Value> {
    /// What a start function gets to pass on to C.
    typealias Start =
        @MainActor (UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void
    /// Takes the result from C; a set error is thrown.
    typealias Finish = @MainActor (_ result: OpaquePointer?, _ error: inout UnsafeMutablePointer<GError>?) -> Value

    private let finish: Finish
    private let cancellable: Cancellable
    private var outcome: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    private init(_ cancellable: Cancellable, _ finish: @escaping Finish) {
        self.cancellable = cancellable
        self.finish = finish
    }

    /// Starts the operation and waits for its end.
    /// - Parameter cancellable: what stops it besides the task; for several calls that are one thing.
    static func run(
        cancellable: Cancellable = Cancellable(), _ start: Start, finish: @escaping Finish
    ) async throws -> Value {
        try Task.checkCancellation()
        let call = AsyncCall(cancellable, finish)
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting in
                call.waiting = waiting
                start(cancellable.pointer, asyncCallEnded, Carried.retained(call as any AsyncCallEnding))
            }
        } onCancel: {
            cancellable.cancel()
        }
        guard let outcome = call.outcome else { preconditionFailure("GIO ended a call without a result") }
        return try outcome.get()
    }
}

extension AsyncCall: AsyncCallEnding {
    func end(_ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        let value = finish(result, &error)
        if let error {
            let isCancelled = g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)) != 0
            let described = GLibError(adopting: error)
            outcome = .failure(isCancelled ? CancellationError() : described)
        } else {
            outcome = .success(value)
        }
        waiting?.resume()
    }
}

/// An async call of whatever result, as C's callback sees it.
@MainActor
private protocol AsyncCallEnding: AnyObject {
    func end(_ result: OpaquePointer?)
}

/// What GIO calls, on the thread that started the operation: the main one.
private let asyncCallEnded: GAsyncReadyCallback = { _, result, data in
    onMainActor((result, data)) { result, data in Carried<any AsyncCallEnding>.take(data)?.end(result) }
}

/// Stops operations of GIO (`GCancellable`), which GIO makes safe to use from any thread: hence unchecked.
final class Cancellable: @unchecked Sendable {
    let pointer = g_cancellable_new()

    deinit { g_object_unref(pointer) }

    /// Cancels on the main thread, since what listens may belong to GTK (`g_cancellable_cancel`).
    func cancel() {
        if MainLoopExecutor.isCurrent {
            g_cancellable_cancel(pointer)
        } else {
            Task { @MainActor in g_cancellable_cancel(pointer) }
        }
    }
}
