/// Which products a list shows, and in which order.
public struct ProductQuery: CatalogueQuery {
    /// What the shop's rows show of each.
    public typealias Summary = ProductSummary

    /// An order of products; those that are alike are in the order of their names.
    public enum Order: String, Sendable, CaseIterable, Codable {
        /// The best match first; by name where nothing is searched for.
        case bestMatch
        /// As they stand in the aisles.
        case aisle
        /// By how many drinks use it, the most first.
        case use
        /// The cheapest first, those without a price last.
        case price
    }

    /// What is searched for: words, each of which must begin a word of the product. Empty means all.
    public var text: String

    /// The aisle, or nil for all.
    public var kind: ProductKind?

    /// Whether only what is missing is wanted: what drinks need and nothing on the shelf serves for, and what the shelf
    /// has run low or out of.
    public var onlyMissing: Bool

    /// Whether only what is in the cart is wanted.
    public var onlyInCart: Bool

    /// What the products are sorted by.
    public var order: Order

    /// A query; without arguments, all products by name.
    public init(
        text: String = "", kind: ProductKind? = nil, onlyMissing: Bool = false, onlyInCart: Bool = false,
        order: Order = .bestMatch
    ) {
        self.text = text
        self.kind = kind
        self.onlyMissing = onlyMissing
        self.onlyInCart = onlyInCart
        self.order = order
    }

    /// A list of products shows the packs, prices, what is in the cart, and what the shelf lacks.
    public static var topics: Set<LibraryTopic> { [.packs, .prices, .cart, .shelf] }

    /// Whether a change can lead to other rows, or to another order.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        switch change {
        case .packs: true
        case .shelf: onlyMissing
        case .cart: onlyInCart
        case .price: order == .price
        default: false
        }
    }

    /// The products that a change may have made others.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs: .all
        case .price(let product), .cart(let product?): .one(id: product)
        default: .none
        }
    }
}
