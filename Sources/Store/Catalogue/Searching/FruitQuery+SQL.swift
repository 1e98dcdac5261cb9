extension FruitQuery {
    /// The one statement that gives the rows of the fruits, in order.
    public var request: RowRequest {
        let table = CatalogueSchema.searchTable(for: .fruit)
        let pattern = SearchPattern(text).expression
        let isRanked = pattern != nil && order == .bestMatch && !isDescending
        if let pattern, isRanked, !onlyFavourites, !onlyFeatured {
            return RowRequest(
                sql: "SELECT rowid FROM \(table) WHERE \(table) MATCH ? ORDER BY rank",
                arguments: [.text(pattern)], isForAll: false)
        }
        var tables = "entry"
        var conditions = ["entry.kind = 'fruit'", "entry.present = 1"]
        var arguments: [RowRequest.Argument] = []
        // CROSS JOIN tells SQLite which side to begin with: the few rows found, never the many there are.
        if let pattern {
            tables = "\(table) CROSS JOIN entry ON entry.row = \(table).rowid"
            conditions.append("\(table) MATCH ?")
            arguments.append(.text(pattern))
            if onlyFavourites {
                conditions.append(
                    "EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)")
            }
        } else if onlyFavourites {
            tables = "library.favourite AS f CROSS JOIN entry ON entry.kind = f.kind AND entry.id = f.id"
        }
        if onlyFeatured { conditions.append("entry.featured") }
        let order = isRanked ? "\(table).rank" : columnOrder
        return RowRequest(
            sql: "SELECT entry.row FROM \(tables) WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(order)",
            arguments: arguments, isForAll: pattern == nil && !onlyFavourites && !onlyFeatured)
    }

    /// A list of fruits shows the packs and which fruits are favourites.
    public static var topics: Set<LibraryTopic> { [.packs, .favourites(.fruit)] }

    /// Whether a change can lead to other rows.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        switch change {
        case .packs: true
        case .favourite(.fruit, _): onlyFavourites
        default: false
        }
    }

    /// The fruits that a change may have made others.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs: .all
        case .favourite(.fruit, let id): .one(id: id)
        default: .none
        }
    }

    private var direction: String { isDescending ? "DESC" : "ASC" }

    private var columnOrder: String {
        switch order {
        case .bestMatch, .name: "entry.sortKey \(direction)"
        case .energy, .sugars, .vitaminC: "entry.\(order.rawValue) \(direction) NULLS LAST, entry.sortKey \(direction)"
        }
    }
}
