internal import Foundation
internal import GRDB
internal import Synchronization

extension Library {
    /// Looks whether another process has changed the library, as the command line does beside a running window, and
    /// tells all who follow something in it.
    ///
    /// SQLite tells a process of its own changes only. It is for whoever watches the library's folder to call this;
    /// where nothing has changed it costs next to nothing.
    ///
    /// - Returns: Whether something may have changed: always so the first time.
    /// - Throws: ``StoreError`` where the library cannot be read.
    @discardableResult
    public func checkForOutsideChanges() async throws -> Bool {
        guard case .durable = state else { return false }
        return try await naming(.readLibrary, file: file.path) {
            let isSame = try await pool.writeWithoutTransaction { db in
                let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
                return self.outsideVersion.withLock { known in
                    defer { known = version }
                    return known == version
                }
            }
            if !isSame { try await pool.write { db in try db.notifyChanges(in: .fullDatabase) } }
            return !isSame
        }
    }
}
