import Foundation

/// A folder of its own for a test, gone when the test lets go of it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "comptoir-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("left behind: \(url.path): \(error)")
        }
    }

    subscript(path: String) -> URL { url.appending(path: path) }

    /// Writes a text, making the folders on the way.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = self[path]
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// The names in a folder, sorted.
    func names(in path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self[path].path).sorted()
    }
}

/// Files of the repository.
enum Repository {
    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let catalogue = root.appending(path: "Resources/catalogue")
    static let schema = catalogue.appending(path: "pack.schema.json")
}
