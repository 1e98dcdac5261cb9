internal import Foundation
internal import GRDB

extension Catalogue {
    /// The full record of an ingredient, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func ingredient(id: String) async throws -> Ingredient? {
        try await entry(Ingredient.self, id: id)
    }

    /// The ingredients of a drink, with their families and with what may stand in for them, by id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func ingredients(for drink: Drink) async throws -> [String: Ingredient] {
        let ids = drink.parts.map(\.ingredient) + [drink.base].compactMap(\.self) + drink.garnish.compactMap(\.of)
        return try await ingredients(ids: ids)
    }

    /// Ingredients, with their families and with what may stand in for them, by id; ids that there are not are passed over.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func ingredients(ids: some Collection<String> & Sendable) async throws -> [String: Ingredient] {
        try await database.read { db in try IngredientReader.ingredients(Set(ids), db) }
    }

    /// What the shelf's rows show of some ingredients, read at once, with a connection that waits for no other query.
    ///
    /// - Parameter rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func ingredientSummaries(for rows: some Collection<CatalogueRow>) throws -> [IngredientSummary] {
        try database.readNow { db in try IngredientReader.summaries(for: rows, db) }
    }

    /// What the shelf's rows show of some ingredients, read off the main thread.
    ///
    /// - Parameter rows: Numbers that this catalogue gave; others are passed over.
    /// - Returns: The summaries, in the order of `rows`.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func loadIngredientSummaries(
        for rows: some Collection<CatalogueRow> & Sendable
    ) async throws -> [IngredientSummary] {
        try await database.read { db in try IngredientReader.summaries(for: rows, db) }
    }

    /// The ingredients that a query asks for, in order.
    ///
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot be read.
    public func ingredients(matching query: IngredientQuery) async throws -> [IngredientSummary] {
        try await loadIngredientSummaries(for: rows(matching: query))
    }

    /// The names of ingredients, by id, in the person's language; ids that there are not are passed over.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func ingredientNames(_ ids: some Collection<String> & Sendable) async throws -> [String: String] {
        try await database.read { db in try IngredientReader.names(of: ids, db) }
    }
}

/// Reads ingredients.
enum IngredientReader {
    /// Ingredients with their families and substitutes; all are few, so that they are read step by step.
    static func ingredients(_ ids: Set<String>, _ db: Database) throws -> [String: Ingredient] {
        let statement = try db.cachedStatement(
            sql: "SELECT payload FROM entry WHERE kind = 'ingredient' AND present AND id = ?")
        var found: [String: Ingredient] = [:]
        var missing = Set<String>()
        func read(_ id: String) throws -> Ingredient? {
            if let ingredient = found[id] { return ingredient }
            guard !missing.contains(id), let payload = try Data.fetchOne(statement, arguments: [id]) else {
                missing.insert(id)
                return nil
            }
            let ingredient = try PayloadCoding.decode(Ingredient.self, from: payload)
            found[id] = ingredient
            return ingredient
        }
        for id in ids {
            var next = try read(id)
            for substitute in next?.substitutes ?? [] { _ = try read(substitute.ingredient) }
            while let parent = next?.parent { next = try read(parent) }
        }
        return found
    }

    /// The names of ingredients, by id.
    static func names(of ids: some Collection<String>, _ db: Database) throws -> [String: String] {
        let statement = try db.cachedStatement(
            sql: "SELECT name FROM entry WHERE kind = 'ingredient' AND present AND id = ?")
        var names: [String: String] = [:]
        for id in ids { names[id] = try String.fetchOne(statement, arguments: [id]) }
        return names
    }

    private static let summarySQL = """
        SELECT ingredient.row, ingredient.id, entry.name, ingredient.kind, ingredient.colour, ingredient.everyday,
            ingredient.drinks,
            h.ingredient, h.state, h.amount, h.unit, h.changedAt
        FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN ingredient ON ingredient.row = page.value
        CROSS JOIN entry ON entry.row = ingredient.row
        LEFT JOIN library.shelf AS h ON h.ingredient = ingredient.id
        """

    /// The summaries of some rows, in their order; a number that names no ingredient is passed over.
    static func summaries(for rows: some Collection<CatalogueRow>, _ db: Database) throws -> [IngredientSummary] {
        let page = "[" + rows.lazy.map(String.init).joined(separator: ",") + "]"
        return try Row.fetchAll(db.cachedStatement(sql: summarySQL), arguments: [page]).compactMap { row in
            guard let kind: IngredientKind = CatalogueCoding.choice(row[3]) else { return nil }
            return IngredientSummary(
                row: row[0], id: row[1], name: row[2], kind: kind, colour: RGB(packed: row[4]), isEveryday: row[5],
                drinkCount: row[6], shelf: (row[7] as String?) == nil ? nil : ShelfItem(row, at: 7))
        }
    }
}
