internal import Foundation
internal import GRDB

/// Opens the library, whatever state its file is in.
///
///     damaged?  set it aside, restore the newest good backup
///     older?    back up, migrate; step by step
///     newer?    open a copy, to read only
///     no room, no permission?  open a copy elsewhere, to read only
struct LibraryOpener {
    let url: URL
    let clock: @Sendable () -> Date
    var migrations = LibraryMigration.all

    /// The most pages that the file may have, or nil for no limit; tests stand in for a full disk with it.
    var pageLimit: Int?

    var backups: LibraryBackups { LibraryBackups(library: url, clock: clock) }

    /// Opens the library or, where that is impossible, a stand-in.
    ///
    /// - Throws: ``StoreError`` where not even a stand-in can be made.
    func open() throws -> Library {
        do {
            return try openInPlace()
        } catch {
            let reason = StoreError(error, .openLibrary, file: url.path)
            return try LibraryStandIn(opener: self, reason: reason).open()
        }
    }

    private func openInPlace() throws -> Library {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lock = try FileLock(url.deletingPathExtension().appendingPathExtension("lock"))
        let library = try openLocked()
        lock.release()
        return library
    }

    private func openLocked() throws -> Library {
        var notices: [LibraryNotice] = []
        let repair = LibraryRepair(library: url, backups: backups, clock: clock)
        if let notice = try repair.repairIfDamaged() { notices.append(notice) }
        let isNew = (Files.size(url) ?? 0) == 0
        let pool = try DatabasePool(path: url.path, configuration: configuration)
        try checkThatItCanBeWritten(pool)
        try migrate(pool, isNew: isNew)
        if !isNew, backups.isDailyDue, let notice = backups.makeDaily(of: pool) { notices.append(notice) }
        return try Library(pool: pool, file: url, state: .durable, notices: notices, clock: clock)
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
    var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { [pageLimit] db in
            guard !db.configuration.readonly else { return }
            try db.execute(sql: "PRAGMA synchronous = FULL")
            if let pageLimit { try db.execute(sql: "PRAGMA max_page_count = \(pageLimit)") }
        }
        return configuration
    }
}
