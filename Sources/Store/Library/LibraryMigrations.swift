internal import GRDB

/// The steps by which `library.sqlite` came to be what it is.
///
/// A step that has been released is never changed; another is added below it.
enum LibraryMigrations {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("favourites") { db in
            try db.execute(
                sql: """
                    CREATE TABLE favourite (
                        kind TEXT NOT NULL,
                        id TEXT NOT NULL,
                        addedAt TEXT NOT NULL,
                        PRIMARY KEY (kind, id)
                    ) WITHOUT ROWID;
                    """)
        }
        return migrator
    }
}
