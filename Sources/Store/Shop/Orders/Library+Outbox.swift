public import Foundation
internal import GRDB

/// An order that is still to be sent.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
    /// The order's number.
    public let order: Order.ID

    /// What is sent as `Idempotency-Key`, the same each time.
    public let key: UUID

    /// The address of the server.
    public let server: String

    /// What is sent, an ``OrderDocument`` in JSON, the same each time.
    public let body: String

    /// How often it was tried.
    public let attempts: Int

    /// When it may be tried again.
    public let nextAt: Date

    /// The order's number.
    public var id: Int64 { order }
}

extension OutboxEntry {
    /// Notes that an order is to be sent, as soon as may be.
    static func insert(_ order: Order, at now: Date, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO outbox (shopOrder, body, attempts, nextAt, problem) VALUES (?, ?, 0, ?, '')",
            arguments: [order.id, try OrderDocument(order).text(), now])
    }

    /// The orders that are still to be sent, the oldest first.
    static func fetchAll(_ db: Database) throws -> [OutboxEntry] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT o.id, o.key, o.server, b.body, b.attempts, b.nextAt
                FROM outbox AS b JOIN shopOrder AS o ON o.id = b.shopOrder WHERE o.state = 'waiting' ORDER BY b.id
                """
        ).compactMap { row in
            UUID(uuidString: row[1]).map {
                OutboxEntry(order: row[0], key: $0, server: row[2], body: row[3], attempts: row[4], nextAt: row[5])
            }
        }
    }
}

extension Library {
    /// The orders that are still to be sent, the oldest first.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var outbox: [OutboxEntry] { get async throws { try await read { db in try OutboxEntry.fetchAll(db) } } }

    /// The orders that are still to be sent, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func outboxUpdates() -> AsyncThrowingStream<[OutboxEntry], any Error> {
        values(on: [.orders]) { db in try OutboxEntry.fetchAll(db) }
    }

    /// Notes that an order could not be sent and may be tried again; it goes on waiting.
    ///
    /// - Parameters:
    ///   - order: The order's number; one that does not wait is passed over.
    ///   - problem: Why, for the person to read.
    ///   - date: When it may be tried again.
    /// - Throws: ``StoreError`` where it cannot be saved.
    public func noteUnsent(_ order: Order.ID, because problem: String, retryAt date: Date) async throws {
        let problem = TextLimit.line.shown(problem)
        try await write(.saveOrder) { db in
            try db.execute(
                sql: "UPDATE outbox SET attempts = attempts + 1, nextAt = ?, problem = ? WHERE shopOrder = ?",
                arguments: [date, problem, order])
        }
    }

    /// Notes that the server has an order: it is not sent again.
    ///
    /// - Parameters:
    ///   - order: The order's number here.
    ///   - number: The number that the server gave it; empty where it gave none.
    /// - Returns: Whether the order was waiting.
    /// - Throws: ``StoreError`` where it cannot be saved; it is sent once more then, with the same key.
    @discardableResult
    public func noteSent(_ order: Order.ID, as number: String = "") async throws -> Bool {
        try await settle(order, .sent, number: number)
    }

    /// Notes that the server does not want an order: it is not sent again by itself.
    ///
    /// - Parameters:
    ///   - order: The order's number.
    ///   - reason: Why, for the person to read.
    /// - Returns: Whether the order was waiting.
    /// - Throws: ``StoreError`` where it cannot be saved.
    @discardableResult
    public func noteRefused(_ order: Order.ID, because reason: String) async throws -> Bool {
        try await settle(order, .refused, reason: reason)
    }

    /// Has an order that waits be tried at once, or one that was refused be sent again, with the key that it had.
    ///
    /// - Returns: Whether it is to be sent now.
    /// - Throws: ``StoreError`` where it cannot be saved.
    @discardableResult
    public func sendAgain(_ order: Order.ID) async throws -> Bool {
        let now = clock()
        return try await write(.saveOrder) { db in
            guard let placed = try Order.fetchOne(db, order) else { return false }
            switch placed.state {
            case .local, .sent: return false
            case .waiting:
                try db.execute(sql: "UPDATE outbox SET nextAt = ? WHERE shopOrder = ?", arguments: [now, order])
            case .refused:
                try db.execute(
                    sql: "UPDATE shopOrder SET state = 'waiting', reason = '' WHERE id = ?", arguments: [order])
                try OutboxEntry.insert(placed, at: now, db)
            }
            return true
        }
    }

    private func settle(
        _ order: Order.ID, _ state: Order.State, reason: String = "", number: String = ""
    ) async throws -> Bool {
        let (reason, number) = (TextLimit.line.shown(reason), TextLimit.line.shown(number))
        return try await write(.saveOrder) { db in
            try db.execute(
                sql: "UPDATE shopOrder SET state = ?, reason = ?, number = ? WHERE id = ? AND state = 'waiting'",
                arguments: [state.rawValue, reason, number, order])
            let wasWaiting = db.changesCount > 0
            try db.execute(sql: "DELETE FROM outbox WHERE shopOrder = ?", arguments: [order])
            return wasWaiting
        }
    }
}
