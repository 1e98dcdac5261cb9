internal import Foundation
internal import Glibc

/// What Foundation does not do with files, or not atomically.
enum Files {
    /// Waits until a file's content, or a folder's list of names, has reached the disk.
    ///
    /// - Throws: `POSIXError`.
    static func synchronize(_ url: URL) throws {
        let descriptor = Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw lastError() }
    }

    /// Gives a file another name, in place of a file that may have that name, and waits until the disk has it.
    ///
    /// - Throws: `POSIXError`.
    static func rename(_ old: URL, to new: URL) throws {
        guard Glibc.rename(old.path, new.path) == 0 else { throw lastError() }
        try synchronize(new.deletingLastPathComponent())
    }

    /// Gives a file a second name, or another one where the file system knows one name for each file only, and waits until
    /// the disk has it.
    ///
    /// - Throws: `POSIXError`.
    static func link(_ file: URL, to name: URL) throws {
        guard Glibc.link(file.path, name.path) == 0 else { return try rename(file, to: name) }
        try synchronize(name.deletingLastPathComponent())
    }

    /// Copies a file to one that its owner may read and write, and nobody else, whatever the original permits.
    ///
    /// - Throws: `CocoaError`.
    static func copy(_ original: URL, to copy: URL) throws {
        try FileManager.default.copyItem(at: original, to: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
    }

    /// Removes a file, or a folder with all that is in it, where there is one.
    ///
    /// - Throws: `CocoaError`.
    static func remove(_ url: URL) throws {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return }
        try FileManager.default.removeItem(at: url)
    }

    /// The size of a file in bytes, or nil where there is none.
    static func size(_ url: URL) -> Int? {
        var status = stat()
        return stat(url.path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// What can be told of a file's content without a look at it.
    struct Change: Equatable, Sendable {
        fileprivate let size: Int
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int
    }

    /// When a file was changed last and to what size, or nil where there is none.
    static func lastChange(_ url: URL) -> Change? {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return nil }
        return Change(
            size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
    }

    /// Which file a name leads to.
    struct Identity: Equatable, Sendable {
        fileprivate let device: dev_t
        fileprivate let number: ino_t
    }

    /// Which file a name leads to, or nil where it leads to none.
    static func identity(_ url: URL) -> Identity? {
        var status = stat()
        return stat(url.path, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
    }

    /// Whether there is a file, and no folder, of that name.
    static func isFile(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The files that SQLite keeps beside a database while it is open.
    static func companions(of database: URL) -> [URL] {
        ["-wal", "-shm", "-journal"].map { URL(filePath: database.path + $0) }
    }

    /// The error that the last call of the system ended with.
    static func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
