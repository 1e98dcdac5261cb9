internal import Foundation

/// The bytes of all packs at one moment, and a fingerprint that tells whether they have changed.
struct PackSet: Sendable {
    /// A pack file and its bytes, or why it could not be read.
    struct Item: Sendable {
        let file: PackFile
        let content: Result<[UInt8], Unreadable>
    }

    /// Why a file could not be read, in the system's words.
    struct Unreadable: Error, Sendable {
        let reason: String
    }

    let items: [Item]
    let schema: Result<[UInt8], Unreadable>
    let folderProblems: [Problem]

    /// Changes when any byte of a pack, the set of packs, the schema, the languages or the catalogue's own
    /// version changes.
    let fingerprint: String

    /// Reads the packs.
    init(_ folders: PackFolders, languages: [LanguageTag]) {
        let (files, problems) = folders.files()
        items = files.map { Item(file: $0, content: Self.bytes(of: $0.url)) }
        folderProblems = problems
        schema = Self.bytes(of: folders.schema)
        var hash = SHA256()
        hash.update(text: "\(CatalogueSchema.version)|\(languages.map(\.tag).joined(separator: ","))")
        hash.update(Self.digest(schema))
        for item in items {
            hash.update(text: "|\(item.file.url.path)|")
            hash.update(Self.digest(item.content))
        }
        for problem in problems { hash.update(text: "|\(problem)") }
        fingerprint = hash.finish()
    }

    private static func bytes(of url: URL) -> Result<[UInt8], Unreadable> {
        do {
            return .success([UInt8](try Data(contentsOf: url)))
        } catch {
            return .failure(Unreadable(reason: error.localizedDescription))
        }
    }

    private static func digest(_ content: Result<[UInt8], Unreadable>) -> [UInt8] {
        switch content {
        case .success(let bytes):
            var hash = SHA256()
            hash.update(bytes)
            return Array(hash.finish().utf8)
        case .failure(let error): return Array(error.reason.utf8)
        }
    }
}
