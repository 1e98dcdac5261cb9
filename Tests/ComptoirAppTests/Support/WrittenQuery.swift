@testable import Store

/// A query for fruits whose statement the test writes.
struct WrittenQuery: CatalogueQuery {
    typealias Summary = FruitSummary

    var sql: String

    var request: RowRequest { RowRequest(sql: sql, arguments: [], isForAll: false) }

    /// One that works, and one of a table that there is not.
    static let good = WrittenQuery(sql: "SELECT row FROM entry WHERE kind = 'fruit' AND present ORDER BY id DESC")
    static let bad = WrittenQuery(sql: "SELECT row FROM nowhere")
}

/// Fruits whose rows are found while nothing that a list shows of them can be read.
struct UnreadableQuery: CatalogueQuery {
    struct Summary: CatalogueSummary {
        let row: CatalogueRow
        var id: String { "" }

        static var kind: EntryKind { .fruit }
        static let page = PageRequest<Summary>(sql: "SELECT name FROM nowhere WHERE row = ?") { _ in nil }
        static func unread(_ row: CatalogueRow) -> Summary { Summary(row: row) }
    }

    var request: RowRequest { WrittenQuery.good.request }
}
