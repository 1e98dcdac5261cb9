import Store

/// What puts something into the cart, from wherever: it is told, and can be taken back.
extension Environment {
    /// Puts products into the cart, tells of it, and offers to take it back.
    func addToCart(_ products: [(product: String, quantity: Int, reasons: [CartReason])], _ text: String) {
        perform { [self] in
            let change = try await catalogue.addToCart(products)
            guard !change.isEmpty else { return }
            tell(text) { [library] in try await library.undo(change) }
        }
    }

    /// Puts a pack of an ingredient or a fruit into the cart; that can be taken back.
    func buy(_ subject: ProductSubject) {
        perform { [self] in
            guard let product = try await catalogue.product(for: subject) else {
                return tell(tr("Nobody sells it here."))
            }
            addToCart([(product.id, 1, [])], tr("{name} is in the cart.", ["name": product.name]))
        }
    }

    /// Has the cart hold at least what is to be bought, tells of it, and offers to take it back.
    func addMissing(_ needs: Needs) {
        perform { [self] in
            let cart = try await catalogue.cart
            let missing = needs.purchases.map { purchase in
                let packs = min(purchase.packs, Cart.quantityLimit) - cart.quantity(of: purchase.id)
                return (product: purchase.id, quantity: packs, reasons: purchase.reasons.map { CartReason($0) })
            }.filter { $0.quantity > 0 }
            guard !missing.isEmpty else { return tell(tr("All that is missing is in the cart already.")) }
            let change = try await catalogue.addToCart(missing)
            let text = trn("{count} product is in the cart.", "{count} products are in the cart.", missing.count)
            tell(text) { [library] in try await library.undo(change) }
        }
    }
}
