public import Foundation

/// The folders that packs are read from.
///
/// Each `*.json` file is a pack, except `*.schema.json`. Within a folder packs are read by name, and
/// the person's own folder after the program's: of two entries with the same id, the one read later
/// counts, as a whole.
public struct PackFolders: Sendable {
    /// The program's own packs; holds `pack.schema.json` too.
    public let bundled: URL

    /// The person's own packs; need not exist.
    public let personal: URL?

    /// Folders that packs are read from.
    public init(bundled: URL, personal: URL?) {
        self.bundled = bundled
        self.personal = personal
    }

    /// The schema that packs are checked against.
    var schema: URL { bundled.appending(path: "pack.schema.json") }

    /// The pack files in the order in which they are read, and the folders that cannot be listed.
    func files() -> (files: [PackFile], problems: [Problem]) {
        var files: [PackFile] = []
        var problems: [Problem] = []
        for (folder, isPersonal) in [(bundled, false), (personal, true)] {
            guard let folder, !isPersonal || FileManager.default.fileExists(atPath: folder.path) else { continue }
            do {
                guard folder.isDirectory else { throw POSIXError(.ENOTDIR) }
                files += try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") && !$0.hasPrefix(".") }
                    .sorted()
                    .map { PackFile(url: folder.appending(path: $0), isPersonal: isPersonal) }
            } catch {
                let reason = error.localizedDescription
                problems.append(Problem(.unreadable(reason: reason), file: folder.path, effect: .fileLeftOut))
            }
        }
        return (files, problems)
    }
}

extension URL {
    /// Whether there is a folder of this name.
    fileprivate var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}

/// A file that should be a pack.
struct PackFile: Sendable {
    let url: URL
    let isPersonal: Bool

    /// The folder that a personal pack's pictures are looked for in; nil for the program's own.
    var pictureFolder: URL? { isPersonal ? url.deletingLastPathComponent() : nil }
}
