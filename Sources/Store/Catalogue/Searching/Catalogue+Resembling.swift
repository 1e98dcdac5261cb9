internal import GRDB
internal import JSON

/// An entry of the catalogue by its name.
public struct EntryName: Sendable, Hashable, Identifiable {
    /// Its id.
    public let id: String

    /// Its name, in the person's language.
    public let name: String
}

extension Catalogue {
    /// Returns the entries that somebody may have meant who was told that there is nothing called so, the likest first.
    ///
    /// Names, their words of four letters and more, and ids are compared without case and accents; one edit in three
    /// letters is let pass (`strawbery`, `margerita`). A text of fewer than three letters is like nothing.
    ///
    /// - Parameters:
    ///   - kind: What sort of entries.
    ///   - text: What was asked for, a name or an id.
    ///   - most: How many are wanted at most.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func entries(of kind: EntryKind, resembling text: String, most: Int = 3) async throws -> [EntryName] {
        let wanted = Resemblance(text)
        guard wanted.isComparable else { return [] }
        let names = try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT id, name FROM entry WHERE kind = ? AND present", arguments: [kind.rawValue]
            )
            .map { EntryName(id: $0["id"], name: $0["name"]) }
        }
        return names.compactMap { name in wanted.distance(to: name).map { (distance: $0, name: name) } }
            .sorted { ($0.distance, $0.name.name, $0.name.id) < ($1.distance, $1.name.name, $1.name.id) }
            .prefix(most).map(\.name)
    }
}

/// How much names are like a text.
private struct Resemblance {
    /// What is longer was not misspelt but is something else; the work grows with the square.
    private static let letters = 3...60

    private let text: [Character]
    private let limit: Int

    init(_ text: String) {
        self.text = Self.key(text)
        limit = max(1, self.text.count / 3)
    }

    var isComparable: Bool { Self.letters.contains(text.count) }

    /// How many edits lead to a name, to one of its words or to the id; nil where they are too many.
    func distance(to entry: EntryName) -> Int? {
        // A word of it is less like the text than a whole name.
        let words = TextFolding.words(in: entry.name).filter { $0.count > 3 }.map { (Array($0), 1) }
        return ([(Self.key(entry.name), 0), (Self.key(entry.id), 0)] + words)
            .compactMap { key, price in
                guard abs(key.count - text.count) <= limit else { return nil }
                let distance = NearestName.distance(text, key) + price
                return distance <= limit ? distance : nil
            }.min()
    }

    private static func key(_ text: String) -> [Character] {
        Array(TextFolding.words(in: text).joined(separator: " "))
    }
}
