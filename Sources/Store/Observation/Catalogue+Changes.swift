internal import GRDB

extension Catalogue {
    /// Tells, from now on, whenever what the catalogue shows may have changed: its packs, a favourite, the bar
    /// shelf or a rating.
    ///
    /// It says so as soon as the change is saved. Changes that come while nobody listens are told as one.
    /// The sequence ends when the task that iterates it is cancelled.
    public var changes: AsyncStream<Void> { broadcast.stream }

    /// The value that is read from the catalogue, now and after each change.
    ///
    ///     for try await rows in catalogue.values(of: { try await $0.rows(matching: query) }) { … }
    ///
    /// A change that comes while a value is being read leads to one more reading. The sequence ends when the
    /// task that iterates it is cancelled, and with the error that `read` throws.
    ///
    /// - Parameter read: Reads the value.
    public func values<Value: Sendable>(
        of read: @escaping @Sendable (Catalogue) async throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        let changes = changes
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    continuation.yield(try await read(self))
                    for await _ in changes { continuation.yield(try await read(self)) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Has a broadcast sent at each commit that changes what the catalogue shows.
    ///
    /// It waits for writes that are under way, which is why listeners are not handed to GRDB one by one: the main
    /// thread would wait for a rebuild. The only error there can be is that a table does not exist, as in a library
    /// that a much newer version wrote; it does not change then either, as it is read only.
    static func observe(
        _ database: CatalogueDatabase, _ library: Library, _ broadcast: Broadcast
    ) -> [AnyDatabaseCancellable] {
        let sources: [(any DatabaseWriter, String)] =
            [(database.pool, "meta")] + ["favourite", "shelf", "rating"].map { (library.pool, $0) }
        return sources.map { writer, table in
            DatabaseRegionObservation(tracking: Table(table))
                .start(in: writer, onError: { _ in }, onChange: { _ in broadcast.send() })
        }
    }
}
