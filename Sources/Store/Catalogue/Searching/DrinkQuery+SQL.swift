extension DrinkQuery {
    /// The one statement that gives the rows of the drinks, in order.
    public var request: RowRequest {
        let table = CatalogueSchema.searchTable(for: .drink)
        let pattern = SearchPattern(text).expression
        let isRanked = pattern != nil && order == .bestMatch && !isDescending
        var sql = SQLBuilder()
        var tables = "drink"
        sql.add("drink.present = 1")
        if let pattern {
            // CROSS JOIN tells SQLite which side to begin with: the few rows found, never the many there are.
            tables = "\(table) CROSS JOIN drink ON drink.row = \(table).rowid"
            sql.add("\(table) MATCH ?", .text(pattern))
        }
        addColumns(to: &sql)
        addEntries(to: &sql)
        addOwn(to: &sql)
        let needsShelf = lacking != nil || order == .missing
        let order = isRanked ? "\(table).rank" : columnOrder
        return RowRequest(
            sql: """
                \(needsShelf ? ShelfSQL.had(countsSubstitutes: countsSubstitutes) : "")
                SELECT drink.row FROM \(tables) WHERE \(sql.conditions.joined(separator: " AND ")) ORDER BY \(order)
                """,
            arguments: sql.arguments,
            isForAll: sql.conditions.count == 1)
    }

    /// What stands in the drink's own row.
    private func addColumns(to sql: inout SQLBuilder) {
        if let category { sql.add("drink.categories & \(CatalogueCoding.bits([category])) <> 0") }
        if !methods.isEmpty { sql.add("drink.methods & \(CatalogueCoding.bits(methods)) <> 0") }
        sql.add("drink.level", oneOf: levels.map(CatalogueCoding.number))
        sql.add("drink.glass", oneOf: glasses.map(CatalogueCoding.number))
        sql.add("drink.alcohol", oneOf: alcohol.map(CatalogueCoding.number))
    }

    /// What has to do with ingredients and fruits.
    private func addEntries(to sql: inout SQLBuilder) {
        if !bases.isEmpty {
            let ids = bases.sorted().map(RowRequest.Argument.text)
            sql.add(
                """
                drink.base IN (SELECT s.have FROM ingredient AS i CROSS JOIN satisfies AS s ON s.wanted = i.row
                    WHERE i.id IN (\(SQLBuilder.marks(ids.count))) AND s.substitute = 0)
                """, ids)
        }
        if let ingredient {
            sql.add(
                """
                drink.row IN (SELECT u.drink FROM ingredient AS i CROSS JOIN satisfies AS s ON s.wanted = i.row
                    CROSS JOIN uses AS u ON u.ingredient = s.have WHERE i.id = ? AND s.substitute = 0)
                """, .text(ingredient))
        }
        if let fruit {
            sql.add(
                """
                drink.row IN (SELECT u.drink FROM ingredient AS i CROSS JOIN uses AS u ON u.ingredient = i.row
                    WHERE i.fruit = ? UNION ALL SELECT f.drink FROM fruitUse AS f WHERE f.fruit = ?)
                """, .text(fruit), .text(fruit))
        }
    }

    /// What the library knows.
    private func addOwn(to sql: inout SQLBuilder) {
        if onlyFavourites {
            sql.add("drink.id IN (SELECT f.id FROM library.favourite AS f WHERE f.kind = 'drink')")
        }
        if let minimumRating {
            sql.add("\(Self.rating) >= ?", .integer(minimumRating))
        }
        if let lacking {
            // It stops at the first need too many.
            sql.add("NOT EXISTS (SELECT 1 \(ShelfSQL.lacks) LIMIT 1 OFFSET ?)", .integer(max(0, lacking)))
        }
    }

    private var direction: String { isDescending ? "DESC" : "ASC" }

    private var columnOrder: String {
        switch order {
        case .bestMatch, .name: "drink.sortKey \(direction)"
        case .strength, .energy:
            "drink.\(order.rawValue) \(direction) NULLS LAST, drink.sortKey ASC"
        case .missing: "(SELECT count(*) \(ShelfSQL.lacks)) \(direction), drink.sortKey ASC"
        case .rating: "\(Self.rating) \(direction) NULLS LAST, drink.sortKey ASC"
        }
    }

    /// A drink's rating: the person's own, else a seller's, else the pack's.
    static let rating = """
        coalesce((SELECT r.halfStars FROM library.rating AS r WHERE r.drink = drink.id),
            (SELECT g.halfStars FROM givenRating AS g WHERE g.drink = drink.id), drink.rating)
        """
}

/// How the shelf is asked.
enum ShelfSQL {
    /// A table of what the shelf satisfies: for each thing on it that is not empty, itself, its families and, if they
    /// count, what it may stand in for. It is worked out once for a statement.
    static func had(countsSubstitutes: Bool) -> String {
        """
        WITH had (wanted) AS MATERIALIZED (
            SELECT DISTINCT s.wanted FROM library.shelf AS h CROSS JOIN ingredient AS i ON i.id = h.ingredient
            CROSS JOIN satisfies AS s ON s.have = i.row
            WHERE h.state <> 'empty'\(countsSubstitutes ? "" : " AND s.substitute = 0")
        )
        """
    }

    /// The needs of the row of `drink` at hand that the shelf does not satisfy, after ``had(countsSubstitutes:)``.
    static let lacks = """
        FROM need WHERE need.drink = drink.row AND need.ingredient NOT IN (SELECT wanted FROM had)
        """
}
