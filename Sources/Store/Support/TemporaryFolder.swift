internal import Foundation

/// A folder for what is not meant to stay; it goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Makes an empty folder in the first place that can be written.
    ///
    /// - Throws: `CocoaError` where there is no such place.
    init() throws {
        let name = "comptoir-\(UUID().uuidString)"
        let places = [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], NSTemporaryDirectory(), "/dev/shm"]
        var failure: any Error = CocoaError(.fileWriteNoPermission)
        for place in places.compactMap(\.self) where !place.isEmpty {
            let folder = URL(filePath: place).appending(path: name)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
                url = folder
                return
            } catch {
                failure = error
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
