internal import Foundation
internal import GRDB

extension Library {
    /// What becomes another, from now on, whoever makes it so: each page asks for what it shows.
    ///
    ///     for await changes in library.changes(of: [.favourites(.fruit), .packs]) { … }
    public func changes(of topics: Set<LibraryTopic>) -> LibraryChanges { changeLog.broadcast.changes(of: topics) }

    /// Looks whether another process has changed the library, as the command line does beside a running window, and
    /// tells all who follow something of it.
    ///
    /// SQLite tells a process of its own changes only. It is for whoever watches the library's folder to call this;
    /// where only this process has written it costs next to nothing, and tells nobody.
    ///
    /// - Returns: Whether another process has changed something.
    /// - Throws: ``StoreError`` where the library cannot be read.
    @discardableResult
    public func checkForOutsideChanges() async throws -> Bool {
        guard case .durable = state else { return false }
        return try await naming(.readLibrary, file: file.path) {
            try await pool.writeWithoutTransaction { [changeLog] db in try changeLog.lookOutside(db) }
        }
    }

    /// The value that is read from the library, now and whenever a change of some topics has made it another.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    func values<Value: Sendable & Equatable>(
        on topics: Set<LibraryTopic>, of read: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        changes(of: topics).values { [pool, file] in
            try await naming(.readLibrary, file: file.path) { try await pool.read(read) }
        }
    }
}

extension LibraryChanges {
    /// The value that is read, now and whenever a change has made it another.
    ///
    /// A change that comes while it is being read leads to one more reading.
    func values<Value: Sendable & Equatable>(
        of read: @escaping @Sendable () async throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    var last = try await read()
                    continuation.yield(last)
                    for await _ in self {
                        let new = try await read()
                        if new != last { continuation.yield(new) }
                        last = new
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
