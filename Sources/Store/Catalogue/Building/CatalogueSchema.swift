internal import Foundation
internal import GRDB

/// The tables of `catalogue.sqlite`.
///
/// The file can be made anew from the packs at any time, so it knows no migrations: when ``version``
/// is not what the file says, the file is thrown away.
enum CatalogueSchema {
    /// Raise it whenever a table, the payload or the folding of texts changes.
    static let version: Int32 = 17

    /// The size, in bytes, up to which the whole file is checked each time it is opened.
    private static let alwaysChecked = 8 << 20

    /// Whether a file is of this version and in order, or does not exist.
    static func isUsable(_ url: URL) throws -> Bool {
        guard let size = Files.size(url), size > 0 else { return true }
        do {
            return try DatabaseQueue(path: url.path).read { db in
                guard try Int32.fetchOne(db, sql: "PRAGMA user_version") == version else { return false }
                return try size > alwaysChecked || String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok"
            }
        } catch let error as DatabaseError where StoreError.Cause(error) == .corrupt {
            return false
        }
    }

    /// Makes the tables where there are none, and forgets the entries that no pack has any more.
    static func prepare(_ pool: DatabasePool) throws {
        try pool.write { db in
            if try Int32.fetchOne(db, sql: "PRAGMA user_version") != version { return try create(db) }
            for kind in EntryKind.allCases {
                try db.execute(sql: "DELETE FROM entry WHERE kind = ? AND present = 0", arguments: [kind.rawValue])
            }
            try DrinkTables.forgetAbsent(db)
            try ProductTables.forgetAbsent(db)
        }
    }

    private static func create(_ db: Database) throws {
        try createTables(db)
        try createIndexes(db)
        try db.execute(sql: "PRAGMA user_version = \(version)")
    }

    /// Makes the tables without what would slow down the writing of very many entries.
    static func createForBulk(_ db: Database) throws {
        try createTables(db)
        for kind in EntryKind.allCases {
            let table = searchTable(for: kind)
            try db.execute(sql: "INSERT INTO \(table)(\(table), rank) VALUES ('hashsize', 67108864)")
        }
    }

    /// Makes up for what ``createForBulk(_:)`` left out.
    static func finishBulk(_ db: Database) throws {
        for kind in EntryKind.allCases {
            let table = searchTable(for: kind)
            try db.execute(sql: "INSERT INTO \(table)(\(table)) VALUES ('optimize')")
            try db.execute(sql: "INSERT INTO \(table)(\(table), rank) VALUES ('hashsize', 1048576)")
        }
        try createIndexes(db)
        try db.execute(sql: "PRAGMA user_version = \(version)")
    }

    private static func createTables(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE entry (
                    row INTEGER PRIMARY KEY,
                    kind TEXT NOT NULL,
                    id TEXT NOT NULL,
                    present INTEGER NOT NULL,
                    name TEXT NOT NULL,
                    sortKey TEXT NOT NULL,
                    headline TEXT NOT NULL,
                    picture TEXT NOT NULL,
                    topColour INTEGER NOT NULL,
                    bottomColour INTEGER NOT NULL,
                    energy REAL,
                    sugars REAL,
                    vitaminC REAL,
                    featured INTEGER NOT NULL,
                    payload BLOB NOT NULL,
                    UNIQUE (kind, id)
                );
                CREATE TABLE problem (position INTEGER PRIMARY KEY, payload BLOB NOT NULL);
                CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
                """)
        for kind in EntryKind.allCases { try createSearchTable(for: kind, db) }
        try DrinkTables.create(db)
        try ProductTables.create(db)
        try ProductStock.create(db)
        try GivenRatings.create(db)
    }

    /// One index for each kind, so that neither the ranking of fruits nor the time of a search for them
    /// depends on how many drinks there are.
    ///
    /// BM25 lets many hits in a long text outweigh one in the name, the more so the shorter the typed word. The
    /// weights are far enough apart that they do not: a name that begins with the word comes first, then a name
    /// that has it further on, then the other names, the headline and the text.
    private static func createSearchTable(for kind: EntryKind, _ db: Database) throws {
        let table = searchTable(for: kind)
        try db.execute(
            sql: """
                CREATE VIRTUAL TABLE \(table) USING fts5(
                    start, name, otherNames, headline, text,
                    content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
                );
                INSERT INTO \(table)(\(table), rank) VALUES ('rank', 'bm25(200.0, 40.0, 30.0, 5.0, 0.2)');
                """)
    }

    /// The orders that lists are shown in, each read straight from an index.
    static func createIndexes(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE INDEX entryByName ON entry (kind, present, sortKey);
                CREATE INDEX entryByEnergy ON entry (kind, present, energy, sortKey);
                CREATE INDEX entryBySugars ON entry (kind, present, sugars, sortKey);
                CREATE INDEX entryByVitaminC ON entry (kind, present, vitaminC, sortKey);
                CREATE INDEX entryFeatured ON entry (kind, present, sortKey) WHERE featured;
                """)
        try DrinkTables.createIndexes(db)
        try ProductTables.createIndexes(db)
    }

    static func searchTable(for kind: EntryKind) -> String { "search_\(kind.rawValue)" }
}
