internal import Foundation
internal import Glibc

/// The two locks of a library, each a file beside it.
///
/// One is held while a process opens the library, so that one does it after the other. The other one is shared by all
/// that have it open, for as long as they do; whoever puts another file in its place takes it alone first: a process
/// would go on to save into the file that was set aside.
struct LibraryLocks {
    let library: URL

    /// How long a repair waits for those that have the library open, in seconds.
    let patience: Double

    private var gate: URL { library.deletingPathExtension().appendingPathExtension("lock") }
    private var users: URL { library.deletingPathExtension().appendingPathExtension("users") }

    /// Waits until no other process opens the library.
    func enter(seconds: Double) throws -> FileLock { try FileLock(gate, seconds: seconds) }

    /// Says that the library is open, until what is returned is let go of.
    ///
    /// - Throws: `POSIXError`; its code is `EWOULDBLOCK` while the library is being repaired.
    func use(seconds: Double = 10) throws -> LibraryUse {
        LibraryUse(try FileLock(users, .shared, seconds: seconds))
    }

    /// Does something while nobody has the library open.
    ///
    /// - Throws: ``StoreError`` where somebody has, with who that is; what `body` throws.
    func alone<Value>(_ body: () throws -> Value) throws -> Value {
        let lock: FileLock
        do {
            lock = try FileLock(users, .alone, seconds: patience)
        } catch let error as POSIXError where error.code == .EWOULDBLOCK {
            throw StoreError(.openLibrary, .inUse, file: library.path, detail: holders)
        }
        let value = try body()
        lock.release()
        return value
    }

    /// Who has the library open, as in `comptoir (1234)`; empty where the system does not tell.
    private var holders: String {
        FileLock.holders(of: users).map { process in
            let name = FileManager.default.contents(atPath: "/proc/\(process)/comm")
            let word = String(decoding: name ?? Data(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return word.isEmpty ? String(process) : "\(word) (\(process))"
        }.joined(separator: ", ")
    }
}

/// That somebody has the library open. Every connection to it holds on to this one.
final class LibraryUse: Sendable {
    private let lock: FileLock

    init(_ lock: consuming FileLock) { self.lock = lock }
}
