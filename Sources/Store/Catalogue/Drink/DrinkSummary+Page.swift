internal import GRDB

extension DrinkSummary: CatalogueSummary {
    /// The kind of the entries.
    public static var kind: EntryKind { .drink }

    /// What stands for a drink that could not be read.
    public static func unread(_ row: CatalogueRow) -> DrinkSummary {
        let empty = DrinkSketch(
            glass: .rocks, ice: .none, isHot: false, isLayered: false, isShaken: false, volume: 0, layers: [],
            garnish: [], rim: nil)
        return DrinkSummary(row: row, id: "", name: "", level: .easy, sketch: empty)
    }

    /// How a page of them is read.
    public static let page = PageRequest(
        sql: """
            \(ShelfSQL.had(countsSubstitutes: true))
            SELECT drink.row, drink.id, entry.name, drink.level, drink.baseName, drink.strength, drink.energy,
                EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = 'drink' AND f.id = drink.id),
                \(DrinkQuery.rating),
                (SELECT count(*) \(ShelfSQL.lacks)), drink.sketch, drink.methods
            FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN drink ON drink.row = page.value
            CROSS JOIN entry ON entry.row = drink.row
            """
    ) { try DrinkSummary($0) }

    private init?(_ row: Row) throws {
        guard let level: Level = CatalogueCoding.choice(row[3]),
            let sketch = try row.withUnsafeData(atIndex: 10, { $0.flatMap { DrinkSketch(packed: $0) } })
        else { return nil }
        self.init(
            row: row[0], id: row[1], name: row[2], level: level, method: .chief(of: CatalogueCoding.choices(row[11])),
            baseName: row[4],
            strength: row[5], energy: row[6], isFavourite: row[7], rating: row[8], lacking: row[9], sketch: sketch)
    }
}
