import GRDB

@testable import Store

/// Texts of a hundred thousand letters, wherever a library keeps one.
enum EndlessTexts {
    static let letters = 100_000
    static let text = String(repeating: "long ", count: letters / 5)

    /// The columns of a library that hold texts, as `table.column`.
    static func columns(_ library: Library) async throws -> [String] {
        try await library.read { db in
            let tables = try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
                        AND name NOT IN ('grdb_migrations') ORDER BY name
                    """)
            return try tables.flatMap { table in
                try db.columns(in: table).filter { $0.type == "TEXT" }.map { "\(table).\($0.name)" }
            }
        }
    }

    /// Has every row of a column hold such a text.
    static func fill(_ column: String, in library: Library) async throws {
        let parts = column.split(separator: ".")
        try await library.pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = 1")
            try db.execute(sql: "UPDATE \(parts[0]) SET \(parts[1]) = ? || rowid", arguments: [text])
        }
    }

    /// The longest text in a value, with the way to it.
    static func longest(in value: Any, at path: String = "") -> (path: String, count: Int) {
        if let text = value as? String { return (path, text.unicodeScalars.count) }
        return Mirror(reflecting: value).children.map { child in
            longest(in: child.value, at: "\(path).\(child.label ?? "_")")
        }.max { $0.count < $1.count } ?? (path, 0)
    }
}
