internal import GRDB

extension Library {
    /// What was changed about the cart, by which it can be undone.
    public struct CartChange: Sendable, Equatable {
        /// Whether nothing had to be changed.
        public var isEmpty: Bool { rows.isEmpty }

        let rows: [RowChange]
    }

    /// Takes back a change of the cart.
    ///
    /// Changes that are taken back in the reverse order leave everything as it was before the first of them. A product
    /// that was taken out and has been put in anew since has then as many as both together.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ change: CartChange) async throws {
        _ = try await writeCart { editor in
            for row in change.rows.reversed() { try editor.takeBackCart(row) }
        }
    }

    /// Changes the cart in one transaction.
    func writeCart(
        _ body: @escaping @Sendable (inout RowEditor) throws -> Void
    ) async throws -> CartChange {
        try await writeShop(.saveCart) { db in
            var editor = RowEditor(db)
            try body(&editor)
            return CartChange(rows: editor.changes)
        }
    }

    /// Changes what the shop keeps in one transaction; where that is impossible, nothing is changed.
    func writeShop<Value: Sendable>(
        _ operation: StoreError.Operation, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let outcome: Result<Value, CartProblem> = try await write(operation) { db in
            var outcome: Result<Value, CartProblem>?
            try db.inSavepoint {
                do {
                    outcome = .success(try body(db))
                    return .commit
                } catch let problem as CartProblem {
                    outcome = .failure(problem)
                    return .rollback
                }
            }
            guard let outcome else { throw DatabaseError(message: "the shop was not changed") }
            return outcome
        }
        return try outcome.get()
    }
}

extension RowEditor {
    /// Takes back the change of a row of the cart.
    fileprivate mutating func takeBackCart(_ change: RowChange) throws {
        switch change {
        case .inserted(let table, let id): try delete(table, is: id)
        case .updated(let table, let id, let old): try update(table, id, old)
        case .deleted(let table, let row):
            let (product, quantity) = (row["product"] ?? .null, Int.fromDatabaseValue(row["quantity"] ?? .null) ?? 1)
            if let id = String.fromDatabaseValue(product), let line = try CartLine.fetchOne(db, product: id) {
                try update(table, line.id, ["quantity": min(line.quantity + quantity, Cart.quantityLimit)])
            } else {
                try insert(table, row)
            }
        }
    }
}
