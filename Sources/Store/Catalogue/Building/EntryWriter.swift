internal import GRDB

/// Writes entries into the catalogue's tables, within one transaction of the caller's.
///
/// First all of a batch go into the table, then all into the index. SQLite guards each statement that may do
/// several things, as the one for the table does, by a savepoint, and at each savepoint FTS5 writes out what it has
/// gathered: entry by entry that takes fifteen times as long.
struct EntryWriter {
    private let upsert: Statement
    private let index: [EntryKind: Statement]
    private let particulars: DrinkWriter
    private let products: ProductWriter

    init(_ db: Database) throws {
        upsert = try db.makeStatement(
            sql: """
                INSERT INTO entry (kind, id, present, name, sortKey, headline, picture, topColour, bottomColour,
                    energy, sugars, vitaminC, featured, payload)
                VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (kind, id) DO UPDATE SET present = 1, name = excluded.name, sortKey = excluded.sortKey,
                    headline = excluded.headline, picture = excluded.picture, topColour = excluded.topColour,
                    bottomColour = excluded.bottomColour, energy = excluded.energy, sugars = excluded.sugars,
                    vitaminC = excluded.vitaminC, featured = excluded.featured, payload = excluded.payload
                RETURNING row
                """)
        particulars = try DrinkWriter(db)
        products = try ProductWriter(db)
        index = try Dictionary(
            uniqueKeysWithValues: EntryKind.allCases.map { kind in
                let table = CatalogueSchema.searchTable(for: kind)
                return (
                    kind,
                    try db.makeStatement(
                        sql:
                            "INSERT INTO \(table) (rowid, start, name, otherNames, headline, text) VALUES (?, ?, ?, ?, ?, ?)"
                    )
                )
            })
    }

    /// Hides every entry and empties the indexes; what is written afterwards is what there is.
    ///
    /// Rows are kept: an entry that comes again keeps its number, and a list that still shows one that
    /// is gone can read it until it has been told.
    static func clear(_ db: Database) throws {
        try db.execute(sql: "UPDATE entry SET present = 0 WHERE present")
        for kind in EntryKind.allCases {
            let table = CatalogueSchema.searchTable(for: kind)
            try db.execute(sql: "INSERT INTO \(table)(\(table)) VALUES ('delete-all')")
        }
        try DrinkTables.clear(db)
        try ProductTables.clear(db)
    }

    /// Writes entries over those that had their kinds and ids.
    func write(_ entries: some Sequence<EntryRecord>) throws {
        var rows: [(row: Int64, kind: EntryKind, words: SearchableText)] = []
        for entry in entries {
            let row = try writeIntoTable(entry)
            try particulars.write(entry, row: row)
            try products.write(entry, row: row)
            rows.append((row, entry.kind, entry.words))
        }
        for (row, kind, words) in rows {
            try index[kind]?.execute(
                arguments: [row, words.start, words.name, words.otherNames, words.headline, words.text])
        }
    }

    /// Writes what entries have to do with each other, once all are written.
    func finish() throws { try particulars.finish() }

    private func writeIntoTable(_ entry: EntryRecord) throws -> Int64 {
        let arguments: StatementArguments = [
            entry.kind.rawValue, entry.id, entry.name, entry.words.name, entry.headline, entry.picture,
            entry.gradient.top.packed, entry.gradient.bottom.packed, entry.energy, entry.sugars, entry.vitaminC,
            entry.isFeatured, entry.payload,
        ]
        guard let row = try Int64.fetchOne(upsert, arguments: arguments) else {
            throw DatabaseError(message: "no row was returned for the entry \(entry.id)")
        }
        return row
    }
}
