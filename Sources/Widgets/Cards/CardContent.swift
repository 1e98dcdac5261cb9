/// What an art card says beside its picture.
public struct CardContent: Equatable, Sendable {
    public var title: String
    /// A line of details, such as "easy · Gin".
    public var details: String
    /// 0 to 5, or nil where there is none.
    public var rating: Double?
    /// A word or two at the corner, such as "lacks 2".
    public var mark: CardMark?
    /// Whether a heart stands at the other corner.
    public var isFavourite: Bool

    public init(
        title: String, details: String = "", rating: Double? = nil, mark: CardMark? = nil, isFavourite: Bool = false
    ) {
        self.title = title
        self.details = details
        self.rating = rating
        self.mark = mark
        self.isFavourite = isFavourite
    }
}

/// A word or two at the corner of a card.
public struct CardMark: Equatable, Sendable {
    public var text: String
    /// Whether it is good news, which has a colour of its own.
    public var isGood: Bool

    public init(_ text: String, isGood: Bool = false) {
        self.text = text
        self.isGood = isGood
    }
}
