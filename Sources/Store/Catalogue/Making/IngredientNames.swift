internal import Foundation
internal import GRDB

/// The names of all ingredients, to find the one that a person means.
struct IngredientNames {
    private struct Name {
        let id: String
        let name: String

        /// The name in the person's language, and that in English, folded.
        let keys: [String]
        let isEveryday: Bool
        let drinks: Int
    }

    private let names: [Name]
    private let byKey: [String: Int]

    init(_ db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT ingredient.id, entry.name, entry.sortKey, CAST(entry.payload AS TEXT) ->> '$.englishName', ingredient.everyday,
                    ingredient.drinks
                FROM ingredient CROSS JOIN entry ON entry.row = ingredient.row WHERE ingredient.present
                ORDER BY ingredient.sortKey
                """)
        names = rows.map { row in
            let english = TextFolding.fold(row[3] as String? ?? "")
            let keys = [row[2] as String, english, (row[0] as String).replacingOccurrences(of: "-", with: " ")]
            return Name(
                id: row[0], name: row[1], keys: keys.map(Self.key), isEveryday: row[4], drinks: row[5])
        }
        byKey = Dictionary(
            names.enumerated().flatMap { index, name in name.keys.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The ingredient of a name, or nil where none, or more than one, is meant.
    func find(_ typed: String) -> (id: String, name: String, isExact: Bool)? {
        let key = Self.key(typed)
        guard !key.isEmpty else { return nil }
        for key in [key, Self.singular(key)] {
            if let index = byKey[key] { return (names[index].id, names[index].name, true) }
        }
        let words = Self.singular(key).split(separator: " ")
        let found = names.filter { name in
            name.keys.contains { key in
                let own = key.split(separator: " ")
                return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
            }
        }
        guard found.count == 1, let name = found.first, key.count >= 3 else { return nil }
        return (name.id, name.name, false)
    }

    /// The ingredients whose names are most like a text, at most five.
    func nearest(to typed: String) -> [ShelfLines.Suggestion] {
        let key = Self.singular(Self.key(typed))
        guard !key.isEmpty else { return [] }
        let limit = max(2, key.count / 3)
        let scored = names.compactMap { name -> (score: Int, name: Name)? in
            let score = name.keys.map { Self.distance(key, $0) }.min() ?? .max
            return score <= limit ? (score, name) : nil
        }
        return scored.sorted { ($0.score, $1.name.drinks, $0.name.name) < ($1.score, $0.name.drinks, $1.name.name) }
            .prefix(5).map { ShelfLines.Suggestion(id: $0.name.id, name: $0.name.name) }
    }

    /// How much must be changed to come from what was typed to a name; only as much of the name counts as begins, with
    /// any of its words, what was typed.
    private static func distance(_ typed: String, _ name: String) -> Int {
        let letters = Array(typed)
        let words = name.split(separator: " ").map(String.init)
        var best = name.hasPrefix(typed) ? 1 : NearestName.distance(letters, Array(name))
        for word in words {
            if word.hasPrefix(typed) || typed.hasPrefix(word) && word.count > 3 { best = min(best, 1) }
            best = min(best, NearestName.distance(letters, Array(word)) + 1)
        }
        return best
    }

    /// The words of a name without signs.
    private static func key(_ name: String) -> String { TextFolding.words(in: name).joined(separator: " ") }

    /// A name without the plural of its last word, as English forms it.
    private static func singular(_ key: String) -> String {
        if key.hasSuffix("ies"), key.count > 4 { return key.dropLast(3) + "y" }
        if key.hasSuffix("leaves") { return key.dropLast(6) + "leaf" }
        if key.hasSuffix("oes") { return String(key.dropLast(2)) }
        return key.hasSuffix("s") && !key.hasSuffix("ss") && key.count > 3 ? String(key.dropLast()) : key
    }
}
