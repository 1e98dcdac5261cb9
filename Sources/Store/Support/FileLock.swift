internal import Foundation
internal import Glibc

/// A lock between processes, held while a file of that name is open and locked.
///
/// The system lets go of it when the process ends, however it ends.
struct FileLock: ~Copyable {
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Parameters:
    ///   - url: The lock's file, which is made and stays.
    ///   - seconds: How long to wait for another process.
    /// - Throws: `POSIXError`; its code is `EWOULDBLOCK` where the wait was in vain.
    init(_ url: URL, seconds: Double = 10) throws {
        descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Files.lastError() }
        let start = ContinuousClock.now
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
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
}
