internal import GRDB

/// A change of one row, by which it can be taken back.
enum RowChange: Sendable, Equatable {
    /// There is a row more.
    case inserted(table: String, id: Int64)
    /// There is a row less; what it was.
    case deleted(table: String, row: [String: DatabaseValue])
    /// Columns of a row have other values; what they were.
    case updated(table: String, id: Int64, old: [String: DatabaseValue])
}

/// Changes rows, and remembers how they were.
///
/// Every table has the column `id`, which no row ever gets that another has had.
struct RowEditor {
    let db: Database

    /// What was changed, in order.
    private(set) var changes: [RowChange] = []

    init(_ db: Database) { self.db = db }

    /// Adds a row.
    ///
    /// - Returns: Its id.
    @discardableResult
    mutating func insert(
        _ table: String, _ values: [String: (any DatabaseValueConvertible & Sendable)?]
    ) throws -> Int64 {
        let columns = values.keys.sorted()
        let gaps = columns.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
            sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(gaps))",
            arguments: StatementArguments(columns.map { values[$0] ?? nil }))
        let id = db.lastInsertedRowID
        changes.append(.inserted(table: table, id: id))
        return id
    }

    /// Gives columns of a row other values.
    ///
    /// - Returns: Whether there is such a row.
    @discardableResult
    mutating func update(
        _ table: String, _ id: Int64, _ values: [String: (any DatabaseValueConvertible & Sendable)?]
    ) throws -> Bool {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM \(table) WHERE id = ?", arguments: [id]) else {
            return false
        }
        var old: [String: DatabaseValue] = [:]
        for (column, value) in values {
            let before: DatabaseValue = row[column]
            let after = value?.databaseValue ?? .null
            if before != after, !TextLimit.isShown(after, of: before, in: column, of: table) { old[column] = before }
        }
        let columns = old.keys.sorted()
        guard !columns.isEmpty else { return true }
        try db.execute(
            sql: "UPDATE \(table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?",
            arguments: StatementArguments(columns.map { values[$0] ?? nil } + [id]))
        changes.append(.updated(table: table, id: id, old: old))
        return true
    }

    /// Removes the rows that have a value in a column.
    mutating func delete(_ table: String, where column: String = "id", is value: Int64) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(table) WHERE \(column) = ?", arguments: [value])
        guard !rows.isEmpty else { return }
        try db.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [value])
        for row in rows {
            changes.append(.deleted(table: table, row: Dictionary(row, uniquingKeysWith: { first, _ in first })))
        }
    }
}
