internal import Foundation
internal import GRDB

/// Finds out whether the library's file is damaged and, if so, puts a good one in its place.
struct LibraryRepair {
    /// The size, in bytes, up to which the whole file is checked each time it is opened: a few milliseconds.
    /// A larger one is checked when the daily backup is due, which reads all of it anyway.
    static let alwaysChecked = 8 << 20

    let library: URL
    let backups: LibraryBackups
    let clock: @Sendable () -> Date

    /// Sets a damaged file aside and restores the newest good backup.
    ///
    /// - Returns: What the person should be told, or nil where the file is in order or does not exist.
    func repairIfDamaged() throws -> LibraryNotice? {
        guard let size = Files.size(library), try isDamaged(size: size) else { return nil }
        let aside = try setAside()
        for backup in try backups.all() {
            guard try !isDamaged(backup.url, isOurs: false) else { continue }
            let copy = library.appendingPathExtension("restored")
            if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
            try FileManager.default.copyItem(at: backup.url, to: copy)
            try Files.synchronize(copy)
            try Files.rename(copy, to: library)
            return .restored(date: backup.date, setAside: aside)
        }
        return .startedAnew(setAside: aside)
    }

    private func isDamaged(size: Int) throws -> Bool {
        // An empty file is what is left when the program dies while it makes its first one.
        if size == 0 { return try !backups.all().isEmpty }
        return try isDamaged(library, isWhole: size <= Self.alwaysChecked || backups.isDailyDue)
    }

    /// Whether SQLite finds something wrong with a file.
    ///
    /// - Parameters:
    ///   - isOurs: Whether the file may be written, as is needed to take over what its log holds.
    ///   - isWhole: Whether all pages are looked at, or only the first ones.
    private func isDamaged(_ file: URL, isOurs: Bool = true, isWhole: Bool = true) throws -> Bool {
        var configuration = Configuration()
        configuration.readonly = !isOurs
        configuration.busyMode = .timeout(5)
        do {
            let queue = try DatabaseQueue(path: file.path, configuration: configuration)
            return try queue.read { db in
                guard isWhole else { return try String.fetchOne(db, sql: "SELECT type FROM sqlite_master") == nil }
                return try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok"
            }
        } catch let error as DatabaseError where StoreError.Cause(error) == .corrupt {
            return true
        }
    }

    /// Gives the damaged file, and the log that belongs to it, a name under which it stays.
    private func setAside() throws -> URL {
        let stem = library.deletingPathExtension().lastPathComponent
        let stamp = FileStamp.text(clock())
        let folder = library.deletingLastPathComponent()
        var aside = folder.appending(path: "\(stem).corrupt-\(stamp).sqlite")
        var number = 2
        while FileManager.default.fileExists(atPath: aside.path) {
            aside = folder.appending(path: "\(stem).corrupt-\(stamp)-\(number).sqlite")
            number += 1
        }
        try Files.rename(library, to: aside)
        let log = URL(filePath: library.path + "-wal")
        if FileManager.default.fileExists(atPath: log.path) {
            try Files.rename(log, to: URL(filePath: aside.path + "-wal"))
        }
        let index = URL(filePath: library.path + "-shm")
        if FileManager.default.fileExists(atPath: index.path) { try FileManager.default.removeItem(at: index) }
        return aside
    }
}
