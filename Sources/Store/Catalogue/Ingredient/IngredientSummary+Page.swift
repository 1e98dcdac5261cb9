internal import GRDB

extension IngredientSummary: CatalogueSummary {
    /// The kind of the entries.
    public static var kind: EntryKind { .ingredient }

    /// What stands for an ingredient that could not be read.
    public static func unread(_ row: CatalogueRow) -> IngredientSummary {
        IngredientSummary(
            row: row, id: "", name: "", kind: .mix, colour: RGB(red: 128, green: 128, blue: 128), opacity: 0,
            isSparkling: false, families: [], fruitPicture: nil, isEveryday: false, drinkCount: 0, shelf: nil)
    }

    /// How a page of them is read.
    public static let page = PageRequest(
        sql: """
            SELECT ingredient.row, ingredient.id, entry.name, ingredient.kind, ingredient.colour, ingredient.everyday,
                ingredient.drinks, ingredient.opacity, ingredient.sparkling, ingredient.families,
                (SELECT f.picture FROM entry AS f WHERE f.kind = 'fruit' AND f.id = ingredient.fruit AND f.present),
                h.ingredient, h.state, h.amount, h.unit, h.changedAt, h.note
            FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN ingredient ON ingredient.row = page.value
            CROSS JOIN entry ON entry.row = ingredient.row
            LEFT JOIN library.shelf AS h ON h.ingredient = ingredient.id
            """
    ) { IngredientSummary($0) }

    private init?(_ row: Row) {
        guard let kind: IngredientKind = CatalogueCoding.choice(row[3]) else { return nil }
        self.init(
            row: row[0], id: row[1], name: row[2], kind: kind, colour: RGB(packed: row[4]), opacity: row[7],
            isSparkling: row[8], families: (row[9] as String).split(separator: " ").map(String.init),
            fruitPicture: row[10], isEveryday: row[5], drinkCount: row[6],
            shelf: (row[11] as String?) == nil ? nil : ShelfItem(row, at: 11).shown)
    }
}
