internal import Foundation
internal import GRDB

/// What is opened where the person's own file cannot be written.
///
/// It shows what the file holds, which can be read and not changed: a change that would be lost is better refused. That
/// is a copy in a temporary folder or, where no place has room for one, the file itself, opened to be read only. Of a
/// damaged file it is what would be restored. Where there is nothing to show, it is empty and can be changed until the
/// program ends.
struct LibraryStandIn {
    let opener: LibraryOpener
    let reason: StoreError

    /// Opens the stand-in.
    ///
    /// - Throws: ``StoreError`` where no temporary folder can be written either.
    func open() throws -> Library {
        do {
            let use = holdOn()
            // The last is as the file was when its log was begun, which is better than nothing.
            let library =
                try openCopy() ?? openInPlace(use, at: address) ?? openRecovered()
                ?? openInPlace(use, at: addressWithoutLog)
            if let library { return library }
            let folder = try TemporaryFolder(in: opener.places)
            return try open(folder.url.appending(path: "empty.sqlite"), in: folder, state: .temporary(reason))
        } catch {
            throw StoreError(error, .openLibrary, file: opener.url.path)
        }
    }

    /// Has nobody repair the file meanwhile; nil where there is no lock to be had, as on a disk that is read only.
    private func holdOn() -> LibraryUse? {
        do {
            return try opener.locks.use(seconds: 1)
        } catch {
            return nil
        }
    }

    private var log: URL { URL(filePath: opener.url.path + "-wal") }

    private var hasLog: Bool { (Files.size(log) ?? 0) > 0 }

    /// Whether there is an index of the log, as there is while somebody has the file open, and after one was killed.
    private var hasIndex: Bool { Files.size(URL(filePath: opener.url.path + "-shm")) != nil }

    /// How the file is opened to be read only.
    ///
    /// Beside a log, or while there may be one any moment, SQLite has to take part in what others do with it. Where there
    /// is neither log nor index, nobody has the file open, and SQLite is told that nobody will: else it would want to make
    /// a log.
    private var address: String { hasLog || hasIndex ? opener.url.path : addressWithoutLog }

    private var addressWithoutLog: String {
        let path = opener.url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? opener.url.path
        return "file:\(path)?immutable=1"
    }

    /// Copies the file as it is at one moment, together with its log, to the first place with room for it.
    private func openCopy() throws -> Library? {
        guard let size = Files.size(opener.url), size > 0 else { return nil }
        do {
            let room = 2 * (size + (Files.size(log) ?? 0)) + (256 << 10)
            let folder = try TemporaryFolder(in: opener.places, room: room)
            let file = folder.url.appending(path: "library.sqlite")
            try copy(to: file)
            return try LibraryFile(file).isDamaged(isOurs: true)
                ? nil : open(file, in: folder, state: .readOnly(reason))
        } catch {
            // The file itself, or what a repair makes of it, is tried next.
            return nil
        }
    }

    private func copy(to file: URL) throws {
        // Somebody may begin to save while what nobody has open is copied without a lock.
        for _ in 0..<8 {
            let before = state
            if try copyOnce(to: file) || state == before { return }
            for file in [file] + Files.companions(of: file) { try Files.remove(file) }
        }
        throw StoreError(.openLibrary, .busy, file: opener.url.path)
    }

    /// When file and log were changed last, and whether somebody may have them open.
    private var state: FileState {
        FileState(changes: [opener.url, log].map(Files.lastChange), hasIndex: hasIndex)
    }

    private struct FileState: Equatable {
        let changes: [Files.Change?]
        let hasIndex: Bool
    }

    /// - Returns: whether it was locked meanwhile, and so is as it was at one moment whatever others do.
    private func copyOnce(to file: URL) throws -> Bool {
        // Without an index SQLite would have to make it where nothing can be made.
        if hasLog, !hasIndex {
            try Files.copy(opener.url, to: file)
            try Files.copy(log, to: URL(filePath: file.path + "-wal"))
            return false
        }
        let address = address
        do {
            try Files.makePrivateFile(file)
            try DatabaseQueue(path: address, configuration: .reading).backup(to: DatabaseQueue(path: file.path))
            return address != addressWithoutLog
        } catch  where address == addressWithoutLog {
            // Not every SQLite takes the address by which it is told that nobody changes the file.
            try Files.remove(file)
            try Files.copy(opener.url, to: file)
            return false
        }
    }

    /// Opens the file itself, where it is in order.
    private func openInPlace(_ use: LibraryUse?, at address: String) -> Library? {
        guard let size = Files.size(opener.url), size > 0 else { return nil }
        do {
            var configuration = opener.configuration(use)
            configuration.readonly = true
            let pool = try DatabasePool(path: address, configuration: configuration)
            let finding = try pool.read { db in try String.fetchOne(db, sql: "PRAGMA quick_check(1)") }
            // It cannot be brought to the form that the program knows where it is.
            guard finding == "ok", try reason.cause == .newerVersion || pool.read(opener.migrations.pending).isEmpty
            else { return nil }
            return try Library(
                pool: pool, use: use, file: opener.url, address: address, state: .readOnly(reason), notices: [],
                clock: opener.clock)
        } catch {
            // What a repair makes of it is tried next.
            return nil
        }
    }

    /// Opens what a repair would put in the file's place.
    private func openRecovered() throws -> Library? {
        do {
            let folder = try TemporaryFolder(in: opener.places, room: 1 << 20)
            let file = folder.url.appending(path: "library.sqlite")
            guard try opener.recovery.make(at: file, settingAside: opener.url) else { return nil }
            return try open(file, in: folder, state: .readOnly(reason))
        } catch {
            // What cannot be read cannot be shown.
            return nil
        }
    }

    private func open(_ file: URL, in folder: TemporaryFolder, state: Library.State) throws -> Library {
        var configuration = opener.configuration(nil)
        configuration.label = "stand-in"
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        if reason.cause != .newerVersion { try migrate(pool, state: state) }
        return try Library(
            pool: pool, file: file, state: state, notices: [], clock: opener.clock,
            temporaryFolder: folder)
    }

    /// Brings the stand-in to the form that the program knows. A copy for which that fails, perhaps as it did
    /// for the original, is shown as it is.
    private func migrate(_ pool: DatabasePool, state: Library.State) throws {
        do {
            try opener.migrations.migrator.migrate(pool)
        } catch {
            guard case .readOnly = state else { throw error }
        }
    }
}
