internal import JSON

/// The checks of drinks that need all ingredients: a drink whose recipe names one that does not exist is left out.
struct DrinkChecks {
    let book: IngredientBook
    private(set) var problems: [Problem] = []

    init(_ book: IngredientBook) { self.book = book }

    /// The drinks that can be shown.
    mutating func checked(_ drinks: [PlacedEntry<Drink>]) -> [Drink] {
        drinks.compactMap { checked($0) }
    }

    private mutating func checked(_ placed: PlacedEntry<Drink>) -> Drink? {
        var drink = placed.entry
        let nodes = placed.node["ingredients"]?.elements ?? []
        let unknown = zip(drink.parts, nodes).filter { part, _ in book.ingredients[part.ingredient] == nil }
        for (part, node) in unknown {
            problems.append(
                placed.problem(
                    .unknownIngredient(part.ingredient, nearest: book.nearest(to: part.ingredient)),
                    at: node["ingredient"], effect: .entryLeftOut(id: drink.id)))
        }
        guard unknown.isEmpty else { return nil }
        if let base = drink.base, book.ingredients[base] == nil {
            problems.append(
                placed.problem(
                    .unknownIngredient(base, nearest: book.nearest(to: base)), at: placed.node["base"],
                    effect: .valueIgnored))
            drink.base = nil
        }
        return drink
    }
}
