internal import GRDB

extension Library {
    /// Checks a line of the cart off, as while shopping, or takes the check away.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem/gone(_:)`` where there is no such line any more, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func setCartChecked(_ isChecked: Bool, _ line: CartLine.ID) async throws -> CartChange {
        try await changeCartLine(line, ["isChecked": isChecked])
    }

    /// Writes a note to a line of the cart; an empty one takes it away.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem/gone(_:)`` where there is no such line any more, ``TextProblem`` where the note is too long, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func setCartNote(_ note: String, _ line: CartLine.ID) async throws -> CartChange {
        try await changeCartLine(line, ["note": try TextLimit.note.checked(note)])
    }

    /// Says how many of a line of the cart are wanted; 0 takes it out.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where the number is none to buy or the line is gone, ``StoreError`` where it cannot be
    ///   saved.
    @discardableResult
    public func setCartQuantity(_ quantity: Int, _ line: CartLine.ID) async throws -> CartChange {
        guard (0...Cart.quantityLimit).contains(quantity) else { throw CartProblem.quantity(quantity) }
        if quantity == 0 { return try await removeFromCart([line]) }
        return try await changeCartLine(line, ["quantity": quantity])
    }

    /// Moves a line of the cart to another place.
    ///
    /// - Parameters:
    ///   - line: The number of the line.
    ///   - place: The place that it then has among all, from 0; beyond the last is the last.
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem/gone(_:)`` where there is no such line any more, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func moveCartLine(_ line: CartLine.ID, to place: Int) async throws -> CartChange {
        try await writeCart { editor in
            let rows = try Row.fetchAll(editor.db, sql: "SELECT id, position FROM cartLine ORDER BY position, id")
            let positions = Dictionary(
                rows.map { ($0[0] as Int64, $0[1] as Int) }, uniquingKeysWith: { first, _ in first })
            guard positions[line] != nil else { throw CartProblem.gone(line) }
            var order: [Int64] = rows.map { $0[0] }
            order.removeAll { $0 == line }
            order.insert(line, at: min(max(place, 0), order.count))
            for (position, id) in order.enumerated() where positions[id] != position {
                try editor.update("cartLine", id, ["position": position])
            }
        }
    }

    private func changeCartLine(
        _ line: CartLine.ID, _ values: [String: any DatabaseValueConvertible & Sendable]
    ) async throws -> CartChange {
        try await writeCart { editor in
            guard try editor.update("cartLine", line, values) else { throw CartProblem.gone(line) }
        }
    }
}
