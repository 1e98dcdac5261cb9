public import GTK

/// A line of a table: what, how much of it, and which share of a whole that is.
public struct TableEntry: Sendable, Identifiable, Equatable {
    /// Tells lines apart when they are set anew.
    public var id: String
    public var title: String
    /// The amount with its unit.
    public var amount: String
    /// The share for the bar, 0 to 1 or above; nil for no bar.
    public var share: Double?
    /// The share in words, such as "74 %".
    public var shareText: String
    /// Whether this is a part of the line above that is none, such as sugars of carbohydrates.
    public var isPart: Bool
    /// The whole line as a sentence for assistive technology; nil to join the cells.
    public var spoken: String?

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

/// The heads of a table's three columns.
public struct TableColumns: Sendable, Equatable {
    public var title: String
    public var amount: String
    public var share: String

    public init(title: String = "", amount: String = tr("Amount"), share: String = tr("Share")) {
        self.title = title
        self.amount = amount
        self.share = share
    }
}
