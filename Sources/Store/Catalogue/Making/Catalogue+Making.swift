internal import GRDB

extension Catalogue {
    /// Whether a drink can be made of what is on the shelf, line by line, and by what.
    ///
    /// The thing itself comes before one of its family, both before what may stand in for it, and what there is of
    /// before what is low.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func makeable(_ drink: Drink) async throws -> Makeable {
        try await database.read { db in try MakeableReader(db).makeable(drink) }
    }

    /// Notes in the library that a drink was made, and takes what went into it from the shelf.
    ///
    /// - Parameters:
    ///   - drink: The drink.
    ///   - servings: How many servings, more than 0.
    ///   - day: The date on which it was made, where that is not today.
    ///   - stamp: When that is; see ``DayClock/stamp(at:)``.
    ///   - note: A note.
    /// - Returns: The entry of the log; ``Library/undoMade(_:)`` takes it back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func made(
        _ drink: Drink, servings: Double = 1, on day: CalendarDay? = nil, at stamp: DayStamp, note: String = ""
    ) async throws -> Made {
        let taking = try await makeable(drink).taking(servings: servings)
        return try await library.made(drink.id, servings: servings, on: day, at: stamp, note: note, taking: taking)
    }
}

/// Finds out by what on the shelf a drink's ingredients are had.
struct MakeableReader {
    /// Something on the shelf that satisfies a wish.
    private struct Match {
        let item: Makeable.Item
        let isSubstitute: Bool
    }

    private let db: Database

    init(_ db: Database) { self.db = db }

    func makeable(_ drink: Drink) throws -> Makeable {
        let ingredients = try IngredientReader.ingredients(Set(drink.parts.map(\.ingredient)), db)
        let inRecipes = ingredients.values.flatMap { $0.recipe?.parts ?? [] }.map(\.ingredient)
        let matches = try matches(for: Set(drink.parts.map(\.ingredient) + inRecipes))
        return Makeable(
            lines: drink.parts.map { part in
                let ingredient = ingredients[part.ingredient]
                return Makeable.Line(part: part, supply: Self.supply(part.ingredient, ingredient, matches, ingredients))
            })
    }

    private static func supply(
        _ wanted: String, _ ingredient: Ingredient?, _ matches: [String: [Match]], _ ingredients: [String: Ingredient]
    ) -> Makeable.Supply {
        let found = matches[wanted] ?? []
        if let own = found.filter({ !$0.isSubstitute }).min(by: { isBetter($0.item, $1.item, for: wanted) }) {
            return .had(own.item)
        }
        if let ingredient, ingredient.isOnTap {
            return .had(Makeable.Item(ingredient: wanted, name: ingredient.name, state: .have))
        }
        // The substitutes' order is the author's; a member of a substitute's family has its place.
        let order = ingredient?.substitutes ?? []
        func place(_ match: Match) -> Int {
            order.firstIndex { $0.ingredient == match.item.ingredient }
                ?? order.firstIndex { substitute in
                    matches[substitute.ingredient]?.contains { $0.item == match.item && !$0.isSubstitute } ?? false
                } ?? order.count
        }
        if let other = found.min(by: { (place($0), $0.item.name) < (place($1), $1.item.name) }) {
            let index = place(other)
            return .substitute(other.item, note: order.indices.contains(index) ? order[index].note : nil)
        }
        let parts = (ingredient?.recipe?.parts ?? []).filter(\.isEssential).map(\.ingredient)
        let canBeMade = !parts.isEmpty && parts.allSatisfy { !(matches[$0] ?? []).isEmpty }
        return .lacking(canBeMadeOf: canBeMade ? parts : [])
    }

    private static func isBetter(_ a: Makeable.Item, _ b: Makeable.Item, for wanted: String) -> Bool {
        func rank(_ item: Makeable.Item) -> Int {
            (item.ingredient == wanted ? 0 : 1) + (item.state == .have ? 0 : 2)
        }
        return (rank(a), a.name) < (rank(b), b.name)
    }

    /// What is on the shelf for some ingredients, and for what may stand in for them.
    private func matches(for wanted: Set<String>) throws -> [String: [Match]] {
        let substitutes = try IngredientReader.ingredients(wanted, db).values.flatMap(\.substitutes).map(\.ingredient)
        let ids = wanted.union(substitutes).sorted()
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT w.id, h.ingredient, entry.name, h.state, s.substitute FROM ingredient AS w
                CROSS JOIN satisfies AS s ON s.wanted = w.row CROSS JOIN ingredient AS i ON i.row = s.have
                CROSS JOIN library.shelf AS h ON h.ingredient = i.id CROSS JOIN entry ON entry.row = i.row
                WHERE w.id IN (\(SQLBuilder.marks(ids.count))) AND h.state <> 'empty'
                """,
            arguments: StatementArguments(ids))
        var matches: [String: [Match]] = [:]
        for row in rows {
            let state = ShelfItem.State(rawValue: row[3]) ?? .have
            let item = Makeable.Item(ingredient: row[1], name: row[2], state: state)
            matches[row[0], default: []].append(Match(item: item, isSubstitute: row[4]))
        }
        return matches
    }
}
