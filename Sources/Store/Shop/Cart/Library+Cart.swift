internal import Foundation
internal import GRDB

extension Library {
    /// Something that is to be put into the cart.
    public struct CartAddition: Sendable, Hashable {
        /// The product's id, or nil for a line that the person writes themselves.
        public let product: String?

        /// What it is called.
        public let name: String

        /// How many more.
        public let quantity: Int

        /// What it is bought for.
        public let reasons: [CartReason]

        /// Something that is to be put into the cart.
        public init(product: String?, name: String, quantity: Int = 1, reasons: [CartReason] = []) {
            self.product = product
            self.name = name
            self.quantity = quantity
            self.reasons = reasons
        }
    }

    /// The lines of the cart, in the person's order. What the catalogue has of them is in ``Catalogue/cart``.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var cartLines: [CartLine] {
        get async throws { try await read { db in try CartLine.fetchAll(db) } }
    }

    /// Puts products into the cart, behind the others, or more of those that are in it.
    ///
    /// What is put in more than ``Cart/quantityLimit`` times is there as many times.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where a number is less than 1 or the cart is full, ``StoreError`` where it cannot be
    ///   saved; nothing has changed then.
    @discardableResult
    public func addToCart(_ additions: [CartAddition]) async throws -> CartChange {
        let now = clock()
        return try await writeCart { editor in
            for addition in additions {
                guard addition.quantity >= 1 else { throw CartProblem.quantity(addition.quantity) }
                let quantity = min(addition.quantity, Cart.quantityLimit)
                let product = addition.product
                guard let line = try product.flatMap({ try CartLine.fetchOne(editor.db, product: $0) }) else {
                    try editor.insertCartLine(
                        product: product, name: addition.name, quantity: quantity, reasons: addition.reasons,
                        at: now)
                    continue
                }
                let reasons = line.reasons + addition.reasons.filter { !line.reasons.contains($0) }
                try editor.update(
                    "cartLine", line.id,
                    [
                        "quantity": min(line.quantity + quantity, Cart.quantityLimit),
                        "reasons": try CartReasonCoding.encode(reasons), "isChecked": false,
                    ])
            }
        }
    }

    /// Says how many of a product are in the cart; 0 takes it out.
    ///
    /// - Parameters:
    ///   - quantity: How many, 0 to ``Cart/quantityLimit``.
    ///   - product: The product's id.
    ///   - name: What it is called.
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where the number is another or the cart is full, ``StoreError`` where it cannot be
    ///   saved; nothing has changed then.
    @discardableResult
    public func setCartQuantity(_ quantity: Int, product: String, name: String) async throws -> CartChange {
        let now = clock()
        return try await writeCart { editor in
            guard (0...Cart.quantityLimit).contains(quantity) else { throw CartProblem.quantity(quantity) }
            let line = try CartLine.fetchOne(editor.db, product: product)
            switch (line, quantity) {
            case (nil, 0): return
            case (let line?, 0): try editor.delete("cartLine", is: line.id)
            case (let line?, _): try editor.update("cartLine", line.id, ["quantity": quantity])
            case (nil, _): try editor.insertCartLine(product: product, name: name, quantity: quantity, at: now)
            }
        }
    }

    /// Writes a line into the cart that is no product, as “ice”.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where nothing is written or the cart is full, ``TextProblem`` where it is too long,
    ///   ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func addCartText(_ text: String, quantity: Int = 1) async throws -> CartChange {
        let now = clock()
        let text = try TextLimit.line.checked(text)
        return try await writeCart { editor in
            guard !text.isEmpty else { throw CartProblem.blankText }
            guard (1...Cart.quantityLimit).contains(quantity) else { throw CartProblem.quantity(quantity) }
            try editor.insertCartLine(product: nil, name: text, quantity: quantity, at: now)
        }
    }

    /// Takes lines out of the cart; those that are gone already are passed over.
    ///
    /// - Returns: What puts them back, with their notes and their places.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func removeFromCart(_ lines: [CartLine.ID]) async throws -> CartChange {
        try await writeCart { editor in for id in lines { try editor.delete("cartLine", is: id) } }
    }

    /// Takes everything out of the cart.
    ///
    /// - Returns: What puts it all back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func clearCart() async throws -> CartChange {
        try await writeCart { editor in
            for line in try CartLine.fetchAll(editor.db) { try editor.delete("cartLine", is: line.id) }
        }
    }
}

extension RowEditor {
    /// Writes a line behind the others.
    fileprivate mutating func insertCartLine(
        product: String?, name: String, quantity: Int, reasons: [CartReason] = [], at now: Date
    ) throws {
        let row = try Row.fetchOne(db, sql: "SELECT count(*), max(position) FROM cartLine")
        let (count, last): (Int, Int?) = (row?[0] ?? 0, row?[1])
        guard count < Cart.lineLimit else { throw CartProblem.full }
        try insert(
            "cartLine",
            [
                "product": product, "name": TextLimit.line.shown(name), "quantity": quantity, "note": "",
                "reasons": try CartReasonCoding.encode(reasons), "position": last.map { $0 + 1 } ?? 0,
                "isChecked": false, "addedAt": now,
            ])
    }
}
