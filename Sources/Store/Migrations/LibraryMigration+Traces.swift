internal import GRDB

extension LibraryMigration {
    /// What a row leaves behind of its life: a UUID that no other row has anywhere, the instant of its last change, a
    /// tombstone once it is deleted, and a line in `change`, by which other processes learn what has become another.
    ///
    /// Triggers see to it, so that whoever writes cannot forget it. The days of the log come with it: an entry made
    /// before has the date that its instant had in the time zone of this step.
    static let traces = LibraryMigration(
        name: "traces",
        sql: """
            CREATE TABLE tombstone (
                uuid TEXT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                key TEXT NOT NULL,
                deletedAt TEXT NOT NULL
            );
            CREATE INDEX tombstoneByKey ON tombstone (kind, key);
            CREATE TABLE change (
                sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                what TEXT NOT NULL,
                id TEXT NOT NULL,
                UNIQUE (what, id)
            );
            ALTER TABLE made ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
            UPDATE made SET day = \(dayOfMaking);
            DROP INDEX madeByDate;
            CREATE INDEX madeByDay ON made (day, madeAt);
            """ + tracedTables.map(\.sql).joined(separator: "\n"))

    /// The tables that hold traces alone, and nothing that a person has written.
    static let tablesOfTraces = ["tombstone", "change"]

    /// Gives rows that came from a library of an earlier version what they lack, and each a UUID of its own.
    ///
    /// It is for a library that is put together row by row, before its indices and triggers are made.
    static func completeTraces(_ db: Database) throws {
        for table in tracedTables + shopTables + placeTables
        where try db.tableExists(table.name) {
            let columns = Set(try db.columns(in: table.name).map(\.name))
            guard columns.contains("uuid") else { continue }
            try db.execute(
                sql: """
                    UPDATE \(table.name) SET uuid = \(TracedTable.uuid) WHERE uuid = '' OR rowid NOT IN
                        (SELECT min(rowid) FROM \(table.name) GROUP BY uuid)
                    """)
            if let since = table.since {
                try db.execute(sql: "UPDATE \(table.name) SET changedAt = \(since) WHERE changedAt = ''")
            }
            if columns.contains("madeAt") {
                try db.execute(sql: "UPDATE made SET day = \(dayOfMaking) WHERE day = 0 AND madeAt > '1970-01-03'")
            }
        }
    }

    /// The date that the instant of an entry of the log has in the time zone of this computer.
    private static let dayOfMaking = "CAST(julianday(date(madeAt, 'localtime')) - 2440587.5 AS INTEGER)"

    private static var tracedTables: [TracedTable] {
        [
            TracedTable(
                name: "favourite", columns: ["kind", "id", "addedAt"], key: { "\($0).kind || '/' || \($0).id" },
                what: { "'favourite-' || \($0).kind" }, id: { "\($0).id" }, since: "addedAt"),
            TracedTable(
                name: "shelf", columns: ["ingredient", "state", "amount", "unit", "changedAt"],
                key: { "\($0).ingredient" },
                what: { _ in "'shelf'" }, id: { "\($0).ingredient" }),
            TracedTable(
                name: "rating", columns: ["drink", "halfStars", "changedAt"], key: { "\($0).drink" },
                what: { _ in "'rating'" }, id: { "\($0).drink" }),
            TracedTable(
                name: "made", columns: ["drink", "madeAt", "servings", "note", "day"], what: { _ in "'made'" },
                id: { "\($0).id" }, since: "madeAt"),
            TracedTable(
                name: "counter",
                columns: [
                    "name", "nameKey", "kind", "target", "colour", "isMarked", "ownMilestones", "hasUsualMilestones",
                    "notifies", "position",
                ],
                what: { _ in "'counter'" }, id: { "\($0).id" }, since: instant("createdAt")),
            TracedTable(
                name: "counterLink", columns: ["counter", "kind", "target"], what: { _ in "'counter'" },
                id: { "\($0).counter" },
                since: "(SELECT \(instant("createdAt")) FROM counter WHERE id = counterLink.counter)"),
            TracedTable(
                name: "counterEvent", columns: ["counter", "kind", "day", "recordedAt", "recordedDay", "note"],
                what: { _ in "'history'" }, id: { "\($0).counter" }, since: instant("recordedAt")),
        ]
    }

