internal import JSON

extension Problem {
    /// The entry of a pack that a problem is in, as a person knows it.
    public struct Subject: Sendable, Equatable, Codable {
        /// What sort of entry it is.
        public let kind: EntryKind

        /// What it is called, or its id where it has no name that can be read; nil where it has neither.
        public let name: String?

        init(_ kind: EntryKind, _ node: JSONNode) {
            self.kind = kind
            let texts = ["name", "id"].compactMap { node[$0]?.string }
            name = texts.map(TextLimit.name.shown).first { !$0.isEmpty }
        }

        /// The entry that a path lies in, as `$.fruits[3].gradient[1]` does; nil where it is in none.
        init?(of path: String, in root: JSONNode) {
            let entry = LeftOut.entryPath(of: path)
            guard entry.hasSuffix("]"), let open = entry.firstIndex(of: "[") else { return nil }
            let key = String(entry[..<open].dropFirst(2))
            guard let kind = Self.kinds[key], let index = Int(entry[open...].dropFirst().dropLast()),
                let elements = root[key]?.elements, elements.indices.contains(index)
            else { return nil }
            self.init(kind, elements[index])
        }

        /// The kinds of entries by the keys that packs have them under.
        private static let kinds: [String: EntryKind] = [
            Fruit.packKey: Fruit.kind, Ingredient.packKey: Ingredient.kind, Drink.packKey: Drink.kind,
            Product.packKey: Product.kind, Place.packKey: Place.kind,
        ]
    }

    /// The key of the value that is odd, as `gradient` in `$.fruits[3].gradient[1]`; nil where it is an entry as a whole
    /// or in none.
    public var part: String? {
        let entry = LeftOut.entryPath(of: path)
        guard subject != nil, path.count > entry.count else { return nil }
        return path.dropFirst(entry.count).split(whereSeparator: { ".[]".contains($0) }).last { Int($0) == nil }
            .map(String.init)
    }
}
