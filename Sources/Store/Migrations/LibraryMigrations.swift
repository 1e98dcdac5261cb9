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
                """)
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
