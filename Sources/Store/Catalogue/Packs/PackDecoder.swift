internal import JSON
internal import Foundation

/// Turns a checked pack into values.
///
/// What the schema has found fault with is not decoded again, so that each mistake is reported once;
/// what no schema can say – ids that repeat, sources that do not exist – is checked here.
struct PackDecoder {
    let root: JSONNode
    let file: PackFile
    let flawedPaths: Set<String>
    private(set) var problems: [Problem] = []
    private(set) var leftOut = LeftOut()

    init(root: JSONNode, file: PackFile, flawedPaths: Set<String>) {
        self.root = root
        self.file = file
        self.flawedPaths = flawedPaths
    }

    /// The sources that the pack lists, by id.
    mutating func sources() -> [String: Source] {
        var sources: [String: Source] = [:]
        var lines: [String: Int] = [:]
        for node in root["sources"]?.elements ?? [] {
            guard let source = Source(node) else { continue }
            guard isNew(source.id, at: node, among: &lines) else { continue }
            sources[source.id] = source
        }
        return sources
    }

    /// What the pack says of an adult's day.
    mutating func dailyReference(sources: [String: Source]) -> DailyReference? {
        guard let node = root["dailyReference"] else { return nil }
        var reader = EntryReader(node: node, file: file, sources: sources)
        defer { problems += reader.problems }
        return DailyReference(node, &reader)
    }

    /// The entries of a kind that are in order.
    mutating func entries<Entry: CatalogueEntry>(
        _ type: Entry.Type, sources: [String: Source]
    ) -> [PlacedEntry<Entry>] {
        var entries: [PlacedEntry<Entry>] = []
        var lines: [String: Int] = [:]
        for node in root[Entry.packKey]?.elements ?? [] {
            let id = node["id"]?.string.map { String($0.prefix(80)) }
            guard !flawedPaths.contains(node.path.description) else {
                leftOut.insert(node.path, id: id)
                continue
            }
            var reader = EntryReader(node: node, file: file, sources: sources)
            do {
                let entry = try Entry(&reader)
                if isNew(entry.id, at: node, among: &lines) {
                    entries.append(PlacedEntry(entry: entry, node: node, file: file))
                }
            } catch {
                leftOut.insert(node.path, id: id)
                problems.append(reader.problem(error, effect: .entryLeftOut(id: id)))
            }
            problems += reader.problems
        }
        return entries
    }

    private mutating func isNew(_ id: String, at node: JSONNode, among lines: inout [String: Int]) -> Bool {
        guard let line = lines[id] else {
            lines[id] = node.location.line
            return true
        }
        let place = node["id"] ?? node
        problems.append(
            Problem(
                .repeatedID(id, firstLine: line), file: file.url.path, path: place.path.description,
                location: place.location, effect: .entryLeftOut(id: id)))
        return false
    }
}
