internal import GRDB

extension FruitSummary: CatalogueSummary {
    /// The kind of the entries.
    public static var kind: EntryKind { .fruit }

    /// What stands for a fruit that could not be read.
    public static func unread(_ row: CatalogueRow) -> FruitSummary {
        let grey = RGB(red: 128, green: 128, blue: 128)
        return FruitSummary(
            row: row, id: "", name: "", headline: "", picture: "", gradient: Gradient(top: grey, bottom: grey))
    }

    /// How a page of them is read.
    public static let page = PageRequest(
        sql: """
            SELECT row, id, name, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,
                EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)
            FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN entry ON entry.row = page.value
            """
    ) { FruitSummary($0) }

    private init(_ row: Row) {
        self.init(
            row: row[0], id: row[1], name: row[2], headline: row[3], picture: row[4],
            gradient: Gradient(top: RGB(packed: row[5]), bottom: RGB(packed: row[6])), energy: row[7], sugars: row[8],
            vitaminC: row[9], isFavourite: row[10])
    }
}
