internal import Foundation
internal import GRDB
internal import Glibc

/// The backups of the library, in the folder `backups` beside it; see ``LibraryRetention`` for which are kept.
struct LibraryBackups {
    let library: URL
    let clock: @Sendable () -> Date

    var folder: URL { library.deletingLastPathComponent().appending(path: "backups") }

    /// A backup and when it was made.
    struct Backup: Hashable {
        let url: URL
        let date: Date
        let isDaily: Bool

        /// Whether the clock then ran ahead of what it says now: when it was made, nobody knows.
        let isOfFuture: Bool

        /// Its place among those of one second, as those before each of several steps are.
        let step: Int
    }

    /// All backups, the newest first; those of the future come last, as no date tells where they belong.
    ///
    /// - Throws: What the system says where the folder exists and cannot be listed.
    func all() throws -> [Backup] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        // A clock that is set runs a little before and after the true time.
        let now = clock() + 60
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { name in
                guard let stamp = FileStamp.date(in: name), name.hasSuffix(".sqlite") else { return nil }
                return Backup(
                    url: folder.appending(path: name), date: stamp, isDaily: !name.contains(Self.beforeMark),
                    isOfFuture: stamp > now, step: Self.step(in: name))
            }
            .sorted {
                $0.isOfFuture == $1.isOfFuture
                    ? ($0.date, $0.step, $0.url.path) > ($1.date, $1.step, $1.url.path) : $1.isOfFuture
            }
    }

    /// The newest good backup that is not much poorer than the fullest good one, or nil where none is good.
    func best() throws -> Backup? {
        let good = try all().compactMap { backup in
            try LibraryFile(backup.url).checkedRowCount.map { (backup, rows: $0) }
        }
        let most = good.map(\.rows).max() ?? 0
        return good.first { !LibraryRetention.isPoor($0.rows, beside: most) }?.0
    }

    /// Whether a day has passed since the last daily backup, or the clock has been set back.
    var isDailyDue: Bool { isDue(after: 86_400) }

    private func isDue(after seconds: Double) -> Bool {
        do {
            guard let last = try all().first(where: \.isDaily), !last.isOfFuture else { return true }
            return clock().timeIntervalSince(last.date) >= seconds
        } catch {
            return true
        }
    }

    /// Makes the daily backup.
    ///
    /// - Returns: What the person should be told where it cannot be made; the library is usable all the same.
    func makeDaily(of pool: DatabasePool) -> LibraryNotice? {
        do {
            try make(of: pool, named: dailyName)
            return nil
        } catch {
            return .backupFailed(StoreError(error, .backUpLibrary, file: folder.path))
        }
    }

    /// Makes a backup beside the daily ones where the last one is older than so many seconds and holds something else.
    ///
    /// - Returns: Whether the last backup is now as the library is.
    /// - Throws: ``StoreError`` where it cannot be made.
    func makeIfChanged(of pool: DatabasePool, after seconds: Double) throws -> Bool {
        guard isDue(after: seconds) else { return false }
        return try naming(.backUpLibrary, file: folder.path) {
            let last = try all().first(where: \.isDaily)
            try make(of: pool, named: dailyName, unlessLike: last?.url)
            return true
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

    /// Closes what there is to everybody but its owner.
    func makePrivate() {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        Files.makePrivate(folder)
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                Files.makePrivate(folder.appending(path: name))
            }
        } catch {
            // A folder that cannot be listed is told of when the next backup is due.
        }
    }

    private var dailyName: String { "library-\(FileStamp.text(clock())).sqlite" }

    private static let beforeMark = "-before-"

    /// The place of the migration that a backup was made before, by the backup's name; a daily one comes after all.
    private static func step(in name: String) -> Int {
        LibraryMigration.all.firstIndex { name.hasSuffix("\(beforeMark)\($0.name).sqlite") }
            ?? LibraryMigration.all.count
    }

    /// Writes a backup under another name first, so that what bears a backup's name is whole.
    private func make(of pool: DatabasePool, named name: String, unlessLike last: URL? = nil) throws {
        try Files.makePrivateFolder(folder)
        // Two processes may back up at once.
        let part = folder.appending(path: "unfinished-\(ProcessInfo.processInfo.processIdentifier)")
        try removeUnfinished()
        do {
            try Files.makePrivateFile(part)
            try pool.unsafeRead { db in try db.execute(sql: "VACUUM INTO ?", arguments: [part.path]) }
            try LibraryFile(part).noteRowCount()
            if let last, FileManager.default.contentsEqual(atPath: part.path, andPath: last.path) {
                return try Files.remove(part)
            }
            try Files.synchronize(part)
        } catch {
            // What there is of it would only take up the room that is missing.
            try Files.remove(part)
            throw error
        }
        try Files.rename(part, to: folder.appending(path: name))
        try removeOld()
    }

    /// Removes what a process left that died while it made a backup.
    private func removeUnfinished() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("unfinished")
        {
            let process = name.split(separator: "-").last.flatMap { Int32($0) }
            if let process, process != ProcessInfo.processInfo.processIdentifier, kill(process, 0) == 0 { continue }
            try Files.remove(folder.appending(path: name))
        }
    }

    private func removeOld() throws {
        let backups = try all()
        let kept = LibraryRetention(backups.map { ($0, LibraryFile($0.url).rowCount ?? 0) }).kept
        for backup in backups where !kept.contains(backup) { try Files.remove(backup.url) }
    }
}
