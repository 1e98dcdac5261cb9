internal import Foundation
internal import GRDB

/// Finds out whether the library's file is damaged or has gone and, if so, puts a good one in its place.
///
/// What shall take its place is made whole beside it first, with the notice of what happened in it, and then renamed to
/// `library.sqlite.recovered`. From then on the repair is decided: where there is no room for it, or the program is killed
/// before, the damaged file still stands where the next start looks for it; where it is killed later, the next start
/// brings the repair to its end.
struct LibraryRepair {
    /// The size, in bytes, up to which the whole file is checked each time it is opened: a few milliseconds.
    /// A larger one is checked when the daily backup is due, which reads all of it anyway, and after damage was found.
    static let alwaysChecked = 8 << 20

    let library: URL
    let locks: LibraryLocks
    let backups: LibraryBackups
    let recovery: LibraryRecovery
    let clock: @Sendable () -> Date

    private var unfinished: URL { library.appendingPathExtension("recovering") }
    private var decided: URL { library.appendingPathExtension("recovered") }

    /// A mark beside a file in which damage was found while it was open.
    private var suspicion: URL { Self.suspicion(of: library) }

    static func suspicion(of library: URL) -> URL { library.appendingPathExtension("suspect") }

    /// Sets a damaged file aside, and puts in its place what can be read of it and what the best backup has of the
    /// rest; does nothing where the file is in order.
    ///
    /// - Throws: ``StoreError`` where another process has the damaged file open.
    func repairIfDamaged() throws {
        if Files.isFile(decided) { try locks.alone { try finish() } }
        let size = Files.size(library)
        // A file that is missing while another process has it open is not to be made anew beside that.
        guard let size else { return try locks.alone { if try hasLog || backups.best() != nil { try recover() } } }
        if try isDamaged(size: size) { try locks.alone(recover) }
        try Files.remove(suspicion)
    }

    /// Whether the file is damaged.
    func isDamaged() throws -> Bool { try isDamaged(size: Files.size(library) ?? 0) }

    private func isDamaged(size: Int) throws -> Bool {
        // An empty file is what is left when the program dies while it makes its first one.
        if size == 0 { return try hasLog || !backups.all().isEmpty }
        return try LibraryFile(library).isDamaged(
            isOurs: true, isWhole: size <= Self.alwaysChecked || Files.isFile(suspicion) || backups.isDailyDue)
    }

    private var hasLog: Bool { (Files.size(URL(filePath: library.path + "-wal")) ?? 0) > 0 }

    private func recover() throws {
        do {
            try recovery.make(at: unfinished, settingAside: unusedName())
            try Files.synchronize(unfinished)
        } catch {
            // What there is of it would only take up the room that is missing.
            for file in [unfinished] + Files.companions(of: unfinished) { try Files.remove(file) }
            throw error
        }
        try Files.rename(unfinished, to: decided)
        try finish()
    }

    /// Gives the damaged file, and the log that belongs to it, the name under which it stays, and the recovered one
    /// its place.
    private func finish() throws {
        let aside = try DatabaseQueue(path: decided.path, configuration: .reading).read { db in
            try UntoldNotices.all(db).last?.setAside
        }
        for file in Files.companions(of: decided) { try Files.remove(file) }
        if let aside, Files.size(library) != nil, Files.size(aside) == nil { try Files.link(library, to: aside) }
        // The log of the damaged file must be gone before the recovered one comes: it is not to be read into that.
        for (suffix, isKept) in [("-wal", true), ("-journal", true), ("-shm", false)] {
            let file = URL(filePath: library.path + suffix)
            guard Files.size(file) != nil else { continue }
            if isKept {
                try Files.rename(file, to: URL(filePath: (aside ?? unusedName()).path + suffix))
            } else {
                try Files.remove(file)
            }
        }
        if let aside { Files.makePrivate(database: aside) }
        try Files.rename(decided, to: library)
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

extension LibraryNotice {
    /// The file that was set aside, or nil where there was none.
    fileprivate var setAside: URL? {
        switch self {
        case .salvaged(_, let aside), .restored(_, let aside), .startedAnew(let aside): aside
        case .vanished, .backupFailed: nil
        }
    }
}

extension Configuration {
    /// How a file is opened that is only looked at.
    static var reading: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        return configuration
    }
}
