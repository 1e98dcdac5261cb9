internal import Foundation
internal import GRDB

extension Library {
    /// Sets the person's own price of a product, or takes it away.
    ///
    /// - Parameters:
    ///   - price: What a pack costs, at most ``Money/limit``; nil for no price of one's own.
    ///   - product: The product's id.
    /// - Returns: The price that it had before, or nil where it had none; setting that again takes the change back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func setPrice(_ price: Money?, product: String) async throws -> Money? {
        precondition(price.map { $0.minorUnits <= Money.limit } ?? true, "a price is at most \(Money.limit)")
        let now = clock()
        return try await write(.savePrice) { db in
            let old = try Self.price(db, product)
            if let price {
                try db.execute(
                    sql: """
                        INSERT INTO price (product, amount, currency, changedAt) VALUES (?, ?, ?, ?)
                        ON CONFLICT (product) DO UPDATE SET amount = excluded.amount, currency = excluded.currency,
                            changedAt = excluded.changedAt
                        """,
                    arguments: [product, price.minorUnits, price.currency.code, now])
            } else {
                try db.execute(sql: "DELETE FROM price WHERE product = ?", arguments: [product])
            }
            return old
        }
    }

    /// The person's own price of a product, or nil where they have set none.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func price(product: String) async throws -> Money? { try await read { db in try Self.price(db, product) } }

    /// The person's own prices, by product.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var prices: [String: Money] {
        get async throws { try await read { db in try Self.prices(db) } }
    }

    /// The person's own prices, by product.
    static func prices(_ db: Database) throws -> [String: Money] {
        var prices: [String: Money] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT product, amount, currency FROM price") {
            prices[row[0]] = Money(units: row[1], code: row[2])
        }
        return prices
    }

    private static func price(_ db: Database, _ product: String) throws -> Money? {
        try Row.fetchOne(db, sql: "SELECT amount, currency FROM price WHERE product = ?", arguments: [product])
            .flatMap { Money(units: $0[0], code: $0[1]) }
    }
}

extension Catalogue {
    /// Sets the person's own price of a product, or takes it away.
    ///
    /// - Returns: The price that it had before, or nil where it had none.
    /// - Throws: ``CartProblem/otherCurrency(_:cart:)`` where the product is in the cart and the price is in another
    ///   currency than the rest of it, ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func setPrice(_ price: Money?, product: String) async throws -> Money? {
        if let price {
            let items = try await cart.items
            let others = items.filter { $0.line.product != product }.compactMap { $0.price?.currency }
            if items.contains(where: { $0.line.product == product }),
                let other = others.first(where: { $0 != price.currency })
            {
                throw CartProblem.otherCurrency(price.currency, cart: other)
            }
        }
        return try await library.setPrice(price, product: product)
    }
}
