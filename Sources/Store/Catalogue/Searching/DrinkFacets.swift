internal import GRDB

/// What the filters of drinks can be set to, with how many drinks each leaves.
public struct DrinkFacets: Sendable, Equatable {
    /// A base spirit, or a family of them.
    public struct Base: Sendable, Equatable, Identifiable {
        /// The ingredient's id.
        public let id: String

        /// Its name.
        public let name: String

        /// The family that it belongs to, or nil.
        public let parent: String?

        /// How many drinks have it, or one of its family, as their base.
        public let count: Int
    }

    /// The base spirits, the most frequent first.
    public let bases: [Base]

    /// How many drinks there are of each category.
    public let categories: [DrinkCategory: Int]

    /// How many drinks there are for each glass.
    public let glasses: [Glass: Int]

    /// How many drinks there are for each method.
    public let methods: [Drink.Method: Int]

    /// How many drinks there are of each strength.
    public let alcohol: [DrinkAlcohol: Int]

    /// How many drinks there are of each level.
    public let levels: [Level: Int]
}

extension Catalogue {
    /// What the filters of drinks can be set to.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func drinkFacets() async throws -> DrinkFacets {
        try await database.read { db in
            var facets = Counts()
            let cursor = try Row.fetchCursor(
                db,
                sql: """
                    SELECT categories, methods, level, glass, alcohol, count(*) FROM drink WHERE present = 1
                    GROUP BY categories, methods, level, glass, alcohol
                    """)
            while let row = try cursor.next() { facets.add(row) }
            return DrinkFacets(
                bases: try Self.bases(db), categories: facets.categories, glasses: facets.glasses,
                methods: facets.methods,
                alcohol: facets.alcohol, levels: facets.levels)
        }
    }

    private static func bases(_ db: Database) throws -> [DrinkFacets.Base] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT i.id, entry.name, CAST(entry.payload AS TEXT) ->> '$.parent', sum(b.number) AS total
                FROM (SELECT base, count(*) AS number FROM drink WHERE present = 1 AND base IS NOT NULL GROUP BY base) AS b
                CROSS JOIN satisfies AS s ON s.have = b.base AND s.substitute = 0
                CROSS JOIN ingredient AS i ON i.row = s.wanted CROSS JOIN entry ON entry.row = i.row
                GROUP BY i.row ORDER BY total DESC, i.sortKey
                """
        ).map { DrinkFacets.Base(id: $0[0], name: $0[1], parent: $0[2], count: $0[3]) }
    }
}

/// Counts drinks by what their rows say.
private struct Counts {
    var categories: [DrinkCategory: Int] = [:]
    var glasses: [Glass: Int] = [:]
    var methods: [Drink.Method: Int] = [:]
    var alcohol: [DrinkAlcohol: Int] = [:]
    var levels: [Level: Int] = [:]

    mutating func add(_ row: Row) {
        let count: Int = row[5]
        for category in DrinkCategory.allCases where row[0] & CatalogueCoding.bits([category]) != 0 {
            categories[category, default: 0] += count
        }
        for method in Drink.Method.allCases where row[1] & CatalogueCoding.bits([method]) != 0 {
            methods[method, default: 0] += count
        }
        if let level: Level = CatalogueCoding.choice(row[2]) { levels[level, default: 0] += count }
        if let glass: Glass = CatalogueCoding.choice(row[3]) { glasses[glass, default: 0] += count }
        if let number: Int = row[4], let kind: DrinkAlcohol = CatalogueCoding.choice(number) {
            alcohol[kind, default: 0] += count
        }
    }
}
