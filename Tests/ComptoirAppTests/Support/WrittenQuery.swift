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
