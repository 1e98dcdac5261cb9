internal import JSON
internal import GRDB

extension Catalogue {
    /// What is in the cart, with what the catalogue has of it and what it costs.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public var cart: Cart {
        get async throws {
            try await database.read { db in
                // One reading of both, so that lines and prices belong together.
                let lines = try Row.fetchAll(
                    db,
                    sql: """
                        SELECT id, product, name, quantity, note, reasons, isChecked FROM library.cartLine
                        ORDER BY position, id
                        """
                ).map { CartLine($0) }
                let products = try ProductReader.summaries(lines.compactMap(\.product), db)
                return Cart(items: lines.map { Cart.Item(line: $0, product: $0.product.flatMap { products[$0] }) })
            }
        }
    }

    /// What is in the cart, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where it cannot be read.
    public func cartUpdates() -> AsyncThrowingStream<Cart, any Error> {
        values(on: [.packs, .cart, .prices]) { try await $0.cart }
    }

    /// The product of an id or a name, as a person types it.
    ///
    /// - Throws: ``CartProblem/unknownProduct(_:nearest:)`` where there is none such, ``StoreError`` where the catalogue
    ///   cannot be read.
    public func product(named text: String) async throws -> ProductSummary {
        let key = TextFolding.words(in: text).joined(separator: " ")
        let (id, nearest) = try await database.read { db -> (String?, String?) in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT product.id, entry.name FROM product CROSS JOIN entry ON entry.row = product.row
                    WHERE product.present ORDER BY product.sortKey
                    """)
            let names: [(id: String, name: String)] = rows.map { ($0[0], $0[1]) }
            if let exact = names.first(where: { $0.id == text }) { return (exact.id, nil) }
            func isMeant(_ name: String) -> Bool { TextFolding.words(in: name).joined(separator: " ") == key }
            if let named = names.first(where: { isMeant($0.name) || isMeant($0.id) }) { return (named.id, nil) }
            return (nil, NearestName.nearest(to: text, among: names.map(\.name)))
        }
        guard let id, let product = try await productSummary(id: id) else {
            throw CartProblem.unknownProduct(TextLimit.line.shown(text), nearest: nearest)
        }
        return product
    }

    /// Puts products into the cart, or more of those that are in it.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where a product is unknown or its price is in another currency than the cart,
    ///   ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func addToCart(
        _ products: [(product: String, quantity: Int, reasons: [CartReason])]
    ) async throws -> Library.CartChange {
        let known = try await productSummaries(ids: products.map(\.product))
        try await checkCurrency(of: products.compactMap { known[$0.product] })
        return try await library.addToCart(
            products.map { id, quantity, reasons in
                guard let product = known[id] else { throw CartProblem.unknownProduct(id, nearest: nil) }
                return Library.CartAddition(product: id, name: product.name, quantity: quantity, reasons: reasons)
            })
    }

    /// Makes sure that all prices are in the currency of the cart.
    ///
    /// - Throws: ``CartProblem/otherCurrency(_:cart:)`` where one is not.
    func checkCurrency(of products: [ProductSummary]) async throws {
        var currency = try await cart.currency
        for price in products.compactMap(\.price) {
            if let currency, currency != price.currency {
                throw CartProblem.otherCurrency(price.currency, cart: currency)
            }
            currency = price.currency
        }
    }
}

extension Catalogue {
    /// The line of the cart that a person means by an id or a name.
    ///
    /// - Throws: ``CartProblem/notInCart(_:)`` where none is called so, ``StoreError`` where the catalogue cannot be read.
    public func cartItem(named text: String) async throws -> Cart.Item {
        func key(_ text: String) -> String { TextFolding.words(in: text).joined(separator: " ") }
        let items = try await cart.items
        let found =
            items.first { $0.line.product == text }
            ?? items.first { [$0.name, $0.line.name, $0.line.product ?? ""].map(key).contains(key(text)) }
        guard let found, !key(text).isEmpty else { throw CartProblem.notInCart(TextLimit.line.shown(text)) }
        return found
    }
}
