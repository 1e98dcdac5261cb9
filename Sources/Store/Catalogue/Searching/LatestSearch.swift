internal import Synchronization

/// Runs the searches of one list, of which only the newest counts.
///
/// A person types faster than a large catalogue can be searched: each search interrupts the one before it
/// in the midst of its statement.
public final class LatestSearch: Sendable {
    private let catalogue: Catalogue
    private let current = Mutex<Task<ContiguousArray<CatalogueRow>, any Error>?>(nil)

    /// The searches of one list in a catalogue.
    public init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    /// The rows of the entries that a query asks for, in order.
    ///
    /// It takes its place among the searches before it lets anything else run, so that the newest call is the
    /// newest search.
    ///
    /// - Parameter onFirst: Called off the main thread with the first rows, where there are many more.
    /// - Throws: `CancellationError` where a newer search has begun or the task was cancelled, ``StoreError``
    ///   where the catalogue cannot be read.
    public nonisolated(nonsending) func rows(
        matching query: some CatalogueQuery, onFirst: (@Sendable (ContiguousArray<CatalogueRow>) -> Void)? = nil
    ) async throws -> ContiguousArray<CatalogueRow> {
        // A task that was cancelled before it began must not end the search that took its place.
        try Task.checkCancellation()
        let task = current.withLock { [catalogue] current in
            current?.cancel()
            let task = Task { try await catalogue.rows(matching: query, onFirst: onFirst) }
            current = task
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
