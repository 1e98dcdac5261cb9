import Store

/// A drink, and which of some things go into it.
struct DrinkTaking: Equatable {
    let drink: DrinkSummary
    /// The names of the things, in the order in which they were asked for.
    let things: [String]

    /// Where it comes among others: a thing that it takes makes up for two that it lacks, that thing being one of them.
    var rank: (Int, Int) { (drink.lacking - 2 * things.count, -things.count) }
}

extension Catalogue {
    /// Returns drinks that take something of what products are, those first that take most of them and need least beside.
    /// - Parameters:
    ///   - products: the products; those first that matter most.
    ///   - most: how many drinks are wanted at most.
    func drinks(taking products: [ProductSummary], most: Int) async throws -> [DrinkTaking] {
        var drinks: [DrinkSummary] = []
        var things: [String: [String]] = [:]
        for product in products.prefix(2 * most) {
            guard let subject = product.of else { continue }
            for drink in try await summaries(matching: query(of: subject)) {
                if things[drink.id] == nil { drinks.append(drink) }
                if things[drink.id]?.last != product.name { things[drink.id, default: []].append(product.name) }
            }
        }
        let found = drinks.map { DrinkTaking(drink: $0, things: things[$0.id] ?? []) }
        return Array(found.sorted { $0.rank < $1.rank }.prefix(most))
    }

    /// Returns what asks for the drinks that a thing goes into: a fruit is bought for its juice as well.
    private func query(of subject: ProductSubject) async throws -> DrinkQuery {
        guard case .ingredient(let id) = subject, let ingredient = try await ingredient(id: id),
            ingredient.kind == .fruit, let fruit = ingredient.fruit
        else { return subject.drinks }
        return DrinkQuery(fruit: fruit)
    }
}
