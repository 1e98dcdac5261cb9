public import GTK

/// A line of a table: a name, an amount, and its share of a whole.
public struct TableEntry: Sendable, Identifiable, Equatable {
    /// The identity of the line when the lines are replaced.
    public var id: String
    /// The name.
    public var title: String
    /// The amount with its unit.
    public var amount: String
    /// The share for the bar, from 0 to 1 or more; nil for no bar.
    public var share: Double?
    /// The share in words, such as “74 %”.
    public var shareText: String
    /// Whether this is a part of the last line above that is not a part itself, such as sugars of carbohydrates.
    public var isPart: Bool
    /// The whole line as a sentence for assistive technology; nil to join the cells.
    public var spoken: String?

    /// Creates a line.
    public init(
        id: String, title: String, amount: String, share: Double? = nil, shareText: String = "", isPart: Bool = false,
        spoken: String? = nil
    ) {
        self.id = id
        self.title = title
        self.amount = amount
        self.share = share
        self.shareText = shareText
        self.isPart = isPart
        self.spoken = spoken
    }
}

/// The headers of a table's three columns.
public struct TableColumns: Sendable, Equatable {
    /// The header of the names.
    public var title: String
    /// The header of the amounts.
    public var amount: String
    /// The header of the shares.
    public var share: String

    /// Creates the headers.
    public init(title: String = "", amount: String = tr("Amount"), share: String = tr("Share")) {
        self.title = title
        self.amount = amount
        self.share = share
    }
}