    /// An instant as other tables have it, from one in seconds since 1970.
    private static func instant(_ column: String) -> String { "strftime('%Y-%m-%d %H:%M:%f', \(column), 'unixepoch')" }
}

/// A table whose rows leave traces.
struct TracedTable {
    let name: String

    /// The columns whose change is one of the row.
    let columns: [String]

    /// What stands for the row itself wherever it is, as the id of a marked fruit; nothing where only the UUID does.
    var key: ((String) -> String)?

    /// What a change of the row is a change of, as `change` names it.
    let what: (String) -> String
    let id: (String) -> String

    /// When the row was last changed, for the rows that there are; nil where the table has such a column already, which
    /// is kept by those who write.
    var since: String?

    private static let now = "strftime('%Y-%m-%d %H:%M:%f', 'now')"

    /// A random UUID, of version 4 (RFC 9562).
    static let uuid = """
        lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' \
        || substr('89ab', 1 + (abs(random()) % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
        """

    var sql: String {
        """
        ALTER TABLE \(name) ADD COLUMN uuid TEXT NOT NULL DEFAULT '';
        UPDATE \(name) SET uuid = \(Self.uuid);
        CREATE UNIQUE INDEX \(name)ByUUID ON \(name) (uuid);
        \(since.map { since in
            """
            ALTER TABLE \(name) ADD COLUMN changedAt TEXT NOT NULL DEFAULT '';
            UPDATE \(name) SET changedAt = \(since);
            """
        } ?? "")
        CREATE TRIGGER \(name)Inserted AFTER INSERT ON \(name) BEGIN
            UPDATE \(name) SET uuid = \(newUUID) WHERE rowid = NEW.rowid AND uuid = '';
            \(since == nil
                ? ""
                : """
                UPDATE \(name) SET changedAt = \(Self.now) WHERE rowid = NEW.rowid
                    AND (changedAt = '' OR EXISTS (SELECT * FROM tombstone AS t WHERE t.uuid = \(name).uuid));
                """)
            DELETE FROM tombstone WHERE uuid = (SELECT uuid FROM \(name) WHERE rowid = NEW.rowid);
            \(told("NEW"))
        END;
        CREATE TRIGGER \(name)Updated AFTER UPDATE OF \(columns.joined(separator: ", ")) ON \(name) BEGIN
            \(since == nil ? "" : "UPDATE \(name) SET changedAt = \(Self.now) WHERE rowid = NEW.rowid;")
            \(told("NEW"))
        END;
        CREATE TRIGGER \(name)Deleted AFTER DELETE ON \(name) BEGIN
            INSERT OR REPLACE INTO tombstone (uuid, kind, key, deletedAt)
                VALUES (OLD.uuid, '\(name)', \(key?("OLD") ?? "''"), \(Self.now));
            \(told("OLD"))
        END;
        """
    }

    /// A row that comes back under the key of one that was deleted is that one.
    private var newUUID: String {
        guard let key else { return Self.uuid }
        return """
            coalesce((SELECT t.uuid FROM tombstone AS t WHERE t.kind = '\(name)' AND t.key = \(key("NEW"))), \(Self.uuid))
            """
    }

    /// Has a thing stand once in `change`, with the number of its last change.
    private func told(_ row: String) -> String {
        """
        DELETE FROM change WHERE what = \(what(row)) AND id = \(id(row));
            INSERT INTO change (what, id) VALUES (\(what(row)), \(id(row)));
        """
    }
}
