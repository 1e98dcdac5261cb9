internal import Foundation
internal import GRDB

extension Library {
    /// Rates a drink, or takes its rating away.
    ///
    /// - Parameters:
    ///   - halfStars: The rating in half stars, 1 to 10; nil for none.
    ///   - drink: The drink's id.
    /// - Returns: The rating that it had before, or nil where it had none.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func setRating(_ halfStars: Int?, drink: String) async throws -> Int? {
        precondition(halfStars.map { (1...10).contains($0) } ?? true, "a rating has 1 to 10 half stars")
        let now = clock()
        return try await write(.saveRating) { db in
            let old = try Self.rating(db, drink)
            if let halfStars {
                try db.execute(
                    sql: """
                        INSERT INTO rating (drink, halfStars, changedAt) VALUES (?, ?, ?)
                        ON CONFLICT (drink) DO UPDATE SET halfStars = excluded.halfStars, changedAt = excluded.changedAt
                        """,
                    arguments: [drink, halfStars, now])
            } else {
                try db.execute(sql: "DELETE FROM rating WHERE drink = ?", arguments: [drink])
            }
            return old
        }
    }

    /// A drink's rating in half stars, 1 to 10, or nil where it has none.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func rating(drink: String) async throws -> Int? {
        try await read { db in try Self.rating(db, drink) }
    }

    /// A drink's rating in half stars, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func ratingUpdates(drink: String) -> AsyncThrowingStream<Int?, any Error> {
        values(on: [.rating(drink: drink)]) { db in try Self.rating(db, drink) }
    }

    private static func rating(_ db: Database, _ drink: String) throws -> Int? {
        try Int.fetchOne(db, sql: "SELECT halfStars FROM rating WHERE drink = ?", arguments: [drink])
    }
}
