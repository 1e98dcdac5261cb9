import Store

/// What puts something into the cart, from wherever: it is told, and can be taken back.
extension Environment {
    /// Puts products into the cart, tells of it, and offers to take it back.
    func addToCart(_ products: [(product: String, quantity: Int, reasons: [CartReason])], _ text: String) {
        perform { [self] in
            let change = try await catalogue.addToCart(products)
            guard !change.isEmpty else { return }
            tellOfCart(text) { [library] in try await library.undo(change) }
        }
    }

    /// Puts a pack of an ingredient or a fruit into the cart; that can be taken back.
    func buy(_ subject: ProductSubject) { buy([(subject, "")]) }

    /// Puts a pack of each of some ingredients or fruits into the cart; that can be taken back. What nobody sells is told by
    /// its name.
    func buy(_ subjects: [(subject: ProductSubject, name: String)]) {
        perform { [self] in
            var (found, gone): ([ProductSummary], [String]) = ([], [])
            for (subject, name) in subjects {
                if let product = try await catalogue.product(for: subject) {
                    found.append(product)
                } else {
                    gone.append(name)
                }
            }
            guard let first = found.first else { return tell(tr("Nobody sells it here.")) }
            let names = ListFormat(formats.locale).and(gone)
            let text =
                found.count == 1
                ? tr("{name} is in the cart.", ["name": first.name])
                : trn("{count} product is in the cart.", "{count} products are in the cart.", found.count)
            let rest = gone.isEmpty ? "" : " " + tr("Nobody sells here: {names}.", ["names": names])
            addToCart(found.map { ($0.id, 1, []) }, text + rest)
        }
    }

    /// Has the cart hold at least what is to be bought, tells of it, and offers to take it back.
    func addMissing(_ purchases: [Needs.Purchase]) {
        perform { [self] in
            let cart = try await catalogue.cart
            let missing = purchases.map { purchase in
                let packs = min(purchase.packs, Cart.quantityLimit) - cart.quantity(of: purchase.id)
                return (product: purchase.id, quantity: packs, reasons: purchase.reasons.map { CartReason($0) })
            }.filter { $0.quantity > 0 }
            guard !missing.isEmpty else { return tell(tr("All that is missing is in the cart already.")) }
            let change = try await catalogue.addToCart(missing)
            let text = trn("{count} product is in the cart.", "{count} products are in the cart.", missing.count)
            tellOfCart(text) { [library] in try await library.undo(change) }
        }
    }
}
