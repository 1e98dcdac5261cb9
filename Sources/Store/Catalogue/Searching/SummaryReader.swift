internal import GRDB

/// Reads the rows of a list's page.
enum SummaryReader {
    private static let sql = """
        SELECT row, id, name, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,
            EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)
        FROM (SELECT value FROM json_each(?)) AS wanted CROSS JOIN entry ON entry.row = wanted.value
        """

    /// The summaries of some rows, in their order; a number that names no entry is passed over.
    ///
    /// One statement reads the page, as its rows cost less than running a statement for each.
    static func summaries(for rows: some Collection<CatalogueRow>, _ db: Database) throws -> [FruitSummary] {
        let wanted = "[" + rows.lazy.map(String.init).joined(separator: ",") + "]"
        let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [wanted])
        var summaries: [FruitSummary] = []
        summaries.reserveCapacity(rows.count)
        while let row = try cursor.next() { summaries.append(FruitSummary(row)) }
        return summaries
    }
}

extension FruitSummary {
    fileprivate init(_ row: Row) {
        self.row = row[0]
        id = row[1]
        name = row[2]
        headline = row[3]
        picture = row[4]
        gradient = Gradient(top: RGB(packed: row[5]), bottom: RGB(packed: row[6]))
        energy = row[7]
        sugars = row[8]
        vitaminC = row[9]
        isFavourite = row[10]
    }
}
