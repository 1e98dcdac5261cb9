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
            sql: "INSERT OR REPLACE INTO favourite (kind, id, addedAt) VALUES (?, ?, ?)",
            arguments: [kind.rawValue, id, addedAt])
    }
}
