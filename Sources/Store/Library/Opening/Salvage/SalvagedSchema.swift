internal import Foundation
internal import GRDB

/// A statement that made something in a file.
private struct Statement {
    let name: String
    let isTable: Bool
    let sql: String
}

/// The tables and indices that a salvaged library has: those of the damaged one, as far as they can be read, and those
/// of the backup or of a new library for the rest.
struct SalvagedSchema {
    /// The tables of the damaged file.
    private(set) var damaged: Set<String> = []

    /// The tables of the backup.
    private(set) var backup: Set<String> = []

    private var statements: [Statement] = []
    private let migrations: [LibraryMigration]

    init(_ db: Database, hasBackup: Bool, migrations: [LibraryMigration]) throws {
        self.migrations = migrations
        let (found, isWhole) = try Self.statements(db, "damaged")
        damaged = Set(found.filter(\.isTable).map(\.name))
        statements = found
        if hasBackup {
            let found = try Self.statements(db, "backup").found
            backup = Set(found.filter(\.isTable).map(\.name))
            if !isWhole || !damaged.contains(LibraryMigration.table) { add(found) }
        } else if !isWhole {
            add(try Self.new(migrations).read { try Self.statements($0, "main").found })
        }
    }

    private mutating func add(_ more: [Statement]) {
        let names = Set(statements.map(\.name))
        statements += more.filter { !names.contains($0.name) }
    }

    /// Makes the tables.
    func makeTables(_ db: Database) throws {
        for statement in statements where statement.isTable { try db.execute(sql: statement.sql) }
    }

    /// Makes what belongs to the tables, once their rows are there: indices, and the triggers, which write of every
    /// change by itself.
    func makeRest(_ db: Database) throws {
        for statement in statements where !statement.isTable { try db.execute(sql: statement.sql) }
    }

    /// Writes down which steps the tables have taken, where that could not be read, by what the tables are.
    ///
    /// - Returns: Whether they are those of any step.
    func noteMigrations(_ db: Database) throws -> Bool {
        let made = try Self.forms(db)
        let taken = try (0...migrations.count).last { count in
            try Self.new(Array(migrations.prefix(count))).read { try Self.forms($0) == made }
        }
        guard let taken else { return false }
        try db.execute(sql: "DELETE FROM \(LibraryMigration.table)")
        for migration in migrations.prefix(taken) {
            try db.execute(
                sql: "INSERT INTO \(LibraryMigration.table) (identifier) VALUES (?)", arguments: [migration.name])
        }
        return true
    }

    /// A library without anything in it that has taken some steps.
    private static func new(_ migrations: [LibraryMigration]) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try migrations.migrator.migrate(queue)
        return queue
    }

    private static func forms(_ db: Database) throws -> Set<String> {
        Set(try statements(db, "main").found.map(\.sql))
    }

    /// The statements that made what a file has.
    private static func statements(
        _ db: Database, _ schema: String
    ) throws -> (found: [Statement], isWhole: Bool) {
        var found: [Statement] = []
        let isWhole = try db.scan("SELECT type, name, sql FROM \(schema).sqlite_master ORDER BY rowid") { row in
            let (type, name, sql): (String?, String?, String?) = (row[0], row[1], row[2])
            guard let type, let name, let sql, !name.hasPrefix("sqlite_"), name != UntoldNotices.table else { return }
            found.append(Statement(name: name, isTable: type == "table", sql: sql))
        }
        return (found, isWhole)
    }
}
