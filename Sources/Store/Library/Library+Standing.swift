internal import Foundation
internal import GRDB
internal import Synchronization

extension Library {
    /// What may change about a library while it is open.
    struct Standing {
        var state: State
        var notices: [LibraryNotice]

        /// Tries to make the library durable; nil where it is so, or cannot become so while it is open.
        var opener: LibraryOpener?
    }

    /// Forgets notices that the person has been told, so that nobody tells of them again.
    ///
    /// - Throws: ``StoreError`` where that cannot be saved.
    public func noteAsTold(_ notices: [LibraryNotice]) async throws {
        standing.withLock { standing in standing.notices.removeAll { notices.contains($0) } }
        guard case .durable = state else { return }
        try await write(.openLibrary) { db in try UntoldNotices.remove(notices, from: db) }
    }

    /// Whether changes are kept, once it was tried to have them kept.
    var stateForWriting: State {
        get async {
            guard standing.withLock({ $0.opener }) != nil else { return state }
            await Task.detached { self.takeOver() }.value
            return state
        }
    }

    /// Tries to become durable from time to time, until that is so, or cannot be while the program runs.
    func keepTrying(every interval: Duration) {
        Task.detached { [weak self] in
            repeat {
                try await Task.sleep(for: interval)
                self?.takeOver()
            } while self?.standing.withLock { $0.opener } != nil
        }
    }

    /// Does something, and has the next start look at the whole file where it turns out to be damaged.
    func suspecting<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as StoreError where error.cause == .corrupt && state == .durable {
            do {
                try Files.makePrivateFile(LibraryRepair.suspicion(of: file))
            } catch {
                // The file is checked with the next daily backup.
            }
            throw error
        }
    }

    /// Becomes durable, where the process that was busy with the file is so no more.
    private func takeOver() {
        // It takes its time, in which the state can be asked for.
        takingOver.withLock { _ in
            guard let opener = standing.withLock({ $0.opener }) else { return }
            do {
                let notices = try opener.takeOver(pool)
                settle(.durable, notices)
            } catch {
                let reason = StoreError(error, .openLibrary, file: file.path)
                // Whatever else there is, it does not go by waiting.
                if reason.cause != .busy { settle(.readOnly(reason)) }
            }
        }
    }

    /// Takes on another state, which stays.
    func settle(_ state: State, _ notices: [LibraryNotice] = []) {
        standing.withLock { standing in
            standing.state = state
            standing.notices += notices
            standing.opener = nil
        }
        changeLog.broadcast.send([LibraryChange(.state)])
    }
}

/// How another database has the library beside it: what SQLite knows it by, and that it is open.
struct LibraryAttachment: Sendable {
    let address: String

    /// What each connection holds on to; nil for a stand-in, which nobody else has.
    let use: LibraryUse?
}
