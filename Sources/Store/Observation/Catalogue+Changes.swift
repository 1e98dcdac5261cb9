internal import GRDB

extension Catalogue {
    /// Tells, from now on, whenever what the catalogue shows may have changed: its packs or a favourite.
    ///
    /// It says so as soon as the change is saved. Changes that come while nobody listens are told as one.
    /// The sequence ends when the task that iterates it is cancelled.
    public var changes: AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let packs = DatabaseRegionObservation(tracking: SQLRequest<Row>(sql: "SELECT * FROM meta"))
                .start(
                    in: database.pool, onError: { _ in continuation.finish() }, onChange: { _ in continuation.yield() })
            let favourites = DatabaseRegionObservation(tracking: SQLRequest<Row>(sql: "SELECT * FROM favourite"))
                .start(
                    in: library.pool, onError: { _ in continuation.finish() }, onChange: { _ in continuation.yield() })
            continuation.onTermination = { _ in
                packs.cancel()
                favourites.cancel()
            }
        }
    }

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
}
