internal import JSON
internal import Foundation

/// An entry with the place that it was read from, for what can only be checked once all packs are read.
struct PlacedEntry<Entry: CatalogueEntry>: Sendable {
    var entry: Entry
    let node: JSONNode
    let file: PackFile

    /// A problem at a value of the entry.
    func problem(
        _ kind: Problem.Kind, at node: JSONNode?, severity: Problem.Severity = .error, effect: Problem.Effect
    ) -> Problem {
        let place = node ?? self.node
        return Problem(
            kind, file: file.url.path, path: place.path.description, location: place.location, severity: severity,
            effect: effect, subject: Problem.Subject(Entry.kind, self.node))
    }
}

/// Entries in the order in which they first came, each as it last came.
struct LatestEntries<Entry: CatalogueEntry> {
    private(set) var entries: [PlacedEntry<Entry>] = []
    private var positions: [String: Int] = [:]

    mutating func insert(_ placed: PlacedEntry<Entry>) {
        if let position = positions[placed.entry.id] {
            entries[position] = placed
        } else {
            positions[placed.entry.id] = entries.count
            entries.append(placed)
        }
    }
}
