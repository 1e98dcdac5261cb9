internal import Foundation
internal import GRDB

extension Favourite {
    /// The favourites of a kind, the newest first.
    static func fetchAll(_ db: Database, kind: EntryKind) throws -> [Favourite] {
        try Row.fetchAll(
            db, sql: "SELECT id, addedAt FROM favourite WHERE kind = ? ORDER BY addedAt DESC, id",
            arguments: [kind.rawValue]
        ).map { Favourite(kind: kind, id: $0[0], addedAt: $0[1]) }
    }

    /// The mark of an entry, or nil where it has none.
    static func fetchOne(_ db: Database, kind: EntryKind, id: String) throws -> Favourite? {
        try Row.fetchOne(
            db, sql: "SELECT addedAt FROM favourite WHERE kind = ? AND id = ?", arguments: [kind.rawValue, id]
        ).map { Favourite(kind: kind, id: id, addedAt: $0[0]) }
    }

    /// Writes the mark, over one that the entry may have.
    func insert(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO favourite (kind, id, addedAt) VALUES (?, ?, ?)
                ON CONFLICT (kind, id) DO UPDATE SET addedAt = excluded.addedAt
                """,
            arguments: [kind.rawValue, id, addedAt])
    }

    /// Writes the mark, unless the entry has one.
    ///
    /// - Returns: Whether it had none.
    func insertIfNew(_ db: Database) throws -> Bool {
        try db.execute(
            sql: "INSERT INTO favourite (kind, id, addedAt) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO NOTHING",
            arguments: [kind.rawValue, id, addedAt])
        return db.changesCount > 0
    }

    /// Takes the mark of an entry away.
    ///
    /// - Returns: The mark that there was, or nil where there was none.
    static func delete(_ db: Database, kind: EntryKind, id: String) throws -> Favourite? {
        try Row.fetchOne(
            db, sql: "DELETE FROM favourite WHERE kind = ? AND id = ? RETURNING addedAt",
            arguments: [kind.rawValue, id]
        ).map { Favourite(kind: kind, id: id, addedAt: $0[0]) }
    }
}
