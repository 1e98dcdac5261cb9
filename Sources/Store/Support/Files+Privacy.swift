internal import Foundation
internal import Glibc

/// What is the person's own is nobody else's business.
extension Files {
    /// Makes a folder that only its owner may look into, or closes one that there is to others.
    ///
    /// - Throws: `CocoaError` where it cannot be made.
    static func makePrivateFolder(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        makePrivate(url)
    }

    /// Makes an empty file that only its owner may read, where there is none. SQLite gives its log the same
    /// permissions as the file has.
    ///
    /// - Throws: `POSIXError`.
    static func makePrivateFile(_ url: URL) throws {
        let descriptor = Glibc.open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw lastError() }
        close(descriptor)
        makePrivate(url)
    }

    /// Closes a file or a folder to everybody but its owner, where that may be done; who may not change its
    /// permissions is not its owner, and finds it as the owner left it.
    static func makePrivate(_ url: URL) {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
        chmod(url.path, status.st_mode & 0o700)
    }

    /// Closes a database, and what SQLite keeps beside it, to everybody but its owner.
    static func makePrivate(database: URL) {
        for file in [database] + companions(of: database) { makePrivate(file) }
    }
}
