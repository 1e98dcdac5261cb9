internal import GRDB

/// Reads what can be read of one table: at once where it is whole; else row by row, around the pages that are damaged,
/// with the help of indices, and from the backup.
struct SalvagedTable {
    private let db: Database
    private let name: String
    private let columns: [String]
    private let key: [String]
    private let hasRowNumbers: Bool
    private let isKnown: Bool
    private let hasBackup: Bool

    private var list: String { columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ") }

    /// - Parameters:
    ///   - isKnown: Whether the damaged file is known to have the table.
    ///   - hasBackup: Whether the backup has it.
    init(_ db: Database, _ table: String, isKnown: Bool, hasBackup: Bool) throws {
        let info = try Row.fetchAll(db, sql: "PRAGMA main.table_info(\(table.quotedDatabaseIdentifier))")
        let primary = info.filter { ($0["pk"] as Int) > 0 }.sorted { ($0["pk"] as Int) < ($1["pk"] as Int) }
        self.db = db
        name = table.quotedDatabaseIdentifier
        columns = info.map { $0["name"] }
        key = primary.map { $0["name"] }
        hasRowNumbers = primary.count == 1 && (primary[0]["type"] as String).uppercased() == "INTEGER"
        self.isKnown = isKnown
        self.hasBackup = hasBackup
    }

    /// Fills the table of the new library.
    ///
    /// - Returns: What could not be read, or nil where all could.
    func run() throws -> TableLoss? {
        let indices = isKnown ? try SalvageIndex.all(db, of: name, key: key, hasRowNumbers: hasRowNumbers) : []
        if isKnown,
            try db.attempt("INSERT INTO main.\(name) (\(list)) SELECT \(list) FROM damaged.\(name) NOT INDEXED") != nil,
            try !isShort(of: indices)
        {
            return nil
        }
        let keys = key.map(\.quotedDatabaseIdentifier)
        try db.execute(sql: "DROP TABLE IF EXISTS temp.known")
        try db.execute(
            sql:
                "CREATE TEMP TABLE known (\(keys.joined(separator: ", ")), PRIMARY KEY (\(keys.joined(separator: ", "))))"
        )
        var loss = TableLoss(isExact: false)
        var numbers: Set<Int64> = []
        for index in indices {
            if try index.read(into: &numbers) { loss.isExact = true }
            if index.covers(columns) { try copyRows(of: index) }
        }
        if isKnown { try readRows(numbers) }
        if hasBackup { loss.fromBackup = try takeFromBackup(isExact: loss.isExact) }
        loss.lost =
            try Int.fetchOne(
                db,
                sql:
                    "SELECT count(*) FROM temp.known k WHERE NOT EXISTS (SELECT * FROM main.\(name) m WHERE \(same("m", "k")))"
            ) ?? 0
        return loss.fromBackup == 0 && loss.lost == 0 && loss.isExact ? nil : loss
    }

    /// Whether an index knows of more rows than were read.
    private func isShort(of indices: [SalvageIndex]) throws -> Bool {
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM main.\(name)") ?? 0
        return try indices.contains { try $0.count() ?? 0 > count }
    }

    /// Takes over whole rows from an index that has all columns.
    private func copyRows(of index: SalvageIndex) throws {
        let gaps = columns.map { _ in "?" }.joined(separator: ", ")
        try db.scan("SELECT \(list) FROM damaged.\(name) INDEXED BY \(index.name)") { row in
            _ = try db.attempt(
                "INSERT OR IGNORE INTO main.\(name) (\(list)) VALUES (\(gaps))",
                StatementArguments(Array(row.databaseValues)))
        }
    }

    /// Reads the rows one by one.
    private func readRows(_ known: Set<Int64>) throws {
        var numbers = known
        try SalvageScan(db: db, table: name).read(into: &numbers)
        for number in numbers.sorted() {
            if hasRowNumbers {
                _ = try db.attempt("INSERT OR IGNORE INTO temp.known VALUES (?)", [number])
            }
            _ = try db.attempt(
                "INSERT OR IGNORE INTO main.\(name) (\(list)) SELECT \(list) FROM damaged.\(name) NOT INDEXED WHERE rowid = ?",
                [number])
        }
    }

    private func takeFromBackup(isExact: Bool) throws -> Int {
        guard !key.isEmpty else { return 0 }
        // A backup made before a migration may have fewer columns.
        let others = try Row.fetchAll(db, sql: "PRAGMA backup.table_info(\(name))").map { $0["name"] as String }
        let list = columns.filter(others.contains).map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let known = isExact ? "AND EXISTS (SELECT * FROM temp.known k WHERE \(same("k", "b")))" : ""
        return try db.attempt(
            """
            INSERT OR IGNORE INTO main.\(name) (\(list)) SELECT \(list) FROM backup.\(name) b
            WHERE NOT EXISTS (SELECT * FROM main.\(name) m WHERE \(same("m", "b"))) \(known)
            """) ?? 0
    }

    /// That rows of two tables have the same key.
    private func same(_ one: String, _ other: String) -> String {
        key.map { "\(one).\($0.quotedDatabaseIdentifier) = \(other).\($0.quotedDatabaseIdentifier)" }
            .joined(separator: " AND ")
    }
}
