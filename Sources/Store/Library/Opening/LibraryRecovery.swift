internal import Foundation
internal import GRDB

/// Makes a good library of a damaged one: of what can be read of it, and of what the best backup has of the rest.
struct LibraryRecovery {
    let library: URL
    let backups: LibraryBackups
    let migrations: [LibraryMigration]

    /// Makes a file that can take the library's place, with the notice of that in it.
    ///
    /// The damaged file is not touched: what is read is a copy of it.
    ///
    /// - Parameters:
    ///   - file: The file to be made.
    ///   - aside: The name under which the damaged file will stay, as the notice says.
    /// - Returns: Whether it has anything that was kept.
    @discardableResult
    func make(at file: URL, settingAside aside: URL) throws -> Bool {
        let backup = try backups.best()
        try clear(file)
        let notice = try salvage(to: file, backup).map { LibraryNotice.salvaged($0, setAside: aside) }
        let isMissing = Files.size(library) == nil
        if notice == nil {
            try clear(file)
            if let backup { try Files.copy(backup.url, to: file) } else { try Files.makePrivateFile(file) }
        }
        let otherwise =
            backup.map {
                isMissing ? LibraryNotice.vanished(restored: $0.date) : .restored(date: $0.date, setAside: aside)
            }
            ?? .startedAnew(setAside: aside)
        try DatabaseQueue(path: file.path).write { db in
            try UntoldNotices.removeAll(from: db)
            try UntoldNotices.add(notice ?? otherwise, to: db)
        }
        return notice != nil || backup != nil
    }

    /// Salvages what can be read; nil where that is nothing, or not enough to make a library of.
    private func salvage(to file: URL, _ backup: LibraryBackups.Backup?) throws -> LibrarySalvage? {
        let log = URL(filePath: library.path + "-wal")
        let isEmpty = (Files.size(library) ?? 0) == 0
        guard !isEmpty || (Files.size(log) ?? 0) > 0 else { return nil }
        let copy = file.appendingPathExtension("damaged")
        try clear(copy)
        defer { forget(copy) }
        if isEmpty {
            // SQLite reads no log beside an empty file, and one beside a page that the log has anew.
            try Data(count: 4_096).write(to: copy)
        } else {
            try Files.copy(library, to: copy)
        }
        Files.makePrivate(copy)
        if Files.size(log) != nil { try Files.copy(log, to: URL(filePath: copy.path + "-wal")) }
        try DamagedHeader(copy).mend()
        try Files.makePrivateFile(file)
        do {
            let losses = try SalvageRun(damaged: copy, backup: backup?.url, target: file, migrations: migrations).run()
            guard let losses, try !LibraryFile(file).isDamaged() else { return nil }
            return LibrarySalvage(backup: backup?.date, losses: losses)
        } catch let error as DatabaseError where !StoreError.Cause(error, file: file.path).isOfSystem {
            // Whatever else SQLite says of a damaged file, it cannot be salvaged; the backup still can.
            return nil
        }
    }

    private func clear(_ file: URL) throws {
        for file in [file] + Files.companions(of: file) { try Files.remove(file) }
    }

    private func forget(_ file: URL) {
        do {
            try clear(file)
        } catch {
            // The next repair removes it.
        }
    }
}

extension StoreError.Cause {
    /// Whether the system is the cause, and not what is in the file.
    fileprivate var isOfSystem: Bool { self == .diskFull || self == .notWritable || self == .busy }
}
