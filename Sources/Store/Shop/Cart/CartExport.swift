public import Foundation

/// The cart as the command line writes it, in JSON.
public struct CartExport: Sendable, Hashable, Codable {
    /// A line of it.
    public struct Line: Sendable, Hashable, Codable {
        /// The product's id; missing for a line that the person wrote themselves.
        public let product: String?

        /// What it is called.
        public let name: String

        /// How many.
        public let quantity: Int

        /// What one costs, with a point before the decimals; missing where it has no price.
        public let price: String?

        /// The currency of the price, by ISO 4217.
        public let currency: String?

        /// A note; missing where there is none.
        public let note: String?

        /// Whether it is checked off.
        public let checked: Bool
    }

    /// What lines in a currency cost together.
    public struct Total: Sendable, Hashable, Codable {
        /// The amount, with a point before the decimals.
        public let amount: String

        /// The currency, by ISO 4217.
        public let currency: String
    }

    /// The lines, in the person's order.
    public let lines: [Line]

    /// How many things there are.
    public let count: Int

    /// What they cost together, a sum for each currency.
    public let totals: [Total]

    /// How many lines have no price.
    public let withoutPrice: Int

    /// What is written of a cart.
    public init(_ cart: Cart) {
        lines = cart.items.map { item in
            Line(
                product: item.line.product, name: item.name, quantity: item.line.quantity,
                price: item.price?.decimalText, currency: item.price?.currency.code,
                note: item.line.note.isEmpty ? nil : item.line.note, checked: item.line.isChecked)
        }
        count = cart.count
        let sum = cart.total
        totals = sum.amounts.map { Total(amount: $0.decimalText, currency: $0.currency.code) }
        withoutPrice = sum.withoutPrice
    }

    /// The cart as an object, in JSON.
    ///
    /// - Throws: What `JSONEncoder` throws; a cart gives no cause.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
