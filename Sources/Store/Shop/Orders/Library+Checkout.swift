public import Foundation
internal import GRDB

extension Library {
    /// Places an order for what is in the cart, and empties the cart, in one transaction.
    ///
    /// It places one order for a key, however often it is called with it: a second call gives the order that the first
    /// one placed, also after the program was killed between the two.
    ///
    /// - Parameters:
    ///   - cart: The cart as the person was shown it; what is ordered is that and nothing else.
    ///   - key: What tells this order from every other one. It is made once, when the person is asked.
    ///   - server: The address of the server that it is to be sent to; nil where it is only kept.
    /// - Returns: The order.
    /// - Throws: ``CartProblem`` where the cart is empty, has changed meanwhile or has prices in several currencies,
    ///   ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func checkout(_ cart: Cart, key: UUID, sendTo server: String? = nil) async throws -> Order {
        let now = clock()
        return try await writeShop(.saveOrder) { db in
            if let placed = try Order.fetchAll(db, where: "o.key = ?", arguments: [key.uuidString]).first {
                return placed
            }
            try Self.check(cart, db)
            let lines = cart.items.map(OrderLine.init)
            let id = try Order.insert(lines, key: key, server: server, at: now, db)
            try db.execute(sql: "DELETE FROM cartLine")
            guard let order = try Order.fetchOne(db, id) else {
                throw DatabaseError(message: "the order \(id) is gone")
            }
            if server != nil { try OutboxEntry.insert(order, at: now, db) }
            return order
        }
    }

    /// Makes sure that a cart is what the library has.
    private static func check(_ cart: Cart, _ db: Database) throws {
        guard !cart.isEmpty else { throw CartProblem.empty }
        guard try CartLine.fetchAll(db) == cart.items.map(\.line) else { throw CartProblem.changed }
        let prices = try Library.prices(db)
        for item in cart.items {
            guard let product = item.product else { continue }
            let own = prices[product.id]
            guard product.isOwnPrice ? own == product.price : own == nil else { throw CartProblem.changed }
        }
        let amounts = cart.total.amounts
        if amounts.count > 1 { throw CartProblem.otherCurrency(amounts[1].currency, cart: amounts[0].currency) }
    }

    /// An order, or nil where there is none of that number.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func order(_ id: Order.ID) async throws -> Order? { try await read { db in try Order.fetchOne(db, id) } }

    /// An order, now and after each change; nil where there is none of that number.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func orderUpdates(_ id: Order.ID) -> AsyncThrowingStream<Order?, any Error> {
        values(on: [.order(id)]) { db in try Order.fetchOne(db, id) }
    }

    /// The orders, the newest first. For a list that may be long, there is ``OrderQuery``.
    ///
    /// - Parameter limit: The most that are wanted; nil for all.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func orders(limit: Int? = nil) async throws -> [Order] {
        try await read { db in try Order.fetchAll(db, limit: limit ?? -1) }
    }
}
