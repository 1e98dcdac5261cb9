internal import Foundation
internal import Glibc

/// A lock between processes, held while a file of that name is open and locked.
///
/// The system lets go of it when the process ends, however it ends.
struct FileLock: ~Copyable, Sendable {
    /// Who else may hold it meanwhile.
    enum Kind {
        /// Nobody.
        case alone
        /// Others that share it.
        case shared
    }

    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Parameters:
    ///   - url: The lock's file, which is made and stays.
    ///   - kind: Who else may hold it meanwhile.
    ///   - seconds: How long to wait for another process.
    /// - Throws: `POSIXError`; its code is `EWOULDBLOCK` where the wait was in vain.
    init(_ url: URL, _ kind: Kind = .alone, seconds: Double = 10) throws {
        descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Files.lastError() }
        Files.makePrivate(url)
        let start = ContinuousClock.now
        while flock(descriptor, (kind == .alone ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK, ContinuousClock.now - start < .seconds(seconds) else {
                let error = Files.lastError()
                close(descriptor)
                throw error
            }
            // flock() waits for ever or not at all; between the two it has to be asked again.
            usleep(10_000)
        }
    }

    /// Lets go of the lock.
    consuming func release() {}

    deinit { close(descriptor) }

    /// The processes that hold the lock of a file, as far as the system tells: a sandbox hides those outside.
    static func holders(of url: URL) -> [Int32] {
        var status = stat()
        guard stat(url.path, &status) == 0, let bytes = FileManager.default.contents(atPath: "/proc/locks") else {
            return []
        }
        // As in «4: FLOCK  ADVISORY  READ 1234 fe:00:5678 0 EOF».
        let holders = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line -> Int32? in
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(status.st_ino)") else { return nil }
            return Int32(words[4])
        }
        return Set(holders).filter { $0 > 0 }.sorted()
    }
}
