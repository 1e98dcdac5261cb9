internal import Foundation
internal import GRDB

extension Library {
    /// An evening that was taken away, by which it can be brought back.
    public struct EveningChange: Sendable, Equatable {
        let rows: [RowChange]
    }

    /// The evenings that are kept, the newest first.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var evenings: [Evening] { get async throws { try await read { db in try Evening.fetchAll(db) } } }

    /// The evenings that are kept, the newest first, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func eveningUpdates() -> AsyncThrowingStream<[Evening], any Error> {
        values(on: [.evenings]) { db in try Evening.fetchAll(db) }
    }

    /// An evening, or nil where there is none of that number.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func evening(_ id: Evening.ID) async throws -> Evening? {
        try await read { db in try Evening.fetchOne(db, id) }
    }

    /// Keeps an evening.
    ///
    /// - Parameters:
    ///   - plan: Who comes and what is served; of a drink that is named twice the first counts.
    ///   - id: The evening that it takes the place of; nil for a new one.
    /// - Returns: Its number.
    /// - Throws: ``CartProblem/eveningGone(_:)`` where there is no such evening any more, ``TextProblem`` where its name
    ///   is too long, ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func keepEvening(_ plan: Evening.Plan, in id: Evening.ID? = nil) async throws -> Evening.ID {
        let (now, name) = (clock(), try TextLimit.name.checked(plan.name))
        return try await writeShop(.saveEvening) { db in
            if let id {
                var editor = RowEditor(db)
                guard try editor.update("evening", id, ["name": name, "guests": plan.guests]) else {
                    throw CartProblem.eveningGone(id)
                }
                try db.execute(sql: "DELETE FROM eveningDrink WHERE evening = ?", arguments: [id])
            } else {
                try db.execute(
                    sql: "INSERT INTO evening (name, guests, createdAt) VALUES (?, ?, ?)",
                    arguments: [name, plan.guests, now])
            }
            let number = id ?? db.lastInsertedRowID
            for (position, serving) in plan.drinks.enumerated() {
                try db.execute(
                    sql: "INSERT OR IGNORE INTO eveningDrink (evening, drink, each, position) VALUES (?, ?, ?, ?)",
                    arguments: [number, serving.drink, serving.each, position])
            }
            return number
        }
    }

    /// Takes an evening away.
    ///
    /// - Returns: What brings it back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func removeEvening(_ id: Evening.ID) async throws -> EveningChange {
        try await write(.saveEvening) { db in
            var editor = RowEditor(db)
            try editor.delete("eveningDrink", where: "evening", is: id)
            try editor.delete("evening", is: id)
            return EveningChange(rows: editor.changes)
        }
    }

    /// Brings an evening back.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ change: EveningChange) async throws {
        try await write(.saveEvening) { db in
            var editor = RowEditor(db)
            for row in change.rows.reversed() {
                if case .deleted(let table, let columns) = row { try editor.insert(table, columns) }
            }
        }
    }
}

extension Evening {
    private static let columns = "id, name, guests, createdAt"

    /// The evenings, the newest first.
    fileprivate static func fetchAll(_ db: Database) throws -> [Evening] {
        try Row.fetchAll(db, sql: "SELECT \(columns) FROM evening ORDER BY createdAt DESC, id DESC").map {
            try Evening($0, db)
        }
    }

    /// An evening, or nil where there is none of that number.
    fileprivate static func fetchOne(_ db: Database, _ id: Int64) throws -> Evening? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM evening WHERE id = ?", arguments: [id]).map {
            try Evening($0, db)
        }
    }

    private init(_ row: Row, _ db: Database) throws {
        let id: Int64 = row[0]
        let drinks = try Row.fetchAll(
            db, sql: "SELECT drink, each FROM eveningDrink WHERE evening = ? ORDER BY position", arguments: [id])
        self.init(
            id: id,
            plan: Plan(
                name: row.text(1, .name), guests: min(max(row[2], 1), Evening.guestLimit),
                drinks: drinks.map { Serving($0[0], each: min(max($0[1], 1), Evening.eachLimit)) }),
            createdAt: row[3])
    }
}
