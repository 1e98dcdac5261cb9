internal import JSON
internal import Foundation

/// Reads one entry of a pack, resolving the sources that it names.
struct EntryReader {
    /// The entry.
    let node: JSONNode
    private let file: PackFile
    private let known: [String: Source]
    private(set) var problems: [Problem] = []

    init(node: JSONNode, file: PackFile, sources: [String: Source]) {
        self.node = node
        self.file = file
        known = sources
    }

    /// A key of an object is missing or has a value of another type.
    ///
    /// It is met only where the schema could not be read, or where schema and decoder disagree.
    struct Missing: Error {
        let key: String
        let node: JSONNode
    }

    /// The text under a key.
    func string(_ key: String, of object: JSONNode? = nil) throws -> String {
        let object = object ?? node
        guard let text = object[key]?.string else { throw Missing(key: key, node: object) }
        return text
    }

    /// The number under a key.
    func number(_ key: String, of object: JSONNode) throws -> Double {
        guard let number = object[key]?.number else { throw Missing(key: key, node: object) }
        return number
    }

    /// The source that a node names; a name that the pack does not list is reported and kept as it is.
    mutating func source(_ name: JSONNode?) -> Source? {
        guard let name, let written = name.string else { return nil }
        if let source = known[written] { return source }
        let id = TextLimit.line.shown(written)
        let nearest = NearestName.nearest(to: id, among: known.keys.sorted())
        problems.append(
            Problem(
                .unknownSource(id, nearest: nearest), file: file.url.path, path: name.path.description,
                location: name.location, severity: .warning))
        return Source(id: id, title: id)
    }

    /// The sources that a list of names stands for.
    mutating func sources(_ names: JSONNode?) -> [Source] {
        var sources: [Source] = []
        for name in names?.elements ?? [] {
            if let source = source(name) { sources.append(source) }
        }
        return sources
    }

    /// A picture's name, or its absolute path where the person's own pack has it beside it.
    func picture(_ name: String) -> String {
        guard let folder = file.pictureFolder else { return name }
        let own = folder.appending(path: name).path
        return FileManager.default.fileExists(atPath: own) ? own : name
    }

    /// The problem that an error of decoding is.
    func problem(_ error: any Error, effect: Problem.Effect) -> Problem {
        if let fault = error as? Fault {
            return Problem(
                fault.kind, file: file.url.path, path: fault.node.path.description, location: fault.node.location,
                effect: effect)
        }
        guard let missing = error as? Missing else {
            return Problem(
                .unreadable(reason: String(describing: error)), file: file.url.path, path: node.path.description,
                location: node.location, effect: effect)
        }
        return Problem(
            .missingKey(missing.key, similar: nil), file: file.url.path, path: missing.node.path.description,
            location: missing.node.location, effect: effect)
    }
}
