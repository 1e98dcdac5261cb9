extension ProductQuery {
    /// The one statement that gives the rows of the products, in order.
    public var request: RowRequest {
        let table = CatalogueSchema.searchTable(for: .product)
        let pattern = SearchPattern(text).expression
        var sql = SQLBuilder()
        var tables = "product"
        sql.add("product.present = 1")
        if let pattern {
            tables = "\(table) CROSS JOIN product ON product.row = \(table).rowid"
            sql.add("\(table) MATCH ?", .text(pattern))
        }
        if let kind { sql.add("product.kind", oneOf: [CatalogueCoding.number(kind)]) }
        if onlyInCart {
            sql.add("product.id IN (SELECT c.product FROM library.cartLine AS c WHERE c.product IS NOT NULL)")
        }
        if onlyMissing { sql.add("product.row IN (SELECT product FROM missing)") }
        return RowRequest(
            sql: """
                \(onlyMissing ? Self.missing : "")
                SELECT product.row FROM \(tables)\(order.tables)
                WHERE \(sql.conditions.joined(separator: " AND "))
                ORDER BY \(order.columns(ranked: pattern == nil ? nil : table)), product.sortKey, product.row
                """,
            arguments: sql.arguments, isForAll: sql.conditions.count == 1)
    }

    /// The products of what drinks need and nothing on the shelf serves for, and of what the shelf has run low or out
    /// of. It is worked out once for a statement.
    private static let missing = """
        WITH enough (wanted) AS MATERIALIZED (
            SELECT DISTINCT s.wanted FROM library.shelf AS h CROSS JOIN ingredient AS i ON i.id = h.ingredient
            CROSS JOIN satisfies AS s ON s.have = i.row WHERE h.state = 'have' AND s.substitute = 0
        ), missing (product) AS MATERIALIZED (
            SELECT DISTINCT g.product FROM ingredient AS i CROSS JOIN gives AS g ON g.ingredient = i.id
            WHERE i.present AND i.row NOT IN (SELECT wanted FROM enough)
                AND (i.row IN (SELECT ingredient FROM need) OR i.id IN (SELECT h.ingredient FROM library.shelf AS h))
        )
        """
}

extension ProductQuery.Order {
    /// What else has to be joined for the order.
    fileprivate var tables: String {
        switch self {
        case .bestMatch, .aisle: ""
        case .use: " LEFT JOIN ingredient ON ingredient.id = product.ingredient"
        case .price: " LEFT JOIN library.price AS p ON p.product = product.id"
        }
    }

    /// The columns that come before the name.
    ///
    /// - Parameter ranked: The table of the search, or nil where nothing is searched for.
    fileprivate func columns(ranked: String?) -> String {
        switch self {
        case .bestMatch: ranked.map { "\($0).rank" } ?? "product.sortKey"
        case .aisle: "product.kind"
        case .use: "ingredient.drinks DESC NULLS LAST"
        case .price: "coalesce(p.amount, product.price) NULLS LAST"
        }
    }
}
