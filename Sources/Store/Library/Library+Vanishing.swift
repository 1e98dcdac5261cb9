internal import Foundation
internal import GRDB
internal import Synchronization

/// A library whose file somebody removes or replaces while it is open, as when a folder is tidied up or restored: the
/// program would go on to save into a file that no name leads to, and that is gone when the program ends.
extension Library {
    /// Has what was just saved be in the library's folder, wherever the open file is.
    ///
    /// Where its name leads to nothing any more, all of it takes that name again; where it leads to another file, all of
    /// it is kept beside that. Nothing more is saved then: the next start opens what has the name.
    func keepInPlace() async throws {
        guard let identity, case .durable = state, Files.identity(file) != identity else { return }
        try await naming(.openLibrary, file: file.path) {
            try await Task.detached { [self] in try takingOver.withLock { _ in try putBack() } }.value
        }
    }

    private func putBack() throws {
        guard case .durable = state else { return }
        let folder = file.deletingLastPathComponent()
        try Files.makePrivateFolder(folder)
        let name = file.deletingPathExtension().lastPathComponent + ".rescued-" + FileStamp.text(clock()) + ".sqlite"
        let copy = folder.appending(path: name)
        try Files.remove(copy)
        try Files.makePrivateFile(copy)
        // A reader might be opened only now, by the name.
        try pool.writeWithoutTransaction { db in try db.execute(sql: "VACUUM INTO ?", arguments: [copy.path]) }
        try Files.synchronize(copy)
        if Files.size(file) == nil {
            // Their content is in the copy; beside that they would be read as its own.
            for companion in Files.companions(of: file) { try Files.remove(companion) }
            try Files.rename(copy, to: file)
        }
        settle(.readOnly(StoreError(.openLibrary, .replaced, file: file.path)))
    }
}
