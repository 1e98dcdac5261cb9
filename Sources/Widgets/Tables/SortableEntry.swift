public import GTK

/// A row of a sortable table: a name and an amount.
public struct SortableEntry: Sendable, Identifiable, Equatable {
    /// The identity of the row when the rows are replaced.
    public var id: String
    /// The name.
    public var title: String
    /// The amount with its unit.
    public var amount: String
    /// The colour of a dot before the name; nil for no dot.
    public var color: Color?
    /// A word after the title, such as “missing”; nil for none.
    public var mark: String?
    /// Whether that word is a warning; otherwise it is only worth knowing, such as “low”.
    public var isWarning: Bool
    /// Whether clicking the row performs an action.
    public var isActivatable: Bool
    /// The whole row as a sentence for assistive technology; nil to join the cells.
    public var spoken: String?

    /// Creates a row.
    public init(
        id: String, title: String, amount: String, color: Color? = nil, mark: String? = nil, isWarning: Bool = true,
        isActivatable: Bool = false, spoken: String? = nil
    ) {
        self.id = id
        self.title = title
        self.amount = amount
        self.color = color
        self.mark = mark
        self.isWarning = isWarning
        self.isActivatable = isActivatable
        self.spoken = spoken
    }

    var sentence: String {
        spoken ?? [title, amount, mark ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// The column and the direction by which a table's rows are sorted.
public struct TableSort: Sendable, Equatable {
    /// A column of the table.
    public enum Column: String, Sendable, CaseIterable { case title, amount }

    /// The column that the rows are sorted by.
    public var column: Column
    /// Whether the order is descending.
    public var isDescending: Bool

    /// Creates a sort order.
    public init(_ column: Column = .title, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// Returns the order after a click on a column's header: ascending at first, reversed by the next click.
    public func clicked(_ column: Column) -> TableSort {
        TableSort(column, isDescending: column == self.column && !isDescending)
    }
}
