internal import Foundation
internal import GRDB

extension Made {
    private static let columns = "id, drink, day, madeAt, servings, note"

    /// The entries of the log, the newest first.
    ///
    /// - Parameters:
    ///   - drink: The drink whose entries are wanted; nil for all.
    ///   - limit: The most entries that are wanted; nil for all.
    static func fetchAll(_ db: Database, drink: String? = nil, limit: Int? = nil) throws -> [Made] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT \(columns) FROM made WHERE ? IS NULL OR drink = ?
                ORDER BY day DESC, madeAt DESC, id DESC LIMIT ?
                """,
            arguments: [drink, drink, limit ?? -1]
        ).map { try Made(db, $0) }
    }

    /// An entry of the log, or nil where there is none of that number.
    static func fetchOne(_ db: Database, _ id: Int64) throws -> Made? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM made WHERE id = ?", arguments: [id]).map {
            try Made(db, $0)
        }
    }

    /// Whether the log has an entry of that number.
    static func exists(_ db: Database, _ id: Int64) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM made WHERE id = ?)", arguments: [id]) ?? false
    }

    /// Whether an entry is known to have taken something from the shelf.
    static func hasTaken(_ db: Database, _ ingredient: String, made id: Int64) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM taken WHERE made = ? AND ingredient = ?)",
            arguments: [id, ingredient])
            ?? false
    }

    private init(_ db: Database, _ row: Row) throws {
        let id: Int64 = row[0]
        let taken = try Row.fetchAll(
            db, sql: "SELECT ingredient, amount, unit FROM taken WHERE made = ? ORDER BY ingredient", arguments: [id])
        self.init(
            id: id, drink: row[1], day: CalendarDay(clamping: row[2]), recordedAt: row[3], servings: row[4],
            note: row.text(5, .note),
            taken: taken.compactMap { row in
                Quantity.Unit(rawValue: row[2]).map { Taken(row[0], Quantity(row[1], $0)) }
            })
    }
}

extension Library {
    /// The entries of the log, the newest first. For a list that may be long, there is ``LogQuery``.
    ///
    /// - Parameters:
    ///   - drink: The drink whose entries are wanted; nil for all.
    ///   - limit: The most entries that are wanted; nil for all.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func log(drink: String? = nil, limit: Int? = nil) async throws -> [Made] {
        try await read { db in try Made.fetchAll(db, drink: drink, limit: limit) }
    }
}
