public import GTK

/// The content of a product's card apart from its picture.
public struct ProductContent: Equatable, Sendable {
    /// The name of the product.
    public var title: String
    /// A line of details, such as “70 cl”.
    public var details: String
    /// A line about what it is good for, such as “In 28 drinks”; shown where the name leaves room for it.
    public var note: String
    /// The price in words; nil if there is none, in which case `noPrice` is shown.
    public var price: String?
    /// The text shown instead of a price.
    public var noPrice: String
    /// The number of items in the cart; 0 for none.
    public var count: Int
    /// The number in words, in the user's language.
    public var countText: String
    /// A word or two in its favour, such as “adds 9 drinks”.
    public var mark: CardMark?
    /// The colour that tints its background.
    public var tint: Color

    /// Creates the content of a card.
    public init(
        title: String, details: String = "", note: String = "", price: String? = nil, noPrice: String = "",
        count: Int = 0,
        countText: String? = nil, mark: CardMark? = nil, tint: Color = Color(red: 0.6, green: 0.5, blue: 0.4)
    ) {
        self.title = title
        self.details = details
        self.note = note
        self.price = price
        self.noPrice = noPrice
        self.count = count
        self.countText = countText ?? String(count)
        self.mark = mark
        self.tint = tint
    }
}
