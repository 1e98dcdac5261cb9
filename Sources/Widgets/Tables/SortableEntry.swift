/// A row of a sortable table: what, and how much.
public struct SortableEntry: Sendable, Identifiable, Equatable {
    /// Tells rows apart when they are set anew.
    public var id: String
    public var title: String
    /// The amount with its unit.
    public var amount: String
    /// A word behind the title that warns, such as "missing"; nil for none.
    public var mark: String?
    /// Whether the row does something when clicked.
    public var isActivatable: Bool
    /// The whole row as a sentence for assistive technology; nil to join the cells.
    public var spoken: String?

    public init(
        id: String, title: String, amount: String, mark: String? = nil, isActivatable: Bool = false,
        spoken: String? = nil
    ) {
        self.id = id
        self.title = title
        self.amount = amount
        self.mark = mark
        self.isActivatable = isActivatable
        self.spoken = spoken
    }

    var sentence: String {
        spoken ?? [title, amount, mark ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// By which of a table's two columns its rows are ordered, and in which direction.
public struct TableSort: Sendable, Equatable {
    public enum Column: String, Sendable, CaseIterable { case title, amount }

    public var column: Column
    public var isDescending: Bool

    public init(_ column: Column = .title, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// The order after a click on a column's head: ascending at first, the other way round the next time.
    public func clicked(_ column: Column) -> TableSort {
        TableSort(column, isDescending: column == self.column && !isDescending)
    }
}
