internal import GRDB

/// What a list shows of an entry, read by its row, a page at a time.
public protocol CatalogueSummary: Sendable, Equatable, Identifiable where ID == String {
    /// The kind of the entries.
    static var kind: EntryKind { get }

    /// How a page of them is read.
    static var page: PageRequest<Self> { get }

    /// The row that the catalogue knows the entry by.
    var row: CatalogueRow { get }

    /// What stands for an entry that could not be read: its row, and nothing else that is so.
    static func unread(_ row: CatalogueRow) -> Self
}

/// The statement that reads a page of summaries; only this module can look into it.
public struct PageRequest<Summary: CatalogueSummary>: Sendable {
    /// The statement, whose one argument is the JSON array of the rows, in their order.
    let sql: String

    /// What a row of the result says, or nil where it is of no use.
    let summary: @Sendable (Row) throws -> Summary?

    /// The summaries of some rows, in their order; a number that names no entry is passed over.
    ///
    /// One statement reads the page, as its rows cost less than running a statement for each.
    func summaries(for rows: some Collection<CatalogueRow>, _ db: Database) throws -> [Summary] {
        try db.keepCache(for: Summary.kind)
        let page = "[" + rows.lazy.map(String.init).joined(separator: ",") + "]"
        let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [page])
        var summaries: [Summary] = []
        summaries.reserveCapacity(rows.count)
        while let row = try cursor.next() {
            if let summary = try summary(row) { summaries.append(summary) }
        }
        return summaries
    }
}
