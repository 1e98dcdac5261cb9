internal import GRDB

/// Reads the cards of a list's page.
enum DrinkSummaryReader {
    private static let sql = """
        \(ShelfSQL.had(countsSubstitutes: true))
        SELECT drink.row, drink.id, entry.name, drink.level, drink.baseName, drink.strength, drink.energy,
            EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = 'drink' AND f.id = drink.id),
            (SELECT r.halfStars FROM library.rating AS r WHERE r.drink = drink.id),
            (SELECT count(*) \(ShelfSQL.lacks)), drink.sketch
        FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN drink ON drink.row = page.value
        CROSS JOIN entry ON entry.row = drink.row
        """

    /// The summaries of some rows, in their order; a number that names no drink is passed over.
    static func summaries(for rows: some Collection<CatalogueRow>, _ db: Database) throws -> [DrinkSummary] {
        let page = "[" + rows.lazy.map(String.init).joined(separator: ",") + "]"
        let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [page])
        var summaries: [DrinkSummary] = []
        summaries.reserveCapacity(rows.count)
        while let row = try cursor.next() {
            if let summary = try DrinkSummary(row) { summaries.append(summary) }
        }
        return summaries
    }
}

extension DrinkSummary {
    fileprivate init?(_ row: Row) throws {
        guard let level: Level = CatalogueCoding.choice(row[3]),
            let sketch = try row.withUnsafeData(atIndex: 10, { $0.flatMap { DrinkSketch(packed: $0) } })
        else { return nil }
        self.init(
            row: row[0], id: row[1], name: row[2], level: level, baseName: row[4], strength: row[5], energy: row[6],
            isFavourite: row[7], rating: row[8], lacking: row[9], sketch: sketch)
    }
}
