internal import GRDB

/// Sees to it that no row of a salvaged library belongs to one that is not there.
struct SalvagedTies {
    let db: Database
    let tablesOfBackup: Set<String>

    /// Takes what rows belong to from the backup, where it may be among what could not be read, and removes the rows
    /// for which that does not help.
    func mend(_ losses: inout [String: TableLoss]) throws {
        for tie in try broken() where losses[tie.parent] != nil && tablesOfBackup.contains(tie.parent) {
            // A backup made before a migration may have fewer columns.
            let columns = try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM pragma_table_info(?1, 'main') INTERSECT SELECT name FROM pragma_table_info(?1, 'backup')
                    """, arguments: [tie.parent]
            ).map(\.quotedDatabaseIdentifier).joined(separator: ", ")
            let parent = tie.parent.quotedDatabaseIdentifier
            let taken = try db.attempt(
                """
                INSERT OR IGNORE INTO main.\(parent) (\(columns)) SELECT \(columns) FROM backup.\(parent)
                WHERE \(tie.column) = (SELECT \(tie.reference) FROM main.\(tie.table.quotedDatabaseIdentifier) WHERE rowid = ?)
                """, [tie.row])
            losses[tie.parent]?.fromBackup += taken ?? 0
        }
        for tie in try broken() {
            try db.execute(
                sql: "DELETE FROM main.\(tie.table.quotedDatabaseIdentifier) WHERE rowid = ?", arguments: [tie.row])
            // What it belonged to was removed, and so would it have been.
            guard losses[tie.parent] != nil else { continue }
            losses[tie.table, default: TableLoss()].lost += 1
        }
    }

    private struct Tie {
        let table: String
        let row: Int64
        let parent: String
        let reference: String
        let column: String
    }

    private func broken() throws -> [Tie] {
        try Row.fetchAll(db, sql: "PRAGMA main.foreign_key_check").compactMap { row in
            let (table, number, parent, key): (String, Int64, String, Int) = (row[0], row[1], row[2], row[3])
            let ties = try Row.fetchAll(
                db, sql: "PRAGMA main.foreign_key_list(\(table.quotedDatabaseIdentifier))")
            guard let tie = ties.first(where: { $0["id"] == key }), let column = tie["to"] as String? else {
                return nil
            }
            return Tie(
                table: table, row: number, parent: parent,
                reference: (tie["from"] as String).quotedDatabaseIdentifier, column: column.quotedDatabaseIdentifier)
        }
    }
}
