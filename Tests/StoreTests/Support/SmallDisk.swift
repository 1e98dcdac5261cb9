import Foundation
import Glibc

/// A disk of its own that a test can fill: a tmpfs, gone when the test lets go of it.
///
/// It takes the right to mount, which root has, and anybody in `unshare --map-root-user --mount`.
final class SmallDisk {
    let url: URL
    private var filler: URL { url.appending(path: "filler") }

    init(kilobytes: Int) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "comptoir-disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        guard mount("tmpfs", place.path, "tmpfs", 0, "size=\(kilobytes)k,mode=0777") == 0 else {
            let error = errno
            try FileManager.default.removeItem(at: place)
            throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EPERM)
        }
        url = place
    }

    deinit {
        umount2(url.path, Int32(MNT_DETACH))
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("left behind: \(url.path): \(error)")
        }
    }

    subscript(path: String) -> URL { url.appending(path: path) }

    /// Takes up all the room that is left.
    func fill() throws {
        let descriptor = open(filler.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.EIO) }
        defer { close(descriptor) }
        let block = [UInt8](repeating: 0, count: 4_096)
        while write(descriptor, block, block.count) == block.count {}
    }

    /// Gives the room back.
    func makeRoom() throws { try FileManager.default.removeItem(at: filler) }

    /// Whether this process may mount; tests that need it are skipped where it may not, and say so.
    static let isAllowed: Bool = {
        do {
            _ = try SmallDisk(kilobytes: 64)
            return true
        } catch {
            return false
        }
    }()
}
