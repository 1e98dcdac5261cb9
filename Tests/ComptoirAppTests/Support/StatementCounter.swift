import Foundation
import GRDBSQLite
import Synchronization

/// Writes down the statements that SQLite runs, with their values, of all connections that are opened while it is on.
///
/// Left out is what only begins and ends transactions, what triggers do, and what asks for a setting.
enum StatementCounter {
    private static let statements = Mutex<[(sql: String, isOnMainThread: Bool)]?>(nil)

    /// Has every connection that is opened from now on, in this process, tell of its statements.
    static func begin() {
        typealias Entry =
            @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeRawPointer?) ->
            Int32
        let entry: Entry = { connection, _, _ in
            sqlite3_trace_v2(
                connection, UInt32(SQLITE_TRACE_STMT),
                { _, _, statement, text in
                    StatementCounter.note(
                        statement.map(OpaquePointer.init), text?.assumingMemoryBound(to: CChar.self))
                    return 0
                }, nil)
        }
        sqlite3_auto_extension(unsafeBitCast(entry, to: (@convention(c) () -> Void).self))
    }

    /// Leaves alone the connections that are opened from now on.
    static func end() {
        sqlite3_reset_auto_extension()
        statements.withLock { $0 = nil }
    }

    /// Forgets what was written down.
    static func reset() { statements.withLock { $0 = [] } }

    /// The statements since the last reset.
    static var all: [String] { statements.withLock { ($0 ?? []).map(\.sql) } }

    /// Those of them that the main thread waited for.
    static var onMainThread: [String] {
        statements.withLock { ($0 ?? []).filter(\.isOnMainThread).map(\.sql) }
    }

    private static func note(_ statement: OpaquePointer?, _ text: UnsafePointer<CChar>?) {
        guard let text else { return }
        var sql = String(cString: text)
        if let expanded = sqlite3_expanded_sql(statement) {
            if !sql.hasPrefix("--") { sql = String(cString: expanded) }
            sqlite3_free(expanded)
        }
        let words = ["BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "PRAGMA", "--"]
        guard !words.contains(where: sql.hasPrefix) else { return }
        // SQLite tells of a statement on the thread that runs it.
        let entry = (sql, Thread.isMainThread)
        statements.withLock { $0?.append(entry) }
    }
}
