internal import GRDB
internal import Synchronization

/// Reads what has changed from the library's table `change`, which its triggers write, and tells of it.
///
/// It is told of each commit of this process, and looks for what others have saved when it is asked to. Each change is
/// told once: those of this process as its own, however they are noticed.
final class ChangeLog: TransactionObserver, Sendable {
    private struct State {
        /// The number of the last change that was told.
        var last: Int64
        /// SQLite's number of what other connections have saved, as of the last look.
        var version: Int?
        /// The numbers of the changes that this process is making, or has made and not yet told.
        var own: Set<Int64> = []
    }

    let broadcast = ChangeBroadcast()
    private let state: Mutex<State>

    /// A log of what changes from now on.
    init(_ db: Database) throws {
        let last = try db.tableExists("change") ? Int64.fetchOne(db, sql: "SELECT max(sequence) FROM change") : nil
        state = Mutex(State(last: last ?? 0, version: try Self.version(db)))
    }

    /// Tells of what other processes have saved since the last look.
    ///
    /// - Parameter db: The connection that writes, whose own changes count for nothing here.
    /// - Returns: Whether something has changed.
    func lookOutside(_ db: Database) throws -> Bool {
        let version = try Self.version(db)
        guard state.withLock({ $0.version }) != version else { return false }
        let isChanged = try tell(db)
        state.withLock { $0.version = version }
        return isChanged
    }

    private static func version(_ db: Database) throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA data_version") }

    /// Tells of what has been saved and was not told yet.
    @discardableResult
    private func tell(_ db: Database) throws -> Bool {
        let last = state.withLock { $0.last }
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT sequence, what, id FROM change WHERE sequence > ? ORDER BY sequence"),
            arguments: [last])
        let changes: [LibraryChange] = state.withLock { state in
            defer { state.own = [] }
            state.last = rows.last?[0] ?? state.last
            return rows.compactMap { row in
                LibraryChange.Subject(what: row[1], id: row[2]).map {
                    LibraryChange($0, by: state.own.contains(row[0]) ? .here : .elsewhere)
                }
            }
        }
        broadcast.send(changes)
        return !rows.isEmpty
    }

    // MARK: What SQLite tells

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        if case .insert("change") = eventKind { true } else { false }
    }

    func databaseDidChange(with event: DatabaseEvent) {
        state.withLock { _ = $0.own.insert(event.rowID) }
    }

    func databaseDidCommit(_ db: Database) {
        guard state.withLock({ !$0.own.isEmpty }) else { return }
        do {
            try tell(db)
        } catch {
            // It was saved, and is told with the next change; who reads the library then sees what is wrong with it.
        }
    }

    func databaseDidRollback(_ db: Database) {
        state.withLock { $0.own = [] }
    }
}
