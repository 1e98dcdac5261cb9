internal import Foundation
internal import GRDB

/// Opens the library, whatever state its file is in.
///
///     damaged, gone?  set it aside, salvage what can be read, take the rest from the best backup
///     older?          back up, migrate; step by step
///     newer?          open a copy, to read only
///     no room, no permission?  open a copy elsewhere, to read only
///     another process holds on to it?  look on, and try again
struct LibraryOpener: Sendable {
    let url: URL
    let clock: @Sendable () -> Date
    var migrations = LibraryMigration.all

    /// The most pages that the file may have, or nil for no limit; tests stand in for a full disk with it.
    var pageLimit: Int?

    /// How long to wait for another process that opens the library, in seconds.
    var patience = 10.0

    /// How long a repair waits for those that have the library open, in seconds.
    var repairPatience = 3.0

    /// How often a library that is not durable because another process was busy tries to become so.
    var interval = Duration.seconds(2)

    /// Where a stand-in may be kept, the preferred place first.
    var places = TemporaryFolder.places

    var backups: LibraryBackups { LibraryBackups(library: url, clock: clock) }
    var locks: LibraryLocks { LibraryLocks(library: url, patience: repairPatience) }
    var recovery: LibraryRecovery { LibraryRecovery(library: url, backups: backups, migrations: migrations) }

    private var repair: LibraryRepair {
        LibraryRepair(library: url, locks: locks, backups: backups, recovery: recovery, clock: clock)
    }

    /// Opens the library or, where that is impossible, a stand-in.
    ///
    /// - Throws: ``StoreError`` where not even a stand-in can be made.
    func open() throws -> Library {
        do {
            return try openInPlace()
        } catch {
            let reason = StoreError(error, .openLibrary, file: url.path)
            if reason.cause == .busy, let library = lookOn(reason) { return library }
            return try LibraryStandIn(opener: self, reason: reason).open()
        }
    }

    private func openInPlace() throws -> Library {
        try Files.makePrivateFolder(url.deletingLastPathComponent())
        let gate = try locks.enter(seconds: patience)
        let library = try openLocked()
        gate.release()
        return library
    }

    private func openLocked() throws -> Library {
        try repair.repairIfDamaged()
        let use = try locks.use()
        try Files.makePrivateFile(url)
        Files.makePrivate(database: url)
        backups.makePrivate()
        let pool = try DatabasePool(path: url.path, configuration: configuration(use))
        let notices = try settle(pool)
        return try Library(pool: pool, use: use, file: url, state: .durable, notices: notices, clock: clock)
    }

    /// Has an open file be one to which changes can be saved.
    ///
    /// - Returns: What the person should be told.
    private func settle(_ pool: DatabasePool) throws -> [LibraryNotice] {
        try checkThatItCanBeWritten(pool)
        let isNew = try pool.read(migrations.migrator.appliedIdentifiers).isEmpty
        try migrate(pool, isNew: isNew)
        var notices = try pool.read(UntoldNotices.all)
        if !isNew, backups.isDailyDue, let notice = backups.makeDaily(of: pool) { notices.append(notice) }
        return notices
    }

    /// Opens the file that another process is busy with, to look at only for now; nil where that is impossible too.
    private func lookOn(_ reason: StoreError) -> Library? {
        do {
            let use = try locks.use(seconds: 0)
            guard Files.size(url) ?? 0 > 0 else { return nil }
            let pool = try DatabasePool(path: url.path, configuration: configuration(use))
            guard try pool.read(migrations.pending).isEmpty else { return nil }
            let library = try Library(
                pool: pool, use: use, file: url, state: .readOnly(reason), notices: [], clock: clock, opener: self)
            library.keepTrying(every: interval)
            return library
        } catch {
            return nil
        }
    }

    /// Has a library that looks on be durable.
    ///
    /// - Returns: What the person should be told.
    /// - Throws: ``StoreError``; its cause is `busy` where it may be tried again.
    func takeOver(_ pool: DatabasePool) throws -> [LibraryNotice] {
        try naming(.openLibrary, file: url.path) {
            let gate = try locks.enter(seconds: 0)
            guard try !repair.isDamaged() else { throw StoreError(.openLibrary, .corrupt, file: url.path) }
            let notices = try settle(pool)
            gate.release()
            return notices
        }
    }

    /// Changes something and takes it back: SQLite opens a file that it may only read without a word, and even
    /// begins a transaction on it that was to write.
    private func checkThatItCanBeWritten(_ pool: DatabasePool) throws {
        try pool.writeWithoutTransaction { db in
            try db.inTransaction(.immediate) {
                try db.execute(sql: "PRAGMA user_version = 0")
                return .rollback
            }
        }
    }

    /// Takes the steps that the file has not taken yet, each after a backup.
    private func migrate(_ pool: DatabasePool, isNew: Bool) throws {
        let migrator = migrations.migrator
        guard try !pool.read(migrator.hasBeenSuperseded) else {
            throw StoreError(.openLibrary, .newerVersion, file: url.path)
        }
        for migration in try pool.read(migrations.pending) {
            if !isNew { try backups.make(of: pool, before: migration.name) }
            try migrator.migrate(pool, upTo: migration.name)
        }
    }

    /// How the library is opened: WAL comes with the pool; FULL makes a commit survive a power cut too,
    /// which the few writes that a person makes can afford.
    ///
    /// - Parameter use: What each connection holds on to, so that nobody puts another file in place of the one that it
    ///   has open.
    func configuration(_ use: LibraryUse?) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { [pageLimit, use] db in
            withExtendedLifetime(use) {}
            guard !db.configuration.readonly else { return }
            try db.execute(sql: "PRAGMA synchronous = FULL")
            if let pageLimit { try db.execute(sql: "PRAGMA max_page_count = \(pageLimit)") }
        }
        return configuration
    }
}
