internal import Foundation
internal import Glibc

/// A folder for what is not meant to stay; it goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Where there may be room, the preferred place first.
    static var places: [URL] {
        [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], NSTemporaryDirectory(), "/dev/shm"]
            .compactMap(\.self).filter { !$0.isEmpty }.map { URL(filePath: $0) }
    }

    /// Makes an empty folder in the first place that has room for so many bytes.
    ///
    /// A folder alone can be made on a disk without any room, so that the room is taken and given back.
    ///
    /// - Throws: `POSIXError` where there is no such place.
    init(in places: [URL] = TemporaryFolder.places, room: Int = 64 << 10) throws {
        var failure = POSIXError(.EACCES)
        for place in places {
            let folder = place.appending(path: "comptoir-\(UUID().uuidString)")
            guard mkdir(folder.path, 0o700) == 0 else {
                failure = Files.lastError()
                continue
            }
            if let error = Files.lackOfRoom(in: folder, bytes: room) {
                failure = error
                rmdir(folder.path)
            } else {
                url = folder
                return
            }
        }
        throw failure
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            // Nobody is left to tell, and the system empties its temporary folders by itself.
        }
    }
}

extension Files {
    /// What the system says to writing so many bytes into a folder: nil where there is room for them.
    static func lackOfRoom(in folder: URL, bytes: Int) -> POSIXError? {
        let probe = folder.appending(path: ".room-\(UUID().uuidString)").path
        let descriptor = Glibc.open(probe, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return lastError() }
        defer {
            close(descriptor)
            unlink(probe)
        }
        // It says what is wrong by its value, and nothing by errno.
        let code = posix_fallocate(descriptor, 0, off_t(bytes))
        return code == 0 ? nil : POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
}
