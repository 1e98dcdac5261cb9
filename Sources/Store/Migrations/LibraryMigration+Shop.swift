extension LibraryMigration {
    /// What a person buys: prices of their own, the cart, orders as they were placed with those that are still to be
    /// sent, and evenings for which it is bought.
    static let shop = LibraryMigration(
        name: "shop",
        sql: """
            CREATE TABLE price (
                product TEXT NOT NULL PRIMARY KEY,
                amount INTEGER NOT NULL CHECK (amount BETWEEN 0 AND \(Money.limit)),
                currency TEXT NOT NULL,
                changedAt TEXT NOT NULL
            );
            CREATE TABLE cartLine (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                product TEXT UNIQUE,
                name TEXT NOT NULL,
                quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND \(Cart.quantityLimit)),
                note TEXT NOT NULL,
                reasons TEXT NOT NULL,
                position INTEGER NOT NULL,
                isChecked INTEGER NOT NULL,
                addedAt TEXT NOT NULL
            );
            CREATE INDEX cartLineByPosition ON cartLine (position);
            CREATE TABLE shopOrder (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                key TEXT NOT NULL UNIQUE,
                placedAt TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('local', 'waiting', 'sent', 'refused')),
                server TEXT NOT NULL,
                reason TEXT NOT NULL,
                number TEXT NOT NULL,
                lines INTEGER NOT NULL,
                items INTEGER NOT NULL,
                total INTEGER,
                currency TEXT,
                withoutPrice INTEGER NOT NULL,
                shelvedAt TEXT
            );
            CREATE INDEX shopOrderByDate ON shopOrder (placedAt);
            CREATE TABLE orderLine (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                shopOrder INTEGER NOT NULL REFERENCES shopOrder (id) ON DELETE CASCADE,
                product TEXT,
                name TEXT NOT NULL,
                kind TEXT NOT NULL,
                subjectKind TEXT,
                subject TEXT,
                packCount INTEGER,
                packAmount REAL,
                packUnit TEXT,
                price INTEGER,
                currency TEXT,
                quantity INTEGER NOT NULL,
                note TEXT NOT NULL,
                position INTEGER NOT NULL
            );
            CREATE INDEX orderLineByOrder ON orderLine (shopOrder, position);
            CREATE TABLE outbox (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                shopOrder INTEGER NOT NULL UNIQUE REFERENCES shopOrder (id) ON DELETE CASCADE,
                body TEXT NOT NULL,
                attempts INTEGER NOT NULL,
                nextAt TEXT NOT NULL,
                problem TEXT NOT NULL
            );
            CREATE TRIGGER outboxUpdated AFTER UPDATE ON outbox BEGIN
                DELETE FROM change WHERE what = 'order' AND id = NEW.shopOrder;
                INSERT INTO change (what, id) VALUES ('order', NEW.shopOrder);
            END;
            CREATE TABLE evening (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                guests INTEGER NOT NULL CHECK (guests BETWEEN 1 AND \(Evening.guestLimit)),
                createdAt TEXT NOT NULL
            );
            CREATE TABLE eveningDrink (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                evening INTEGER NOT NULL REFERENCES evening (id) ON DELETE CASCADE,
                drink TEXT NOT NULL,
                each INTEGER NOT NULL CHECK (each BETWEEN 1 AND \(Evening.eachLimit)),
                position INTEGER NOT NULL,
                UNIQUE (evening, drink)
            );
            """ + shopTables.map(\.sql).joined(separator: "\n"))

    /// The shop's tables whose rows leave traces.
    static var shopTables: [TracedTable] {
        [
            TracedTable(
                name: "price", columns: ["product", "amount", "currency", "changedAt"], key: { "\($0).product" },
                what: { _ in "'price'" }, id: { "\($0).product" }),
            TracedTable(
                name: "cartLine",
                columns: ["product", "name", "quantity", "note", "reasons", "position", "isChecked"],
                what: { _ in "'cart'" }, id: { "ifnull(\($0).product, '')" }, since: "addedAt"),
            TracedTable(
                name: "shopOrder", columns: ["state", "server", "reason", "number", "shelvedAt"],
                what: { _ in "'order'" },
                id: { "\($0).id" }, since: "placedAt"),
            TracedTable(
                name: "orderLine", columns: ["quantity", "note"], what: { _ in "'order'" }, id: { "\($0).shopOrder" },
                since: "(SELECT placedAt FROM shopOrder WHERE id = orderLine.shopOrder)"),
            TracedTable(
                name: "evening", columns: ["name", "guests"], what: { _ in "'evening'" }, id: { "\($0).id" },
                since: "createdAt"),
            TracedTable(
                name: "eveningDrink", columns: ["drink", "each", "position"], what: { _ in "'evening'" },
                id: { "\($0).evening" },
                since: "(SELECT createdAt FROM evening WHERE id = eveningDrink.evening)"),
        ]
    }
}
