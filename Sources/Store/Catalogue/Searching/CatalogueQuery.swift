/// Which entries of a kind a list shows, and in which order.
///
/// Every query is one SQL statement, whatever it combines.
public protocol CatalogueQuery: Sendable, Hashable {
    /// What the list shows of each.
    associatedtype Summary: CatalogueSummary

    /// What is searched for; empty for no search.
    var text: String { get }

    /// The statement that gives the rows.
    var request: RowRequest { get }

    /// What rows, their order or what is shown of them may depend on, whatever is asked for.
    static var topics: Set<LibraryTopic> { get }

    /// Whether a change can lead to other rows, or to another order.
    func depends(on change: LibraryChange.Subject) -> Bool

    /// What of it the list then shows that may have become another.
    static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries
}

extension CatalogueQuery {
    /// Nothing, unless a query can search.
    public var text: String { "" }

    /// The packs alone, unless a query has to do with the library too.
    public static var topics: Set<LibraryTopic> { [.packs] }

    /// Other packs may lead to other rows.
    public func depends(on change: LibraryChange.Subject) -> Bool { change == .packs }

    /// Other packs may have other entries.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        change == .packs ? .all : .none
    }
}

/// Entries that a change may have made others.
public enum ConcernedEntries: Sendable, Hashable {
    case none
    case one(id: String)
    case all
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
