internal import GRDB

extension Catalogue {
    /// What an evening needs that the shelf does not have; drinks that there are not are passed over.
    ///
    /// - Parameters:
    ///   - plan: Who comes, and what is served.
    ///   - countsSubstitutes: Whether what may stand in for an ingredient serves for it.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func needs(for plan: Evening.Plan, countsSubstitutes: Bool = true) async throws -> Needs {
        var servings: [Needs.Serving] = []
        for serving in plan.drinks {
            guard let drink = try await drink(id: serving.drink) else { continue }
            servings.append(Needs.Serving(drink, count: plan.guests * serving.each))
        }
        return try await needs(of: servings, countsSubstitutes: countsSubstitutes)
    }

    /// What drinks need that the shelf does not have.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func needs(of servings: [Needs.Serving], countsSubstitutes: Bool = true) async throws -> Needs {
        let book = try await needsBook(for: servings.map(\.drink))
        return Needs(servings, book, countsSubstitutes: countsSubstitutes)
    }

    /// What the needs of drinks are reckoned with, read at one moment.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func needsBook(for drinks: [Drink]) async throws -> NeedsBook {
        let wanted = Set(drinks.flatMap(\.parts).map(\.ingredient))
        return try await database.read { db in
            let shelf = try Row.fetchAll(
                db, sql: "SELECT ingredient, state, amount, unit, changedAt FROM library.shelf ORDER BY ingredient"
            ).map { ShelfItem($0) }
            let offers = try ProductReader.offers(for: wanted, db)
            var ingredients = try IngredientReader.ingredients(
                wanted.union(shelf.map(\.ingredient)).union(offers.keys), db)
            let parts = ingredients.values.flatMap { $0.recipe?.parts ?? [] }.map(\.ingredient)
            ingredients.merge(try IngredientReader.ingredients(Set(parts), db)) { first, _ in first }
            return NeedsBook(ingredients: ingredients, shelf: shelf, offers: offers)
        }
    }
}

extension ProductReader {
    /// What can be bought for ingredients: themselves or, where nobody sells that, one of their family.
    static func offers(for wanted: Set<String>, _ db: Database) throws -> [String: [NeedsBook.Offer]] {
        var gifts = try gifts(wanted.sorted(), db)
        let unsold = wanted.subtracting(gifts.map(\.ingredient))
        if !unsold.isEmpty { gifts += try self.gifts(try members(of: unsold, db), db) }
        let products = try summaries(Set(gifts.map(\.product)).sorted(), db)
        var offers: [String: [NeedsBook.Offer]] = [:]
        for gift in gifts {
            guard let product = products[gift.product] else { continue }
            offers[gift.ingredient, default: []].append(NeedsBook.Offer(product, isPart: gift.isPart))
        }
        return offers
    }

    /// The ingredients that are of the families that some ingredients are.
    static func members(of families: Set<String>, _ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT i.id FROM ingredient AS w CROSS JOIN satisfies AS s ON s.wanted = w.row
                CROSS JOIN ingredient AS i ON i.row = s.have
                WHERE w.id IN (\(SQLBuilder.marks(families.count))) AND s.substitute = 0 ORDER BY i.id
                """, arguments: StatementArguments(families.sorted()))
    }
}
