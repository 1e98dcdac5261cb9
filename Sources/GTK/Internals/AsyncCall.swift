internal import CGTK

/// A call of one of GIO's `…_async` and `…_finish` pairs that can be awaited.
///
///     try await AsyncCall.run { cancellable, done, data in
///         g_file_load_contents_async(file, cancellable, done, data)
///     } finish: { result, error in
///         g_file_load_contents_finish(file, result, …, &error)
///     }
///
/// Cancelling the task cancels the operation; the call then throws `CancellationError` once GIO has finished with it.
@MainActor
final class AsyncCall<Value> {
    /// The function that starts the operation, with the arguments to pass on to C.
    typealias Start =
        @MainActor (UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void
    /// The function that takes the result from C; an error that it sets is thrown.
    typealias Finish = @MainActor (_ result: OpaquePointer?, _ error: inout UnsafeMutablePointer<GError>?) -> Value

    private let finish: Finish
    private let cancellable: Cancellable
    private var outcome: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    private init(_ cancellable: Cancellable, _ finish: @escaping Finish) {
        self.cancellable = cancellable
        self.finish = finish
    }

    /// Starts the operation and waits until it ends.
    /// - Parameter cancellable: stops the operation, as does cancelling the task; shared by several calls that belong
    ///   together.
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
        guard let outcome = call.outcome else { fatalError("GIO ended a call without a result") }
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

/// An asynchronous call of any result type, as C's callback sees it.
@MainActor
private protocol AsyncCallEnding: AnyObject {
    func end(_ result: OpaquePointer?)
}

/// The function that GIO calls, on the thread that started the operation: the main one.
private let asyncCallEnded: GAsyncReadyCallback = { _, result, data in
    onMainActor((result, data)) { result, data in Carried<any AsyncCallEnding>.take(data)?.end(result) }
}

/// A way to stop GIO operations (`GCancellable`). It is unchecked because GIO makes it safe to use from any thread.
final class Cancellable: @unchecked Sendable {
    let pointer = g_cancellable_new()

    deinit { g_object_unref(pointer) }

    /// Cancels on the main thread, since observers may belong to GTK (`g_cancellable_cancel`).
    func cancel() {
        if MainLoopExecutor.isCurrent {
            g_cancellable_cancel(pointer)
        } else {
            Task { @MainActor in g_cancellable_cancel(pointer) }
        }
    }
}
