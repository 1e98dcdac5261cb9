/// The content of an art card apart from its picture.
public struct CardContent: Equatable, Sendable {
    /// The title.
    public var title: String
    /// A line of details, such as “easy · Gin”.
    public var details: String
    /// A second line of details, such as “Stirred · Rocks glass”; cards without any have no room for it.
    public var furtherDetails: String?
    /// The rating from 0 to 5, or nil for none.
    public var rating: Double?
    /// A word or two below the details, such as “lacks 2”; cards without any have no room for it.
    public var mark: CardMark?
    /// Whether there is a heart in the corner.
    public var isFavourite: Bool

    /// Creates the content of a card.
    public init(
        title: String, details: String = "", furtherDetails: String? = nil, rating: Double? = nil,
        mark: CardMark? = nil, isFavourite: Bool = false
    ) {
        self.title = title
        self.details = details
        self.furtherDetails = furtherDetails
        self.rating = rating
        self.mark = mark
        self.isFavourite = isFavourite
    }
}

/// A word or two that say of a card how things stand.
public struct CardMark: Equatable, Sendable {
    /// The text.
    public var text: String
    /// Whether it is good news, which is shown in another colour.
    public var isGood: Bool

    /// Creates a mark.
    public init(_ text: String, isGood: Bool = false) {
        self.text = text
        self.isGood = isGood
    }
}
