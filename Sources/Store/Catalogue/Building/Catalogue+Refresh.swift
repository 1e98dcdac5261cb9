internal import GRDB

extension Catalogue {
    /// What bringing the catalogue up to date has led to.
    public struct Refresh: Sendable, Equatable {
        /// Whether the packs had changed, so that the catalogue was rebuilt.
        public let isRebuilt: Bool

        /// How many entries there are.
        public let entryCount: Int

        /// What is wrong with the packs.
        public let problems: [Problem]
    }

    /// Brings the catalogue up to date with the packs, if they have changed.
    ///
    /// It reads, checks and writes off the main thread. Readers see the old content until all of the new is
    /// there. Calls run one after the other.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be written; it keeps its old content then.
    ///   `CancellationError` where the task was cancelled.
    @discardableResult
    public func refresh() async throws -> Refresh {
        try await refreshes.run { try await self.refreshNow() }
    }

    /// Builds the catalogue where it never was, so that one without entries is not taken for one that has none to show.
    ///
    /// - Returns: Whether it had to wait for that, so that what was read before is out of date.
    /// - Throws: As ``refresh()``.
    public func buildIfMissing() async throws -> Bool {
        guard try await database.read({ try CatalogueBuilder.fingerprint($0) }) == nil else { return false }
        try await refresh()
        return true
    }

    @discardableResult
    func refreshNow() async throws -> Refresh {
        let packs = PackSet(folders, languages: languages)
        var isChanged = try await database.read { try CatalogueBuilder.fingerprint($0) } != packs.fingerprint
        if isChanged {
            let builder = CatalogueBuilder(languages: languages)
            let content = builder.content(of: packs)
            isChanged = try await database.write { db in
                // Another process may have been quicker.
                guard try CatalogueBuilder.fingerprint(db) != packs.fingerprint else { return false }
                try builder.write(content, fingerprint: packs.fingerprint, db)
                return true
            }
            if isChanged { library.changeLog.broadcast.send([LibraryChange(.packs)]) }
        }
        return Refresh(isRebuilt: isChanged, entryCount: try await entryCount, problems: try await problems)
    }

    private var entryCount: Int {
        get async throws {
            try await database.read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM entry WHERE present") ?? 0
            }
        }
    }
}
