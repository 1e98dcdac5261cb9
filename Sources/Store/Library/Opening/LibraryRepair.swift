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
    /// The backup is copied first: where there is no room for it, or the program is killed meanwhile, the
    /// damaged file still stands where the next start looks for it.
    ///
    /// - Returns: What the person should be told, or nil where the file is in order or does not exist.
    func repairIfDamaged() throws -> LibraryNotice? {
        guard let size = Files.size(library), try isDamaged(size: size) else { return nil }
        let good = try backups.all().first { try !isDamaged($0.url, isOurs: false) }
        guard let good else { return .startedAnew(setAside: try setAside()) }
        let copy = library.appendingPathExtension("restored")
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try Files.copy(good.url, to: copy)
        try Files.synchronize(copy)
        let aside = try setAside()
        try Files.rename(copy, to: library)
        return .restored(date: good.date, setAside: aside)
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
        let aside = unusedName()
        for (suffix, isKept) in [("-wal", true), ("-shm", false), ("", true)] {
            let file = URL(filePath: library.path + suffix)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            if isKept {
                try Files.rename(file, to: URL(filePath: aside.path + suffix))
            } else {
                try FileManager.default.removeItem(at: file)
            }
        }
        return aside
    }

    /// A name such as `library.corrupt-2026-11-21T032621Z.sqlite` that no file has.
    private func unusedName() -> URL {
        let stem = library.deletingPathExtension().path + ".corrupt-" + FileStamp.text(clock())
        var name = URL(filePath: stem + ".sqlite")
        var number = 2
        while FileManager.default.fileExists(atPath: name.path) {
            name = URL(filePath: "\(stem)-\(number).sqlite")
            number += 1
        }
        return name
    }
}
