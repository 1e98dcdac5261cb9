import Store

extension Environment {
    /// Backs up what is the person's each hour in which it has changed, however long the program runs.
    func keepBackedUp() {
        tasks.run(orElse: { _ in }) { [library, weak environment = self] in
            let report: @MainActor @Sendable (StoreError) -> Void = { [weak environment] in environment?.report($0) }
            await library.keepBackedUp { await report($0) }
        }
    }

    /// Backs up what has changed, when a window is closed and at the end of the program, which waits for it.
    func backUp() {
        perform { [library] in try await library.backUp() }
    }
}
