internal import JSON
internal import Foundation
internal import GRDB

/// The names of all ingredients, to find the one that a person means.
struct IngredientNames {
    private struct Name {
        let id: String
        let name: String

        /// The name in the person's language, that in English, and the id: each as its words, folded.
        let keys: [[String]]

        /// What its pack and recipes call it besides, as words, folded.
        let aliases: [[String]]
        let drinks: Int
    }

    private let names: [Name]
    private let byKey: [String: Int]
    private let byStems: [String: Int]

    init(_ db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT ingredient.id, entry.name, entry.sortKey, CAST(entry.payload AS TEXT) ->> '$.englishName', ingredient.drinks,
                    ingredient.aliases
                FROM ingredient CROSS JOIN entry ON entry.row = ingredient.row WHERE ingredient.present
                ORDER BY ingredient.sortKey
                """)
        names = rows.map { row in
            let keys = [row[2] as String, row[3] as String? ?? "", row[0] as String]
            let aliases = (row[5] as String).split(separator: "\n").map(String.init)
            let words = { (text: String) in TextFolding.words(in: text).map(String.init) }
            return Name(
                id: row[0], name: row[1], keys: keys.map(words), aliases: aliases.map(words), drinks: row[4])
        }
        byKey = Self.index(names, sharedByFirst: true) { $0.joined(separator: " ") }
        byStems = Self.index(names, sharedByFirst: false) { Self.stems(of: $0.joined(separator: " ")) }
    }

    /// The ingredients by a form of their names; a name in the person's language goes before one in English, and that
    /// before what recipes call it, which is nobody's where it stands for several.
    /// - Parameter sharedByFirst: whether a form of several names is the first one's, or nobody's.
    private static func index(
        _ names: [Name], sharedByFirst: Bool, _ form: ([String]) -> String
    ) -> [String: Int] {
        var index: [String: Int?] = ["": nil]
        for language in 0..<3 {
            let forms = names.indices.map { (form(names[$0].keys[language]), $0) }
            for (form, same) in Dictionary(grouping: forms, by: \.0) where !index.keys.contains(form) {
                index.updateValue(same.count == 1 || sharedByFirst ? same[0].1 : nil, forKey: form)
            }
        }
        let aliases = names.indices.flatMap { place in Set(names[place].aliases.map(form)).map { ($0, place) } }
        for (form, same) in Dictionary(grouping: aliases, by: \.0) where !index.keys.contains(form) {
            index.updateValue(same.count == 1 ? same[0].1 : nil, forKey: form)
        }
        return index.compactMapValues { $0 }
    }

    /// The ingredient that one of several readings of a text names, the first that does; nil where none, or more than
    /// one, is meant. Only the last is guessed from.
    func find(_ readings: [String]) -> (id: String, name: String, isExact: Bool)? {
        for reading in readings {
            let key = TextFolding.words(in: reading).joined(separator: " ")
            if let index = byKey[key] ?? byStems[Self.stems(of: reading)] {
                return (names[index].id, names[index].name, true)
            }
        }
        let words = TextFolding.words(in: readings.last ?? "").map { (typed: String($0), stem: WordStem.stem($0)) }
        guard words.contains(where: { $0.typed.count >= 3 }) else { return nil }
        let found = names.filter { name in
            name.keys.contains { key in
                words.allSatisfy { word in
                    key.contains { $0.hasPrefix(word.typed) || WordStem.stem($0[...]) == word.stem }
                }
            }
        }
        guard found.count == 1, let name = found.first else { return nil }
        return (name.id, name.name, false)
    }

    /// The ingredients whose names are most like a text, at most five.
    func nearest(to typed: String) -> [ShelfLines.Suggestion] {
        let key = Self.stems(of: typed)
        guard !key.isEmpty else { return [] }
        let limit = max(2, key.count / 3)
        let scored = names.compactMap { name -> (score: Int, name: Name)? in
            let score = name.keys.map { Self.distance(key, $0.map { WordStem.stem($0[...]) }) }.min() ?? .max
            return score <= limit ? (score, name) : nil
        }
        return scored.sorted { ($0.score, $1.name.drinks, $0.name.name) < ($1.score, $0.name.drinks, $1.name.name) }
            .prefix(5).map { ShelfLines.Suggestion(id: $0.name.id, name: $0.name.name) }
    }

    /// How much must be changed to come from what was typed to a name; only as much of the name counts as begins, with
    /// any of its words, what was typed.
    private static func distance(_ typed: String, _ words: [String]) -> Int {
        let letters = Array(typed)
        let name = words.joined(separator: " ")
        var best = name.hasPrefix(typed) ? 1 : NearestName.distance(letters, Array(name))
        for word in words {
            if word.hasPrefix(typed) || typed.hasPrefix(word) && word.count > 3 { best = min(best, 1) }
            best = min(best, NearestName.distance(letters, Array(word)) + 1)
        }
        return best
    }

    private static func stems(of text: String) -> String { WordStem.stems(of: text).joined(separator: " ") }
}
