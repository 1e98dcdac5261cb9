internal import Foundation
internal import GRDB

extension Library {
    /// What was on the shelf before a change, by which it can be undone.
    public struct ShelfChange: Sendable, Equatable {
        /// What was there of each ingredient that was changed; nil where it was not on the shelf.
        public let before: [String: ShelfItem?]
    }

    /// Puts ingredients on the shelf, or changes what is there of them.
    ///
    /// - Parameter items: What there shall be; each is dated now.
    /// - Returns: What was there before; ``undo(_:)-(ShelfChange)`` brings it back.
    /// - Throws: ``TextProblem`` where a note is too long, ``StoreError`` where it cannot be saved; nothing has changed
    ///   then.
    @discardableResult
    public func setShelf(_ items: [ShelfItem]) async throws -> ShelfChange {
        let now = clock()
        for item in items { _ = try item.checked(after: nil) }
        return try await write(.saveShelf) { db in
            var before: [String: ShelfItem?] = [:]
            for item in items {
                let there = try ShelfItem.fetchOne(db, item.ingredient)
                if before[item.ingredient] == nil { before[item.ingredient] = .some(there) }
                try item.checked(after: there).changed(at: now).save(db)
            }
            return ShelfChange(before: before)
        }
    }

    /// Changes a part of what the shelf has of an ingredient, whatever else of it is being changed.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - isAdded: Whether it is put on the shelf where it is not there; otherwise nothing happens then.
    ///   - change: Gets what there is, as it is shown.
    /// - Returns: What was there before; ``undo(_:)-(ShelfChange)`` brings it back.
    /// - Throws: ``TextProblem`` where the note is too long, ``StoreError`` where it cannot be saved; nothing has changed
    ///   then.
    @discardableResult
    public func changeShelf(
        _ ingredient: String, addingIt isAdded: Bool = true, _ change: @escaping @Sendable (inout ShelfItem) -> Void
    ) async throws -> ShelfChange {
        let now = clock()
        let outcome: Result<ShelfChange, TextProblem> = try await write(.saveShelf) { db in
            let before = try ShelfItem.fetchOne(db, ingredient)
            if var item = before?.shown ?? (isAdded ? ShelfItem(ingredient) : nil) {
                change(&item)
                do throws(TextProblem) { item = try item.checked(after: before) } catch { return .failure(error) }
                try item.changed(at: now).save(db)
            }
            return .success(ShelfChange(before: [ingredient: before]))
        }
        return try outcome.get()
    }

    /// Takes ingredients off the shelf.
    ///
    /// - Returns: What was there before; ``undo(_:)-(ShelfChange)`` brings it back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func removeFromShelf(_ ingredients: [String]) async throws -> ShelfChange {
        try await write(.saveShelf) { db in
            var before: [String: ShelfItem?] = [:]
            for ingredient in ingredients where before[ingredient] == nil {
                before[ingredient] = .some(try ShelfItem.fetchOne(db, ingredient))
                try ShelfItem.remove(ingredient, db)
            }
            return ShelfChange(before: before)
        }
    }

    /// Brings back what was on the shelf before a change.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ change: ShelfChange) async throws {
        let now = clock()
        try await write(.saveShelf) { db in
            for (ingredient, item) in change.before {
                if let item {
                    try item.changed(at: now).save(db)
                } else {
                    try ShelfItem.remove(ingredient, db)
                }
            }
        }
    }

    /// All that is on the shelf, what changed last first.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var shelf: [ShelfItem] {
        get async throws { try await read { db in try ShelfItem.fetchAll(db) } }
    }

    /// What the shelf has of an ingredient itself, or nil where it is not on it.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func shelfItem(_ ingredient: String) async throws -> ShelfItem? {
        try await read { db in try ShelfItem.fetchOne(db, ingredient)?.shown }
    }

    /// All that is on the shelf, what changed last first, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func shelfUpdates() -> AsyncThrowingStream<[ShelfItem], any Error> {
        values(on: [.shelf]) { db in try ShelfItem.fetchAll(db) }
    }
}
