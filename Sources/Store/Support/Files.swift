internal import Foundation
internal import Glibc

/// What Foundation does not do with files, or not atomically.
enum Files {
    /// Waits until a file's content has reached the disk.
    ///
    /// - Throws: `POSIXError`.
    static func synchronize(_ url: URL) throws {
        let descriptor = Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw lastError() }
    }

    /// Gives a file another name, in place of a file that may have that name.
    ///
    /// - Throws: `POSIXError`.
    static func rename(_ old: URL, to new: URL) throws {
        guard Glibc.rename(old.path, new.path) == 0 else { throw lastError() }
    }

    /// Copies a file to one that its owner may read and write, whatever the original permits.
    ///
    /// - Throws: `CocoaError`.
    static func copy(_ original: URL, to copy: URL) throws {
        try FileManager.default.copyItem(at: original, to: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
    }

    /// The size of a file in bytes, or nil where there is none.
    static func size(_ url: URL) -> Int? {
        var status = stat()
        return stat(url.path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The error that the last call of the system ended with.
    static func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
