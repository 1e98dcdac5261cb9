internal import Foundation
internal import GRDB

/// Reads what can be read of a damaged library into a new one, and fills what is missing from a backup.
///
/// A table that is read wholly is as it was: what the backup has besides was removed since. Where rows of a table cannot
/// be read, they come from the backup, as they were then. Indices tell which rows there were; where no index can be
/// read either, all rows of the backup are taken that are missing: one that was removed since comes back with them,
/// which is better than to lose one that was not.
struct SalvageRun {
    let damaged: URL
    let backup: URL?
    let target: URL
    let migrations: [LibraryMigration]

    /// Fills the target, which is empty.
    ///
    /// - Returns: The tables of which rows could not be read, or nil where no library comes of it.
    /// - Throws: What SQLite says of the target; that it cannot be written, for instance.
    func run() throws -> [LibrarySalvage.Loss]? {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { db in
            // Has SQLite open what it can of a schema that is damaged itself.
            try db.execute(sql: "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON")
            try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
        }
        let queue = try DatabaseQueue(path: target.path, configuration: configuration)
        return try queue.writeWithoutTransaction { db in
            try db.execute(sql: "ATTACH DATABASE ? AS damaged", arguments: [damaged.path])
            if let backup { try db.execute(sql: "ATTACH DATABASE ? AS backup", arguments: [backup.path]) }
            // Not in one transaction: after damage is found in one, SQLite writes nothing more in it.
            return try salvage(db)
        }
    }

    private func salvage(_ db: Database) throws -> [LibrarySalvage.Loss]? {
        let schema = try SalvagedSchema(db, hasBackup: backup != nil, migrations: migrations)
        guard !schema.damaged.isEmpty else { return nil }
        try schema.makeTables(db)
        var losses: [String: TableLoss] = [:]
        for table in try LibraryFile.tables(db) + [LibraryMigration.table] {
            let salvage = try SalvagedTable(
                db, table, isKnown: schema.damaged.contains(table), hasBackup: schema.backup.contains(table))
            losses[table] = try salvage.run()
        }
        try SalvagedTies(db: db, tablesOfBackup: schema.backup).mend(&losses)
        try LibraryMigration.completeTraces(db)
        try schema.makeRest(db)
        if losses[LibraryMigration.table] != nil {
            guard try schema.noteMigrations(db) else { return nil }
            losses[LibraryMigration.table] = nil
        }
        try keepSequences(db)
        // These hold nothing that a person would miss.
        for table in LibraryMigration.tablesOfTraces { losses[table] = nil }
        return losses.sorted { $0.key < $1.key }.map { table, loss in
            LibrarySalvage.Loss(table: table, fromBackup: loss.fromBackup, lost: loss.lost, isExact: loss.isExact)
        }
    }

    /// Has no row ever get a number that another one has had.
    private func keepSequences(_ db: Database) throws {
        guard try db.tableExists("sqlite_sequence") else { return }
        for schema in backup == nil ? ["damaged"] : ["damaged", "backup"] {
            try db.scan("SELECT name, seq FROM \(schema).sqlite_sequence") { row in
                let (name, number): (String?, Int64?) = (row[0], row[1])
                guard let name, let number, try db.tableExists(name) else { return }
                try db.execute(
                    sql: "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, 0 WHERE NOT EXISTS "
                        + "(SELECT * FROM sqlite_sequence WHERE name = ?1)", arguments: [name])
                try db.execute(
                    sql: "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", arguments: [number, name])
            }
        }
    }
}

/// What became of the rows of a table that could not be read.
struct TableLoss {
    var fromBackup = 0
    var lost = 0
    var isExact = true
}

extension Database {
    /// Goes through the rows of a query as far as they can be read.
    ///
    /// - Returns: Whether that was to the end.
    /// - Throws: What `body` throws, and what is the system's fault.
    @discardableResult
    func scan(_ sql: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void) throws -> Bool {
        var failure: (any Error)?
        do {
            let rows = try Row.fetchCursor(self, sql: sql, arguments: arguments)
            while let row = try rows.next() {
                do {
                    try body(row)
                } catch {
                    failure = error
                    throw error
                }
            }
            return true
        } catch let error as DatabaseError where failure == nil && error.isOfContent {
            return false
        }
    }

    /// Runs a statement that may fail on what is damaged; then it has changed nothing.
    ///
    /// - Returns: How many rows it changed, or nil where it failed.
    func attempt(_ sql: String, _ arguments: StatementArguments = []) throws -> Int? {
        do {
            try execute(sql: sql, arguments: arguments)
            return changesCount
        } catch let error as DatabaseError where error.isOfContent {
            return nil
        }
    }
}

extension DatabaseError {
    /// Whether it is about what a file holds, and not about the disk or another process.
    fileprivate var isOfContent: Bool {
        switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG,
            .SQLITE_FORMAT, .SQLITE_RANGE:
            true
        // A page beyond the end of a file that was cut off.
        case .SQLITE_IOERR: extendedResultCode == .SQLITE_IOERR_SHORT_READ
        default: false
        }
    }
}
