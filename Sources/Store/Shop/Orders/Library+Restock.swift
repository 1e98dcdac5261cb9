internal import Foundation
internal import GRDB

extension Library {
    /// What an order brought to the shelf, by which it can be undone.
    public struct Restock: Sendable, Equatable {
        /// The order's number.
        public let order: Order.ID

        /// The ingredients that came onto the shelf, by id, in the order of the lines.
        public let ingredients: [String]

        let shelf: ShelfChange
    }

    /// Puts what an order brought on the shelf: its amounts are added to what is there, and there is enough of it again.
    ///
    /// Where the shelf keeps an amount in another sort of unit, or has enough without saying how much, it says no amount
    /// afterwards. Fruits and lines that are no ingredient are left out.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CartProblem`` where the order is gone or was put on the shelf already, ``StoreError`` where it cannot
    ///   be saved; nothing has changed then.
    @discardableResult
    public func putOnShelf(_ order: Order.ID) async throws -> Restock {
        let now = clock()
        return try await writeShop(.saveShelf) { db in
            guard let placed = try Order.fetchOne(db, order) else { throw CartProblem.orderGone(order) }
            guard placed.shelvedAt == nil else { throw CartProblem.shelved }
            var before: [String: ShelfItem?] = [:]
            var ingredients: [String] = []
            for line in placed.lines {
                guard let ingredient = line.of?.ingredient else { continue }
                let item = try ShelfItem.fetchOne(db, ingredient)
                if before[ingredient] == nil {
                    before[ingredient] = .some(item)
                    ingredients.append(ingredient)
                }
                let brought = line.pack?.content.scaled(by: Double(line.quantity))
                try ShelfItem(ingredient, .have, amount: Self.amount(item, with: brought), changedAt: now).save(db)
            }
            try db.execute(sql: "UPDATE shopOrder SET shelvedAt = ? WHERE id = ?", arguments: [now, order])
            return Restock(order: order, ingredients: ingredients, shelf: ShelfChange(before: before))
        }
    }

    /// Takes back off the shelf what an order brought.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ restock: Restock) async throws {
        let now = clock()
        try await write(.saveShelf) { db in
            for (ingredient, item) in restock.shelf.before {
                if let item {
                    try ShelfItem(ingredient, item.state, amount: item.amount, changedAt: now).save(db)
                } else {
                    try ShelfItem.remove(ingredient, db)
                }
            }
            try db.execute(sql: "UPDATE shopOrder SET shelvedAt = NULL WHERE id = ?", arguments: [restock.order])
        }
    }

    /// How much there is once something was added; nil where nobody knows.
    private static func amount(_ item: ShelfItem?, with brought: Quantity?) -> Quantity? {
        guard let item else { return brought }
        guard let have = item.amount, let amount = have.amount else { return item.state == .have ? nil : brought }
        guard amount > 0 else { return brought }
        guard let more = brought?.converted(to: have.unit)?.amount else { return nil }
        return Quantity(amount + more, have.unit)
    }
}
