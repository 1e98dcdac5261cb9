internal import Foundation
internal import GRDB

/// The notices that nobody has been told yet: rows of the library itself.
///
/// So there is one exactly if the repaired file has come into its place, whoever repaired it and however that process
/// ended; and a window tells of what the command line did. The table is made by the first notice and is no part of
/// what is the person's.
enum UntoldNotices {
    static let table = "untoldNotice"

    /// Adds a notice.
    static func add(_ notice: LibraryNotice, to db: Database) throws {
        try db.execute(sql: "CREATE TABLE IF NOT EXISTS \(table) (id INTEGER PRIMARY KEY, notice TEXT NOT NULL)")
        let text = String(decoding: try JSONEncoder().encode(notice), as: UTF8.self)
        try db.execute(sql: "INSERT INTO \(table) (notice) VALUES (?)", arguments: [text])
    }

    /// All notices, the oldest first; those of a later version, which this one cannot read, wait for it.
    static func all(_ db: Database) throws -> [LibraryNotice] {
        try rows(db).map(\.notice)
    }

    /// Removes notices that the person was told.
    static func remove(_ notices: [LibraryNotice], from db: Database) throws {
        for row in try rows(db) where notices.contains(row.notice) {
            try db.execute(sql: "DELETE FROM \(table) WHERE id = ?", arguments: [row.id])
        }
    }

    /// Removes all: they were about another file, as those in a backup are.
    static func removeAll(from db: Database) throws {
        if try db.tableExists(table) { try db.execute(sql: "DELETE FROM \(table)") }
    }

    private static func rows(_ db: Database) throws -> [(id: Int64, notice: LibraryNotice)] {
        guard try db.tableExists(table) else { return [] }
        return try Row.fetchAll(db, sql: "SELECT id, notice FROM \(table) ORDER BY id").compactMap { row in
            let text: String = row[1]
            do {
                return (row[0], try JSONDecoder().decode(LibraryNotice.self, from: Data(text.utf8)))
            } catch {
                return nil
            }
        }
    }
}
