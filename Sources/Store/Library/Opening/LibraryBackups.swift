internal import Foundation
internal import GRDB

/// The backups of the library, in the folder `backups` beside it: the last three made daily, and the last
/// three made before a migration.
struct LibraryBackups {
    /// How many of each sort are kept.
    static let kept = 3

    let library: URL
    let clock: @Sendable () -> Date

    var folder: URL { library.deletingLastPathComponent().appending(path: "backups") }

    /// A backup and when it was made.
    struct Backup {
        let url: URL
        let date: Date
        let isDaily: Bool
    }

    /// All backups, the newest first.
    ///
    /// - Throws: What the system says where the folder exists and cannot be listed.
    func all() throws -> [Backup] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { name in
                guard let stamp = FileStamp.date(in: name), name.hasSuffix(".sqlite") else { return nil }
                return Backup(
                    url: folder.appending(path: name), date: stamp, isDaily: !name.contains(Self.beforeMark))
            }
            .sorted { ($0.date, $0.url.path) > ($1.date, $1.url.path) }
    }

    /// Whether a day has passed since the last daily backup, or the clock has been set back.
    var isDailyDue: Bool {
        do {
            guard let last = try all().first(where: \.isDaily) else { return true }
            return !(0..<86_400).contains(clock().timeIntervalSince(last.date))
        } catch {
            return true
        }
    }

    /// Makes the daily backup.
    ///
    /// - Returns: What the person should be told where it cannot be made; the library is usable all the same.
    func makeDaily(of pool: DatabasePool) -> LibraryNotice? {
        do {
            try make(of: pool, named: "library-\(FileStamp.text(clock())).sqlite")
            return nil
        } catch {
            return .backupFailed(StoreError(error, .backUpLibrary, file: folder.path))
        }
    }

    /// Makes the backup before a migration.
    ///
    /// - Throws: ``StoreError`` where it cannot be made; the migration must not run then.
    func make(of pool: DatabasePool, before migration: String) throws {
        try naming(.backUpLibrary, file: folder.path) {
            try make(of: pool, named: "library-\(FileStamp.text(clock()))\(Self.beforeMark)\(migration).sqlite")
        }
    }

    private static let beforeMark = "-before-"

    /// Writes a backup under another name first, so that what bears a backup's name is whole.
    private func make(of pool: DatabasePool, named name: String) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let part = folder.appending(path: "unfinished")
        if files.fileExists(atPath: part.path) { try files.removeItem(at: part) }
        do {
            try pool.writeWithoutTransaction { db in
                try db.execute(sql: "VACUUM INTO ?", arguments: [part.path])
            }
            try Files.synchronize(part)
        } catch {
            // What there is of it would only take up the room that is missing.
            if files.fileExists(atPath: part.path) { try files.removeItem(at: part) }
            throw error
        }
        try Files.rename(part, to: folder.appending(path: name))
        try removeOld()
    }

    private func removeOld() throws {
        let backups = try all()
        let old = [true, false].flatMap { isDaily in
            backups.filter { $0.isDaily == isDaily }.dropFirst(Self.kept)
        }
        for backup in old { try FileManager.default.removeItem(at: backup.url) }
    }
}
