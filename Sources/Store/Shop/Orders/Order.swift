public import Foundation

/// What was bought, as it was then: its lines, their prices, and how far it has been sent.
public struct Order: Sendable, Hashable, Identifiable {
    /// How far an order has come.
    public enum State: String, Sendable, Codable, CaseIterable {
        /// It is kept here and goes nowhere.
        case local
        /// It is still to be sent.
        case waiting
        /// The server has it.
        case sent
        /// The server does not want it.
        case refused
    }

    /// The number of the order, which no other gets.
    public let id: Int64

    /// What tells this order from every other one anywhere, however often it is sent.
    public let key: UUID

    /// When it was placed.
    public let placedAt: Date

    /// How far it has come.
    public let state: State

    /// The address of the server that it goes to; empty where it goes nowhere.
    public let server: String

    /// Why the server does not want it, or why it could not be sent yet; empty where there is nothing to say.
    public let reason: String

    /// The number that the server gave it; empty where it gave none.
    public let number: String

    /// How often it was tried to send it.
    public let attempts: Int

    /// When what it brought was put on the shelf, or nil where it was not.
    public let shelvedAt: Date?

    /// What was bought, in the order of the cart.
    public let lines: [OrderLine]

    /// How many things were bought.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// What the lines cost together, and how many of them had no price.
    public var total: MoneySum {
        var sum = MoneySum()
        for line in lines { sum.add(line.price, count: line.quantity) }
        return sum
    }
}

/// A line of an order, as it was when the order was placed.
public struct OrderLine: Sendable, Hashable {
    /// The product's id, or nil for a line that the person wrote themselves.
    public let product: String?

    /// What it was called.
    public let name: String

    /// The aisle that it stood in.
    public let kind: ProductKind

    /// What it was of the catalogue; nil for anything else.
    public let of: ProductSubject?

    /// What one got for the price; nil for a line that the person wrote themselves.
    public let pack: ProductPack?

    /// What one cost, or nil where it had no price.
    public let price: Money?

    /// How many.
    public let quantity: Int

    /// A note; empty where there is none.
    public let note: String

    /// What all of the line cost, or nil where it had no price.
    public var cost: Money? { price?.times(quantity) }
}

extension OrderLine {
    /// What becomes of a line of the cart when it is ordered.
    init(_ item: Cart.Item) {
        self.init(
            product: item.line.product, name: item.name, kind: item.kind, of: item.product?.of,
            pack: item.product?.pack, price: item.price, quantity: item.line.quantity, note: item.line.note)
    }
}
