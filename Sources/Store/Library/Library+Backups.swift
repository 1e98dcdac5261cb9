internal import Foundation
internal import GRDB
internal import Synchronization

extension Library {
    /// What a connection has seen saved, by itself and by others.
    struct BackupMark: Equatable {
        let own: Int
        let others: Int?
    }

    /// Backs up what has changed since the last backup, as at the end of a program.
    ///
    /// The daily backup, which comes first, is made when the library is opened. This one is made off the main thread,
    /// and keeps nobody from reading or saving meanwhile.
    ///
    /// - Parameter seconds: How old the last backup has to be.
    /// - Throws: ``StoreError`` where it cannot be made; the library is usable all the same.
    @concurrent public func backUp(ifOlderThan seconds: Double = 0) async throws {
        guard case .durable = state else { return }
        let mark = try await naming(.readLibrary, file: file.path) {
            try await pool.writeWithoutTransaction { db in
                BackupMark(
                    own: db.totalChangesCount, others: try Int.fetchOne(db, sql: "PRAGMA data_version"))
            }
        }
        guard backupMark.withLock({ $0 }) != mark else { return }
        let backups = LibraryBackups(library: file, clock: clock)
        guard try backups.makeIfChanged(of: pool, after: seconds) else { return }
        backupMark.withLock { $0 = mark }
    }

    /// Backs up what has changed, each hour, until the calling task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: How long to wait between two backups.
    ///   - report: Is told where one could not be made.
    public func keepBackedUp(
        every interval: Duration = .seconds(3_600), report: @Sendable (StoreError) async -> Void
    ) async {
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: interval)
                try await backUp()
            } catch is CancellationError {
                return
            } catch {
                await report(StoreError(error, .backUpLibrary, file: file.path))
            }
        }
    }
}
