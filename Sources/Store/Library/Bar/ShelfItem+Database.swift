internal import Foundation
internal import GRDB

extension ShelfItem {
    private static let columns = "ingredient, state, amount, unit, changedAt, note"

    /// All that is on the shelf, what changed last first, as it is shown.
    ///
    /// - Parameter schema: What the library is called where it is: `library` beside the catalogue.
    static func fetchAll(_ db: Database, in schema: String = "main") throws -> [ShelfItem] {
        try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(schema).shelf ORDER BY changedAt DESC, ingredient")
            .map { ShelfItem($0).shown }
    }

    /// What the shelf has of an ingredient, with the whole of its note, or nil where it is not on it.
    static func fetchOne(_ db: Database, _ ingredient: String) throws -> ShelfItem? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM shelf WHERE ingredient = ?", arguments: [ingredient])
            .map { ShelfItem($0) }
    }

    /// The item as it is shown: a note that is too long is cut.
    var shown: ShelfItem {
        var item = self
        item.note = note.map(TextLimit.note.shown)
        return item
    }

    /// The item as it is kept in place of another; a note that is what was shown of that one's leaves it.
    ///
    /// - Throws: ``TextProblem`` where the note is too long.
    func checked(after before: ShelfItem?) throws(TextProblem) -> ShelfItem {
        guard let note else { return self }
        var item = self
        item.note = before.map { $0.shown.note == note } ?? false ? nil : try TextLimit.note.checked(note)
        return item
    }

    /// An item from its columns, beginning with one of them, with the whole of its note.
    init(_ row: Row, at first: Int = 0) {
        let amount: Double? = row[first + 2]
        let unit = (row[first + 3] as String?).flatMap(Quantity.Unit.init(rawValue:))
        self.init(
            row[first], State(rawValue: row[first + 1]) ?? .have,
            amount: amount.flatMap { amount in unit.map { Quantity(max(0, amount), $0) } }, note: row[first + 5],
            changedAt: row[first + 4])
    }

    /// Writes the item, over one that there may be of the ingredient; without a note of its own it keeps that one's.
    func save(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO shelf (\(Self.columns)) VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, ''))
                ON CONFLICT (ingredient) DO UPDATE SET state = excluded.state, amount = excluded.amount,
                    unit = excluded.unit, changedAt = excluded.changedAt, note = coalesce(?6, note)
                """,
            arguments: [ingredient, state.rawValue, amount?.amount, amount?.unit.rawValue, changedAt, note])
    }

    /// Takes an ingredient off the shelf.
    static func remove(_ ingredient: String, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM shelf WHERE ingredient = ?", arguments: [ingredient])
    }
}
