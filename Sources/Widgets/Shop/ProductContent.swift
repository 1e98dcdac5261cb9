public import GTK

/// What a product's card says beside its picture.
public struct ProductContent: Equatable, Sendable {
    public var title: String
    /// A line of details, such as "70 cl".
    public var details: String
    /// The price in words; nil where there is none, and `noPrice` is said.
    public var price: String?
    /// What is said in place of a price.
    public var noPrice: String
    /// How many are in the cart; 0 for none.
    public var count: Int
    /// The number in words, as the person's language writes it.
    public var countText: String
    /// A word or two that speaks for it, such as "adds 9 drinks".
    public var mark: CardMark?
    /// The colour that its ground takes up.
    public var tint: Color

    public init(
        title: String, details: String = "", price: String? = nil, noPrice: String = "", count: Int = 0,
        countText: String? = nil, mark: CardMark? = nil, tint: Color = Color(red: 0.6, green: 0.5, blue: 0.4)
    ) {
        self.title = title
        self.details = details
        self.price = price
        self.noPrice = noPrice
        self.count = count
        self.countText = countText ?? String(count)
        self.mark = mark
        self.tint = tint
    }
}
