internal import Foundation
internal import GRDB

/// A library's file that nobody has open, or a backup of one: what is in it, and whether it is in order.
struct LibraryFile {
    let url: URL

    init(_ url: URL) { self.url = url }

    /// Whether SQLite finds something wrong with the file.
    ///
    /// - Parameters:
    ///   - isOurs: Whether the file may be written, as is needed to take over what its log holds.
    ///   - isWhole: Whether all pages are looked at, or only the first ones.
    /// - Throws: What SQLite says where it cannot find that out.
    func isDamaged(isOurs: Bool = false, isWhole: Bool = true) throws -> Bool {
        // A file whose header says that it is of a later form SQLite reads, and does not write.
        if isOurs, let header = try header, !(1...2).contains(header[18]) { return true }
        return try sound(isOurs: isOurs) { db in
            guard isWhole else { return try String.fetchOne(db, sql: "SELECT type FROM sqlite_master") == nil }
            return try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok"
        } ?? true
    }

    /// How many rows the file holds, or nil where it is damaged.
    ///
    /// - Throws: What SQLite says where it cannot find that out.
    var checkedRowCount: Int? {
        get throws {
            try sound { db in
                guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else { return nil }
                return try Self.rowCount(db)
            }
        }
    }

    /// How many rows a backup holds, by what its header says; nil where it cannot be told.
    var rowCount: Int? {
        do {
            guard let header = try header else { return nil }
            let noted = header[60..<64].reduce(0) { $0 << 8 | Int($1) }
            return try noted > 0 ? noted - 1 : sound(Self.rowCount)
        } catch {
            return nil
        }
    }

    /// The first bytes of the file, up to that number; nil where it has fewer.
    private var header: [UInt8]? {
        get throws {
            let file = try FileHandle(forReadingFrom: url)
            defer { file.closeFile() }
            guard let header = try file.read(upToCount: 64), header.count == 64 else { return nil }
            return Array(header)
        }
    }

    /// Writes into a backup's header how many rows it holds, where SQLite leaves a program room for a number.
    ///
    /// - Throws: What SQLite or the system says.
    func noteRowCount() throws {
        let rows = try sound(Self.rowCount) ?? 0
        let number = UInt32(clamping: rows + 1)
        let file = try FileHandle(forUpdating: url)
        defer { file.closeFile() }
        try file.seek(toOffset: 60)
        try file.write(contentsOf: Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }))
    }

    /// The tables that hold what is the person's.
    static func tables(_ db: Database, in schema: String = "main") throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT name FROM \(schema).sqlite_master
                WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN (?, ?)
                """,
            arguments: [LibraryMigration.table, UntoldNotices.table])
    }

    private static func rowCount(_ db: Database) throws -> Int {
        try tables(db).filter { !LibraryMigration.tablesOfTraces.contains($0) }.reduce(0) { sum, table in
            sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0)
        }
    }

    /// Looks into the file; nil where it is so damaged that this fails.
    private func sound<Value>(isOurs: Bool = false, _ look: (Database) throws -> Value?) throws -> Value? {
        var configuration = Configuration()
        configuration.readonly = !isOurs
        configuration.busyMode = .timeout(5)
        do {
            return try DatabaseQueue(path: url.path, configuration: configuration).read(look)
        } catch let error as DatabaseError where StoreError.Cause(error) == .corrupt {
            return nil
        }
    }
}

extension LibraryMigration {
    /// The table in which GRDB notes the steps that were taken.
    static let table = "grdb_migrations"
}
