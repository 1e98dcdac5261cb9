public import Foundation

/// A product as a server has it.
public struct RemoteProduct: Sendable, Hashable, Codable, Identifiable {
    /// What one buys at once: so many pieces of so much each.
    public struct Pack: Sendable, Hashable, Codable {
        public var count: Int
        public var amount: Double
        public var unit: Quantity.Unit

        /// Makes a pack.
        public init(count: Int = 1, amount: Double, unit: Quantity.Unit) {
            self.count = count
            self.amount = amount
            self.unit = unit
        }
    }

    public var id: String
    public var name: String
    /// The aisle that it stands in, as `spirits`; nil where the server does not say.
    public var kind: String?
    /// What it is of; nil for something else than an ingredient or a fruit.
    public var subject: ProductSubject?
    public var pack: Pack?
    /// What a pack costs.
    public var price: Money?
    public var text: String?
    /// Where its picture is.
    public var picture: URL?
    /// Where a page about it is.
    public var page: URL?

    /// Makes a product.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
