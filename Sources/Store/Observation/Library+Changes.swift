internal import Foundation
internal import GRDB

extension Library {
    /// The favourites of a kind, the newest first, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the
    /// library cannot be read.
    public func favouriteUpdates(of kind: EntryKind) -> AsyncThrowingStream<[Favourite], any Error> {
        values { db in try Favourite.fetchAll(db, kind: kind) }
    }

    /// The value that is read from the library, now and whenever it has become another.
    func values<Value: Sendable & Equatable>(
        of read: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        stream(ValueObservation.tracking(read).removeDuplicates())
    }

    /// Something at once, and once more after each change of some tables.
    func changes(of tables: String...) -> AsyncThrowingStream<Void, any Error> {
        stream(ValueObservation.tracking(regions: tables.map { Table($0) }, fetch: { _ in }))
    }

    private func stream<Reducer: ValueReducer>(
        _ observation: ValueObservation<Reducer>
    ) -> AsyncThrowingStream<Reducer.Value, any Error> where Reducer.Value: Sendable {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { [pool, file] in
                do {
                    for try await value in observation.values(in: pool) { continuation.yield(value) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: StoreError(error, .readLibrary, file: file.path))
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
