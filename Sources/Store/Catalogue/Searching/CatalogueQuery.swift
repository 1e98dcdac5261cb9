/// Which entries of a kind a list shows, and in which order.
///
/// Every query is one SQL statement, whatever it combines.
public protocol CatalogueQuery: Sendable, Hashable {
    /// What the list shows of each.
    associatedtype Summary: CatalogueSummary

    /// The statement that gives the rows.
    var request: RowRequest { get }
}

/// The statement of a query; only this module can look into it.
public struct RowRequest: Sendable {
    /// A value that stands for a `?` of the statement.
    enum Argument: Sendable {
        case text(String)
        case integer(Int)
    }

    /// The statement, whose first column is the row.
    let sql: String

    /// The values, in the order of their marks.
    let arguments: [Argument]

    /// Whether every entry of the kind is asked for, so that the result has as many rows as there are.
    public let isForAll: Bool
}
