internal import GRDB

/// An index of a damaged table that tells which rows there were, also where the rows themselves cannot be read.
struct SalvageIndex {
    let name: String
    private let db: Database
    private let table: String
    private let columns: [String]
    private let key: [String]

    /// The indices of a table that have its key.
    static func all(_ db: Database, of table: String, key: [String], hasRowNumbers: Bool) throws -> [SalvageIndex] {
        var indices: [SalvageIndex] = []
        try db.scan("PRAGMA damaged.index_list(\(table))") { row in
            let (name, isPartial): (String, Bool) = (row["name"], row["partial"])
            var columns: [String] = []
            try db.scan("PRAGMA damaged.index_info(\(name.quotedDatabaseIdentifier))") { info in
                if let column = info["name"] as String? { columns.append(column) }
            }
            let known = Set(columns + (hasRowNumbers ? key : []))
            guard !isPartial, !columns.isEmpty, !key.isEmpty, known.isSuperset(of: key) else { return }
            indices.append(
                SalvageIndex(
                    name: name.quotedDatabaseIdentifier, db: db, table: table,
                    columns: columns + (hasRowNumbers ? key : []), key: key))
        }
        return indices
    }

    /// Whether it has all of some columns.
    func covers(_ others: [String]) -> Bool { Set(columns).isSuperset(of: others) }

    /// How many rows it knows of, or nil where it cannot be read.
    func count() throws -> Int? {
        var count: Int?
        try db.scan("SELECT count(*) FROM damaged.\(table) INDEXED BY \(name)") { count = $0[0] }
        return count
    }

    /// Reads the numbers of the rows, and their keys into the table `known`, from both ends.
    ///
    /// - Returns: Whether all could be read.
    func read(into numbers: inout Set<Int64>) throws -> Bool {
        let keys = key.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let gaps = key.map { _ in "?" }.joined(separator: ", ")
        var found: Set<Int64> = []
        for way in ["ASC", "DESC"] {
            let order = columns.map { "\($0.quotedDatabaseIdentifier) \(way)" }.joined(separator: ", ")
            let isWhole = try db.scan(
                "SELECT rowid, \(keys) FROM damaged.\(table) INDEXED BY \(name) ORDER BY \(order)"
            ) { row in
                if let number = row[0] as Int64? { found.insert(number) }
                let values = Array(row.databaseValues.dropFirst())
                _ = try db.attempt("INSERT OR IGNORE INTO temp.known VALUES (\(gaps))", StatementArguments(values))
            }
            numbers.formUnion(found)
            if isWhole { return true }
        }
        return false
    }
}
