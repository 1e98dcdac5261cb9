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

    /// The names of entries, by id, in the person's language; ids that there are not are passed over.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func names(of kind: EntryKind, _ ids: some Collection<String> & Sendable) async throws -> [String: String] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT name FROM entry WHERE kind = ? AND present AND id = ?")
            var names: [String: String] = [:]
            for id in ids { names[id] = try String.fetchOne(statement, arguments: [kind.rawValue, id]) }
            return names
        }
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
}
