internal import Synchronization

/// Runs pieces of asynchronous work one after the other, in the order in which they came.
final class SerialTasks: Sendable {
    private let last = Mutex<Task<Void, Never>?>(nil)

    /// Waits for the work that came before, then runs a piece of work.
    ///
    /// Cancelling the calling task cancels the work.
    func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = last.withLock { last in
            let previous = last
            let task = Task {
                await previous?.value
                try Task.checkCancellation()
                return try await work()
            }
            last = Task { _ = await task.result }
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
