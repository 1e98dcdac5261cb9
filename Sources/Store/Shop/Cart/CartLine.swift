/// A line of the cart, as the library keeps it.
public struct CartLine: Sendable, Hashable, Identifiable {
    /// The number of the line, which no other gets.
    public let id: Int64

    /// The product's id, or nil for a line that the person wrote themselves, as “ice”.
    public let product: String?

    /// What the person wrote, or what the product was called when it was put into the cart.
    public let name: String

    /// How many, 1 to ``Cart/quantityLimit``.
    public let quantity: Int

    /// A note; empty where there is none.
    public let note: String

    /// What it is bought for.
    public let reasons: [CartReason]

    /// Whether it is checked off: the person has it already.
    public let isChecked: Bool
}

/// Something that a line of the cart is bought for.
public struct CartReason: Sendable, Hashable, Codable {
    /// The drink's id; nil where it is the shelf that runs low.
    public let drink: String?

    /// How many servings of it.
    public let servings: Int

    /// How much of it goes into them; nil where the recipe does not say.
    public let quantity: Quantity?

    /// Something that a line is bought for.
    ///
    /// - Parameters:
    ///   - drink: The drink's id; nil where it is the shelf that runs low.
    ///   - servings: How many servings of it.
    ///   - quantity: How much of it goes into them.
    public init(drink: String?, servings: Int, quantity: Quantity?) {
        self.drink = drink
        self.servings = servings
        self.quantity = quantity
    }

    /// The shelf has run low or out of it.
    public static let low = CartReason(drink: nil, servings: 0, quantity: nil)
}
