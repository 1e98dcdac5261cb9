internal import Foundation
internal import GRDB

extension Catalogue {
    /// The rows of the entries that a query asks for, in order.
    ///
    /// It is one statement, run off the main thread; a cancelled task interrupts it.
    ///
    /// - Parameter onFirst: Called off the main thread with the first 256 rows, where there are many more, while the
    ///   rest is still being read.
    /// - Returns: The numbers to ask ``summaries(_:for:)`` for, four bytes each.
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot
    ///   be read.
    public func rows<Query: CatalogueQuery>(
        matching query: Query, onFirst: (@Sendable (ContiguousArray<CatalogueRow>) -> Void)? = nil
    ) async throws -> ContiguousArray<CatalogueRow> {
        let request = query.request
        return try await database.read { db in
            var rows: ContiguousArray<CatalogueRow> = []
            try db.keepCache(for: Query.Summary.kind)
            if request.isForAll { rows.reserveCapacity(try Int.fetchOne(db, sql: "SELECT max(row) FROM entry") ?? 0) }
            let cursor = try CatalogueRow.fetchCursor(db.cachedStatement(sql: request.sql), arguments: request.values)
            while let row = try cursor.next() {
                rows.append(row)
                // With few more to come, one answer is sooner there than two.
                if rows.count == 1024 { onFirst?(ContiguousArray(rows.prefix(256))) }
            }
            return rows
        }
    }

    /// What a list's rows show, read at once: a page of 64 takes well under a millisecond.
    ///
    /// It has a connection of its own, which waits for no other query: it is meant for the main thread, at the
    /// moment when a row comes into sight.
    ///
    /// - Parameters:
    ///   - type: Of which kind they are.
    ///   - rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func summaries<Summary: CatalogueSummary>(
        _ type: Summary.Type = Summary.self, for rows: some Collection<CatalogueRow>
    ) throws -> [Summary] {
        try database.readNow { db in try Summary.page.summaries(for: rows, db) }
    }

    /// What a list's rows show, read off the main thread.
    ///
    /// - Parameters:
    ///   - type: Of which kind they are.
    ///   - rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func loadSummaries<Summary: CatalogueSummary>(
        _ type: Summary.Type = Summary.self, for rows: some Collection<CatalogueRow> & Sendable
    ) async throws -> [Summary] {
        try await database.read { db in try Summary.page.summaries(for: rows, db) }
    }

    /// What a short list shows of all that a query asks for, in order, read off the main thread.
    ///
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot
    ///   be read.
    public func summaries<Query: CatalogueQuery>(matching query: Query) async throws -> [Query.Summary] {
        try await loadSummaries(for: rows(matching: query))
    }

    /// The full record of a fruit, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func fruit(id: String) async throws -> Fruit? {
        try await entry(Fruit.self, id: id)
    }

    /// The full record of a drink, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func drink(id: String) async throws -> Drink? {
        try await entry(Drink.self, id: id)
    }

    /// The row of an entry, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func row(of kind: EntryKind, id: String) async throws -> CatalogueRow? {
        try await database.read { db in
            try CatalogueRow.fetchOne(
                db, sql: "SELECT row FROM entry WHERE kind = ? AND id = ? AND present", arguments: [kind.rawValue, id])
        }
    }

    /// What a list shows of one entry, read now, as a cell does; nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func summaryNow<Summary: CatalogueSummary>(_ type: Summary.Type = Summary.self, id: String) throws
        -> Summary?
    {
        try database.readNow { db in
            let row = try CatalogueRow.fetchOne(
                db, sql: "SELECT row FROM entry WHERE kind = ? AND id = ? AND present",
                arguments: [Summary.kind.rawValue, id])
            return try row.flatMap { try Summary.page.summaries(for: [$0], db).first }
        }
    }

    /// How many entries of a kind there are.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func count(of kind: EntryKind) async throws -> Int {
        try await database.read { db in
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM entry WHERE kind = ? AND present = 1", arguments: [kind.rawValue]) ?? 0
        }
    }

    /// What is wrong with the packs, in their order.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public var problems: [Problem] {
        get async throws {
            try await database.read { db in
                try Data.fetchAll(db, sql: "SELECT payload FROM problem ORDER BY position")
                    .map { try PayloadCoding.decode(Problem.self, from: $0) }
            }
        }
    }

    func entry<Entry: CatalogueEntry>(_ type: Entry.Type, id: String) async throws -> Entry? {
        try await entry(type, where: "kind = ? AND id = ? AND present", [Entry.kind.rawValue, id])
    }

    /// The first entry that a condition holds for.
    func entry<Entry: CatalogueEntry>(
        _ type: Entry.Type, where condition: String, _ arguments: StatementArguments
    ) async throws -> Entry? {
        try await database.read { db in
            try Data.fetchOne(db, sql: "SELECT payload FROM entry WHERE " + condition, arguments: arguments)
                .map { try PayloadCoding.decode(type, from: $0) }
        }
    }

    /// Lets go of what is kept of the file in memory, several megabytes after everything was looked at; it is read again
    /// where it is needed.
    public func releaseMemory() { database.releaseMemory() }
}

extension RowRequest {
    /// The arguments as GRDB wants them.
    fileprivate var values: StatementArguments {
        StatementArguments(
            arguments.map { argument -> any DatabaseValueConvertible in
                switch argument {
                case .text(let text): text
                case .integer(let number): number
                }
            })
    }
}

extension Catalogue {
    /// How SQLite goes about a request, in its own words, for tests.
    func plan(of request: RowRequest) async throws -> String {
        try await database.read { db in
            try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + request.sql, arguments: request.values)
                .map { $0["detail"] as String }.joined(separator: "\n")
        }
    }
}
