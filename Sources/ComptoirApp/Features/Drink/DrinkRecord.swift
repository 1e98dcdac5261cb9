import Store

/// A drink with all that its page is reckoned from.
struct DrinkRecord: Equatable, Sendable {
    let drink: Drink
    /// The recipe's ingredients, by id.
    let ingredients: [String: Ingredient]
    /// What of it the shelf has.
    let makeable: Makeable
    /// The ingredients that the shelf lacks, as lists know them, by id.
    let lacking: [String: IngredientSummary]
    let figures: DrinkFigures
    /// The rating that the shop's server gives it, or else its pack.
    let givenRating: Figured?
    /// The fruits that go into it.
    let fruits: [Named]

    /// Reads the record of a drink; nil where there is none of that id.
    init?(id: String, in catalogue: Catalogue) async throws {
        guard let drink = try await catalogue.drink(id: id) else { return nil }
        self.drink = drink
        ingredients = try await catalogue.ingredients(for: drink)
        makeable = try await catalogue.makeable(drink)
        lacking = try await catalogue.summaries(of: makeable.lacking)
        givenRating = try await catalogue.givenRating(of: drink)
        figures = DrinkFigures(drink, ingredients: ingredients)
        var fruits: [Named] = []
        for id in drink.parts.compactMap({ [ingredients] in ingredients[$0.ingredient]?.fruit })
        where !fruits.contains(where: { $0.id == id }) {
            if let fruit = try await catalogue.fruit(id: id) { fruits.append(Named(id: id, name: fruit.name)) }
        }
        self.fruits = fruits
    }
}
