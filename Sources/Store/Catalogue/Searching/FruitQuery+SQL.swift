internal import GRDB

extension FruitQuery {
    /// The one statement that gives the rows of the fruits, in order.
    var statement: (sql: String, arguments: StatementArguments) {
        let table = CatalogueSchema.searchTable(for: .fruit)
        let pattern = SearchPattern(text).expression
        let isRanked = pattern != nil && order == .bestMatch
        if let pattern, isRanked, !onlyFavourites, !onlyFeatured {
            return ("SELECT rowid FROM \(table) WHERE \(table) MATCH ? ORDER BY rank \(direction)", [pattern])
        }
        var tables = "entry"
        var conditions = ["entry.kind = 'fruit'", "entry.present = 1"]
        var arguments: StatementArguments = []
        // CROSS JOIN tells SQLite which side to begin with: the few rows found, never the many there are.
        if let pattern {
            tables = "\(table) CROSS JOIN entry ON entry.row = \(table).rowid"
            conditions.append("\(table) MATCH ?")
            arguments += [pattern]
            if onlyFavourites {
                conditions.append(
                    "EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)")
            }
        } else if onlyFavourites {
            tables = "library.favourite AS f CROSS JOIN entry ON entry.kind = f.kind AND entry.id = f.id"
        }
        if onlyFeatured { conditions.append("entry.featured") }
        let order = isRanked ? "\(table).rank \(direction)" : columnOrder
        return (
            "SELECT entry.row FROM \(tables) WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(order)",
            arguments
        )
    }

    /// Whether every fruit is asked for.
    var isForAll: Bool { SearchPattern(text).expression == nil && !onlyFavourites && !onlyFeatured }

    private var direction: String { isDescending ? "DESC" : "ASC" }

    private var columnOrder: String {
        switch order {
        case .bestMatch, .name: "entry.sortKey \(direction)"
        case .energy, .sugars, .vitaminC: "entry.\(order.rawValue) \(direction) NULLS LAST, entry.sortKey \(direction)"
        }
    }
}
