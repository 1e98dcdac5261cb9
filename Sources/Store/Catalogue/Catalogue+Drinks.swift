internal import Foundation
internal import GRDB

extension Catalogue {
    /// What cards show of some drinks, read at once, with a connection that waits for no other query.
    ///
    /// It is meant for the main thread, at the moment when a row of cards comes into sight.
    ///
    /// - Parameter rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func drinkSummaries(for rows: some Collection<CatalogueRow>) throws -> [DrinkSummary] {
        try database.readNow { db in try DrinkSummaryReader.summaries(for: rows, db) }
    }

    /// What cards show of some drinks, read off the main thread.
    ///
    /// - Parameter rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func loadDrinkSummaries(
        for rows: some Collection<CatalogueRow> & Sendable
    ) async throws -> [DrinkSummary] {
        try await database.read { db in try DrinkSummaryReader.summaries(for: rows, db) }
    }

    /// The full record of a drink, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func drink(id: String) async throws -> Drink? {
        try await entry(Drink.self, id: id)
    }

    /// The row of a drink, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func row(ofDrink id: String) async throws -> CatalogueRow? {
        try await database.read { db in
            try CatalogueRow.fetchOne(db, sql: "SELECT row FROM drink WHERE id = ? AND present", arguments: [id])
        }
    }

    /// A drink at random among those that a query asks for, or nil where there is none.
    ///
    /// - Parameters:
    ///   - query: Which drinks; its order does not count.
    ///   - other: The id of a drink that is not wanted again, as the one drawn before; it is given where it is the only one.
    ///   - generator: Where chance comes from.
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot be read.
    public func randomDrink(
        matching query: DrinkQuery, otherThan other: String? = nil, using generator: inout some RandomNumberGenerator
    ) async throws -> DrinkSummary? {
        let rows = try await rows(matching: query)
        let previous = if let other { try await row(ofDrink: other) } else { CatalogueRow?.none }
        let others = previous == nil ? rows : rows.filter { $0 != previous }
        guard let row = (others.isEmpty ? rows : others).randomElement(using: &generator) else { return nil }
        return try await loadDrinkSummaries(for: [row]).first
    }

    /// A drink at random among those that a query asks for, or nil where there is none.
    ///
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot be read.
    public func randomDrink(matching query: DrinkQuery, otherThan other: String? = nil) async throws -> DrinkSummary? {
        var generator = SystemRandomNumberGenerator()
        return try await randomDrink(matching: query, otherThan: other, using: &generator)
    }

    /// How many drinks there are.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public var drinkCount: Int {
        get async throws {
            try await database.read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM drink WHERE present = 1") ?? 0
            }
        }
    }
}
