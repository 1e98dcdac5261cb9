/// Which ingredients a list shows: those of the catalogue, by name, those that most homes have first if wanted.
public struct IngredientQuery: CatalogueQuery {
    /// What the shelf's rows show of each.
    public typealias Summary = IngredientSummary

    /// What is searched for: words, each of which must begin a word of the ingredient or of its family. Empty means all.
    public var text: String

    /// The sort of thing, or nil for all.
    public var kind: IngredientKind?

    /// Whether only what is on the shelf is wanted.
    public var onlyOnShelf: Bool

    /// Whether what most homes have comes first.
    public var everydayFirst: Bool

    /// A query; without arguments, all ingredients by name.
    public init(
        text: String = "", kind: IngredientKind? = nil, onlyOnShelf: Bool = false, everydayFirst: Bool = false
    ) {
        self.text = text
        self.kind = kind
        self.onlyOnShelf = onlyOnShelf
        self.everydayFirst = everydayFirst
    }

    /// The one statement that gives the rows of the ingredients, in order.
    public var request: RowRequest {
        let table = CatalogueSchema.searchTable(for: .ingredient)
        let pattern = SearchPattern(text)
        var sql = SQLBuilder()
        var tables = "ingredient"
        if let expression = pattern.expression {
            tables +=
                " LEFT JOIN (SELECT rowid, rank FROM \(table) WHERE \(table) MATCH ?) AS hit ON hit.rowid = ingredient.row"
            // What recipes call it is no part of the index: it would make a long text of a short name, which comes first.
            let isCalled = pattern.words.map { _ in
                "instr(' ' || replace(ingredient.aliases, char(10), ' '), ' ' || ?) > 0"
            }
            sql.add(
                "(hit.rowid IS NOT NULL OR (\(isCalled.joined(separator: " AND "))))",
                ([expression] + pattern.words).map(RowRequest.Argument.text))
        }
        sql.add("ingredient.present = 1")
        if let kind { sql.add("ingredient.kind", oneOf: [CatalogueCoding.number(kind)]) }
        if onlyOnShelf { sql.add("ingredient.id IN (SELECT h.ingredient FROM library.shelf AS h)") }
        let order = pattern.expression == nil ? "ingredient.sortKey" : "hit.rank NULLS LAST, ingredient.sortKey"
        return RowRequest(
            sql: """
                SELECT ingredient.row FROM \(tables) WHERE \(sql.conditions.joined(separator: " AND "))
                ORDER BY \(everydayFirst ? "ingredient.everyday DESC, " : "")\(order)
                """,
            arguments: sql.arguments,
            isForAll: sql.conditions.count == 1)
    }

    /// A list of ingredients shows the packs and the shelf.
    public static var topics: Set<LibraryTopic> { [.packs, .shelf] }

    /// Whether a change can lead to other rows.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        switch change {
        case .packs: true
        case .shelf: onlyOnShelf
        default: false
        }
    }

    /// The ingredients that a change may have made others.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs: .all
        case .shelf(let ingredient): .one(id: ingredient)
        default: .none
        }
    }
}
