internal import Foundation
internal import GRDB

/// The tables and indices that a salvaged library has: those of the damaged one, as far as they can be read, and those
/// of the backup or of a new library for the rest.
struct SalvagedSchema {
    /// The tables of the damaged file.
    private(set) var damaged: Set<String> = []

    /// The tables of the backup.
    private(set) var backup: Set<String> = []

    private var statements: [(name: String, sql: String)] = []
    private let migrations: [LibraryMigration]

    init(_ db: Database, hasBackup: Bool, migrations: [LibraryMigration]) throws {
        self.migrations = migrations
        let (found, isWhole) = try Self.statements(db, "damaged")
        damaged = Set(found.filter(\.isTable).map(\.name))
        statements = found.map { ($0.name, $0.sql) }
        if hasBackup {
            let found = try Self.statements(db, "backup").found
            backup = Set(found.filter(\.isTable).map(\.name))
            if !isWhole || !damaged.contains(LibraryMigration.table) { add(found) }
        } else if !isWhole {
            add(try Self.new(migrations).read { try Self.statements($0, "main").found })
        }
    }

    private mutating func add(_ more: [(name: String, isTable: Bool, sql: String)]) {
        let names = Set(statements.map(\.name))
        statements += more.filter { !names.contains($0.name) }.map { ($0.name, $0.sql) }
    }

    /// Makes the tables and indices.
    func make(_ db: Database) throws {
        for statement in statements { try db.execute(sql: statement.sql) }
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

    /// The statements that made what a file has, tables first.
    private static func statements(
        _ db: Database, _ schema: String
    ) throws -> (found: [(name: String, isTable: Bool, sql: String)], isWhole: Bool) {
        var found: [(name: String, isTable: Bool, sql: String)] = []
        let isWhole = try db.scan("SELECT type, name, sql FROM \(schema).sqlite_master ORDER BY rowid") { row in
            let (type, name, sql): (String?, String?, String?) = (row[0], row[1], row[2])
            guard let type, let name, let sql, !name.hasPrefix("sqlite_"), name != UntoldNotices.table else { return }
            found.append((name, type == "table", sql))
        }
        return (found.filter(\.isTable) + found.filter { !$0.isTable }, isWhole)
    }
}
