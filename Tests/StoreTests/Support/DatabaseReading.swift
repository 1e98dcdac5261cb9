import Foundation
import GRDB

/// A file of SQLite, looked at without the library's own code.
struct DatabaseReading {
    private let queue: DatabaseQueue

    init(_ url: URL) throws {
        var configuration = Configuration()
        configuration.readonly = true
        queue = try DatabaseQueue(path: url.path, configuration: configuration)
    }

    /// How many rows a table has.
    func count(_ table: String) throws -> Int {
        try queue.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// The pages of a table or an index that hold rows, in order.
    func pages(of name: String) throws -> [Int] {
        try queue.read { db in
            try Int.fetchAll(
                db, sql: "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path",
                arguments: [name])
        }
    }
}
