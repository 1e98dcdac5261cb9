/// What is to be bought, as the person sees it: the library's lines together with what the catalogue has of them.
public struct Cart: Sendable, Equatable {
    /// The most of one thing that a cart holds.
    public static let quantityLimit = 999

    /// The most lines that a cart has; with it, and with the limits of quantity and price, what all costs can be counted.
    public static let lineLimit = 2_000

    /// A line with what the catalogue has of its product.
    public struct Item: Sendable, Equatable, Identifiable {
        /// The line.
        public let line: CartLine

        /// The product; nil for a line that the person wrote themselves, and where no pack has the product any more.
        public let product: ProductSummary?

        /// The number of the line.
        public var id: Int64 { line.id }

        /// What it is called.
        public var name: String { product?.name ?? line.name }

        /// The aisle that it stands in.
        public var kind: ProductKind { product?.kind ?? .other }

        /// What one costs, or nil where it has no price.
        public var price: Money? { product?.price }

        /// What all of the line costs, or nil where it has no price.
        public var cost: Money? { price?.times(line.quantity) }
    }

    /// The lines, in the person's order.
    public let items: [Item]

    /// Nothing.
    public static let empty = Cart(items: [])

    /// Whether there is nothing in it.
    public var isEmpty: Bool { items.isEmpty }

    /// How many things are in it, each line as many as it has.
    public var count: Int { items.reduce(0) { $0 + $1.line.quantity } }

    /// What the lines cost together, and how many of them have no price.
    public var total: MoneySum {
        var sum = MoneySum()
        for item in items { sum.add(item.price, count: item.line.quantity) }
        return sum
    }

    /// The currency that its prices are in, or nil where none has a price.
    public var currency: Currency? { items.lazy.compactMap { $0.price?.currency }.first }

    /// The lines by the aisle that they stand in, in the order of the aisles; in an aisle the person's order.
    public var aisles: [(kind: ProductKind, items: [Item])] {
        let groups = Dictionary(grouping: items, by: \.kind)
        return ProductKind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
    }

    /// How many of a product are in it.
    public func quantity(of product: String) -> Int { items.first { $0.line.product == product }?.line.quantity ?? 0 }
}
