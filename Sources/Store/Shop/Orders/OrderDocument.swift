internal import Foundation

/// An order as it is sent to a server, in JSON.
public struct OrderDocument: Sendable, Hashable, Codable {
    /// A line of it.
    public struct Line: Sendable, Hashable, Codable {
        /// The product's id; missing for a line that the person wrote themselves.
        public let product: String?

        /// What it was called.
        public let name: String

        /// How many.
        public let quantity: Int

        /// What one cost, with a point before the decimals; missing where it had no price.
        public let price: String?

        /// A note; missing where there is none.
        public let note: String?
    }

    /// The version of this form, 1.
    public let format: Int

    /// What tells this order from every other one; it is the `Idempotency-Key` too.
    public let key: String

    /// When it was placed, as ISO 8601 has it, in UTC.
    public let placedAt: String

    /// The currency of its prices, by ISO 4217; missing where none has a price.
    public let currency: String?

    /// What was bought.
    public let lines: [Line]

    /// The document of an order.
    public init(_ order: Order) {
        format = 1
        key = order.key.uuidString.lowercased()
        placedAt = order.placedAt.formatted(.iso8601)
        currency = order.lines.lazy.compactMap { $0.price?.currency.code }.first
        lines = order.lines.map {
            Line(
                product: $0.product, name: $0.name, quantity: $0.quantity, price: $0.price?.decimalText,
                note: $0.note.isEmpty ? nil : $0.note)
        }
    }

    /// The document as text, the same for the same order.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
