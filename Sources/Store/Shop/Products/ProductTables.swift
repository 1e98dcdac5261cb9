internal import GRDB

/// The tables of products, beside the table of all entries.
///
///     product   what lists, filters and the cart ask of a product
///     gives     ingredient → product: what it is, and what each of its pieces has one of
enum ProductTables {
    static func create(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE product (
                    row INTEGER PRIMARY KEY,
                    id TEXT NOT NULL UNIQUE,
                    present INTEGER NOT NULL,
                    sortKey TEXT NOT NULL,
                    kind INTEGER NOT NULL,
                    ingredient TEXT,
                    fruit TEXT,
                    packCount INTEGER NOT NULL,
                    packAmount REAL NOT NULL,
                    packUnit TEXT NOT NULL,
                    price INTEGER,
                    currency TEXT
                );
                CREATE TABLE gives (
                    ingredient TEXT NOT NULL,
                    product INTEGER NOT NULL,
                    isPart INTEGER NOT NULL,
                    PRIMARY KEY (ingredient, product)
                ) WITHOUT ROWID;
                """)
    }

    /// The orders that lists are shown in.
    static func createIndexes(_ db: Database) throws {
        try db.execute(sql: "CREATE INDEX productByName ON product (present, sortKey, kind)")
    }

    /// Hides every product; what is written afterwards is what there is.
    static func clear(_ db: Database) throws {
        try db.execute(sql: "UPDATE product SET present = 0 WHERE present; DELETE FROM gives")
    }

    /// Forgets what no pack has any more.
    static func forgetAbsent(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM product WHERE present = 0")
    }
}

/// Writes what products have beside what every entry has, within one transaction of the caller's.
struct ProductWriter {
    private let insertProduct, insertGift: Statement

    init(_ db: Database) throws {
        insertProduct = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO product (row, id, present, sortKey, kind, ingredient, fruit, packCount, packAmount,
                    packUnit, price, currency)
                VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        insertGift = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO gives (ingredient, product, isPart) VALUES (?, ?, ?)")
    }

    /// Writes what is particular to a product; nothing for an entry of another kind.
    func write(_ entry: EntryRecord, row: Int64) throws {
        guard let columns = entry.product else { return }
        let pack = columns.pack
        let arguments: [(any DatabaseValueConvertible)?] = [
            row, entry.id, entry.words.name, CatalogueCoding.number(columns.kind), columns.ingredient, columns.fruit,
            pack.count, pack.size.amount, pack.size.unit.rawValue, columns.price?.minorUnits,
            columns.price?.currency.code,
        ]
        try insertProduct.execute(arguments: StatementArguments(arguments))
        if let ingredient = columns.ingredient {
            try insertGift.execute(arguments: [ingredient, row, false])
        }
        for part in columns.parts { try insertGift.execute(arguments: [part, row, true]) }
    }
}
