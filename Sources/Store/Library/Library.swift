public import Foundation
internal import GRDB
internal import Synchronization

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

    /// Whether changes are kept; it may come to be so later, as ``LibraryTopic/state`` tells.
    public var state: State { standing.withLock { $0.state } }

    /// What happened when the library was opened that the person should be told; what a repair did stays among them,
    /// also for other processes, until ``noteAsTold(_:)``.
    public var notices: [LibraryNotice] { standing.withLock { $0.notices } }

    /// The file that is open: the one asked for, or a stand-in where ``state`` is not durable.
    public let file: URL

    let pool: DatabasePool
    let clock: @Sendable () -> Date

    /// Tells of what is saved, by whomever.
    let changeLog: ChangeLog

    /// How the catalogue's readers have the library beside them.
    let attachment: LibraryAttachment

    /// Which file was opened, whatever its name leads to later; nil for one that nobody else knows of.
    let identity: Files.Identity?

    let standing: Mutex<Standing>
    let takingOver = Mutex(())

    /// What was saved when the last backup was made.
    let backupMark = Mutex<BackupMark?>(nil)

    private let temporaryFolder: TemporaryFolder?

    /// - Parameters:
    ///   - use: Has nobody put another file in place of this one while it is open.
    ///   - address: What SQLite knows the file by, where that is not its path.
    ///   - opener: Has the library be durable later, where another process was busy with it.
    init(
        pool: DatabasePool, use: LibraryUse? = nil, file: URL, address: String? = nil, state: State,
        notices: [LibraryNotice], clock: @escaping @Sendable () -> Date, opener: LibraryOpener? = nil,
        temporaryFolder: TemporaryFolder? = nil
    ) throws {
        self.pool = pool
        self.file = file
        self.clock = clock
        self.temporaryFolder = temporaryFolder
        identity = use == nil ? nil : Files.identity(file)
        attachment = LibraryAttachment(address: address ?? file.path, use: use)
        standing = Mutex(Standing(state: state, notices: notices, opener: opener))
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
        if case .readOnly(let reason) = await stateForWriting {
            throw StoreError(operation, reason.cause, file: reason.file, detail: reason.detail)
        }
        let value = try await suspecting {
            try await naming(operation, file: file.path) { try await pool.write(updates) }
        }
        try await keepInPlace()
        return value
    }

    /// Reads the library.
    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await suspecting { try await naming(.readLibrary, file: file.path) { try await pool.read(value) } }
    }
}
