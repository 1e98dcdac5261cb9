internal import Foundation

/// A folder of its own for a test; goes with all that is in it when the test lets go of it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        path = NSTemporaryDirectory() + "comptoir-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders above it, and returns its path.
    @discardableResult
    public func write(_ text: String, to name: String) -> String {
        let file = path + "/" + name
        let folder = (file as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: false, encoding: .utf8)
        } catch {
            preconditionFailure("the test could not write \(file): \(error)")
        }
        return file
    }
}
