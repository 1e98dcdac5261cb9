internal import GRDB

/// A step that takes `library.sqlite` from one form to the next.
struct LibraryMigration: Sendable {
    /// What the step is called, for good: it is written into the file.
    let name: String

    /// The statements.
    let sql: String

    /// All steps, the oldest first.
    ///
    /// One that has been released is never changed; another is added below it. No table is WITHOUT ROWID, as
    /// SQLite tells nobody of changes to such a table, and it could not be observed.
    static let all = [
        LibraryMigration(
            name: "favourites",
            sql: """
                CREATE TABLE favourite (
                    kind TEXT NOT NULL,
                    id TEXT NOT NULL,
                    addedAt TEXT NOT NULL,
                    PRIMARY KEY (kind, id)
                );
                """),
        LibraryMigration(
            name: "bar",
            sql: """
                CREATE TABLE shelf (
                    ingredient TEXT NOT NULL PRIMARY KEY,
                    state TEXT NOT NULL CHECK (state IN ('have', 'low', 'empty')),
                    amount REAL CHECK (amount >= 0),
                    unit TEXT,
                    changedAt TEXT NOT NULL,
                    CHECK ((amount IS NULL) = (unit IS NULL))
                );
                CREATE TABLE rating (
                    drink TEXT NOT NULL PRIMARY KEY,
                    halfStars INTEGER NOT NULL CHECK (halfStars BETWEEN 1 AND 10),
                    changedAt TEXT NOT NULL
                );
                CREATE TABLE made (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    drink TEXT NOT NULL,
                    madeAt TEXT NOT NULL,
                    servings REAL NOT NULL CHECK (servings > 0),
                    note TEXT NOT NULL
                );
                CREATE INDEX madeByDate ON made (madeAt);
                CREATE INDEX madeByDrink ON made (drink);
                CREATE TABLE taken (
                    made INTEGER NOT NULL REFERENCES made (id) ON DELETE CASCADE,
                    ingredient TEXT NOT NULL,
                    amount REAL NOT NULL,
                    unit TEXT NOT NULL,
                    stateBefore TEXT NOT NULL,
                    stateAfter TEXT NOT NULL,
                    PRIMARY KEY (made, ingredient)
                );
                """),
        LibraryMigration(
            name: "counters",
            sql: """
                CREATE TABLE counter (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    name TEXT NOT NULL,
                    nameKey TEXT NOT NULL UNIQUE,
                    kind TEXT NOT NULL CHECK (kind IN ('with', 'without', 'since', 'until')),
                    target INTEGER,
                    colour TEXT NOT NULL,
                    isMarked INTEGER NOT NULL,
                    ownMilestones TEXT NOT NULL,
                    hasUsualMilestones INTEGER NOT NULL,
                    notifies INTEGER NOT NULL,
                    position INTEGER NOT NULL,
                    createdAt INTEGER NOT NULL,
                    createdDay INTEGER NOT NULL,
                    CHECK (kind <> 'until' OR target IS NOT NULL)
                );
                CREATE INDEX counterByPosition ON counter (position);
                CREATE TABLE counterLink (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    counter INTEGER NOT NULL REFERENCES counter (id) ON DELETE CASCADE,
                    kind TEXT NOT NULL,
                    target TEXT NOT NULL,
                    UNIQUE (counter, kind, target)
                );
                CREATE INDEX counterLinkByTarget ON counterLink (kind, target);
                CREATE TABLE counterEvent (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    counter INTEGER NOT NULL REFERENCES counter (id) ON DELETE CASCADE,
                    kind TEXT NOT NULL,
                    day INTEGER NOT NULL,
                    recordedAt INTEGER NOT NULL,
                    recordedDay INTEGER NOT NULL,
                    note TEXT NOT NULL
                );
                CREATE INDEX counterEventByCounter ON counterEvent (counter, id, kind, day, recordedDay);
                CREATE TABLE counterTold (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    counter INTEGER NOT NULL REFERENCES counter (id) ON DELETE CASCADE,
                    streakStart INTEGER NOT NULL,
                    milestone INTEGER NOT NULL,
                    toldDay INTEGER NOT NULL,
                    UNIQUE (counter, streakStart, milestone)
                );
                """),
        traces,
        shelfNotes,
        shop,
        places,
    ]
}

extension [LibraryMigration] {
    /// The steps, for GRDB, which runs each in a transaction of its own and notes its name.
    var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for migration in self {
            migrator.registerMigration(migration.name) { db in try db.execute(sql: migration.sql) }
        }
        return migrator
    }

    /// The steps that a file has not taken yet.
    func pending(_ db: Database) throws -> [LibraryMigration] {
        let applied = try migrator.appliedIdentifiers(db)
        return filter { !applied.contains($0.name) }
    }
}
