public import Foundation
internal import GRDB

/// What is the person's own: favourites, the bar shelf, ratings, the log of what was made, and counters of days.
///
/// It is kept in a SQLite file that is migrated and backed up, and never rebuilt. Every change is on
/// disk when the call that made it returns, and survives the death of the program at any moment.
public final class Library: Sendable {
    /// Whether changes are kept.
    public enum State: Sendable, Equatable {
        /// Changes are kept.
        case durable
        /// What was saved can be seen, and nothing can be changed; why.
        case readOnly(StoreError)
        /// Nothing could be read either: changes last until the program ends; why.
        case temporary(StoreError)
    }

    /// Whether changes are kept.
    public let state: State

    /// What happened when the library was opened that the person should be told.
    public let notices: [LibraryNotice]

    /// The file that is open: the one asked for, or a stand-in where ``state`` is not durable.
    public let file: URL

    let pool: DatabasePool
    let clock: @Sendable () -> Date

    /// Tells of what is saved, by whomever.
    let changeLog: ChangeLog

    private let temporaryFolder: TemporaryFolder?

    init(
        pool: DatabasePool, file: URL, state: State, notices: [LibraryNotice], clock: @escaping @Sendable () -> Date,
        temporaryFolder: TemporaryFolder? = nil
    ) throws {
        self.pool = pool
        self.file = file
        self.state = state
        self.notices = notices
        self.clock = clock
        self.temporaryFolder = temporaryFolder
        changeLog = try pool.writeWithoutTransaction { db in try ChangeLog(db) }
        pool.add(transactionObserver: changeLog, extent: .databaseLifetime)
    }

    /// Opens the library, making, migrating, backing up or restoring it as is needed.
    ///
    /// Where the file cannot be written, a stand-in is opened and ``state`` tells why, so that the
    /// program stays usable.
    ///
    /// - Parameters:
    ///   - url: The file, as in `~/.local/share/comptoir/library.sqlite`. Backups are kept in the folder
    ///     `backups` beside it.
    ///   - clock: Tells the time, for the dates of backups and favourites.
    /// - Throws: ``StoreError`` where not even a stand-in can be made.
    @concurrent public static func open(
        at url: URL, clock: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> Library {
        try LibraryOpener(url: url, clock: clock).open()
    }

    /// Changes the library in one transaction.
    func write<Value: Sendable>(
        _ operation: StoreError.Operation, _ updates: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        if case .readOnly(let reason) = state {
            throw StoreError(operation, reason.cause, file: reason.file, detail: reason.detail)
        }
        return try await naming(operation, file: file.path) { try await pool.write(updates) }
    }

    /// Reads the library.
    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await naming(.readLibrary, file: file.path) { try await pool.read(value) }
    }
}
