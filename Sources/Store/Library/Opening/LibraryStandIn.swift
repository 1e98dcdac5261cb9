internal import Foundation
internal import GRDB

/// A library in a temporary folder, for when the person's own file cannot be written.
///
/// It holds a copy of what the file holds, which can be read and not changed: a change that would be lost
/// is better refused. Where there is nothing to copy, it is empty and can be changed until the program ends.
struct LibraryStandIn {
    let opener: LibraryOpener
    let reason: StoreError

    /// Opens the stand-in.
    ///
    /// - Throws: ``StoreError`` where no temporary folder can be written either.
    func open() throws -> Library {
        do {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: "library.sqlite")
            if try copy(to: file), let library = try openCopy(file, in: folder) { return library }
            let empty = folder.url.appending(path: "empty.sqlite")
            return try open(empty, in: folder, state: .temporary(reason))
        } catch {
            throw StoreError(error, .openLibrary, file: opener.url.path)
        }
    }

    /// Copies the file and its log.
    ///
    /// - Returns: Whether there was anything to copy that could be read.
    private func copy(to file: URL) throws -> Bool {
        guard let size = Files.size(opener.url), size > 0 else { return false }
        for suffix in ["", "-wal"] {
            let original = opener.url.path + suffix
            guard FileManager.default.fileExists(atPath: original) else { continue }
            guard FileManager.default.isReadableFile(atPath: original) else { return false }
            try Files.copy(URL(filePath: original), to: URL(filePath: file.path + suffix))
        }
        return true
    }

    private func openCopy(_ file: URL, in folder: TemporaryFolder) throws -> Library? {
        do {
            return try open(file, in: folder, state: .readOnly(reason))
        } catch let error as DatabaseError where StoreError.Cause(error) == .corrupt {
            return nil
        }
    }

    private func open(_ file: URL, in folder: TemporaryFolder, state: Library.State) throws -> Library {
        var configuration = opener.configuration
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
