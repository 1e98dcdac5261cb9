internal import GRDB

extension Library {
    /// The counters that making a drink may set back to nought: those of days without, or since, something that the
    /// drink is or has in it. A drink without alcohol concerns none.
    ///
    /// - Parameters:
    ///   - drink: The drink.
    ///   - ingredients: What its parts are, by id.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func countersConcerned(by drink: Drink, ingredients: [String: Ingredient]) async throws -> [Counter] {
        try await counters(for: .restart, linkedTo: drink.counterLinks(ingredients: ingredients))
    }

    /// The counters of days with something, marked by hand, for which eating a fruit is a day: those that are linked to
    /// the fruit, or to any.
    ///
    /// - Parameter fruit: The fruit's id.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func countersFed(byFruit fruit: String) async throws -> [Counter] {
        try await counters(for: .mark, linkedTo: [.fruit(fruit), .ingredientKind(.fruit)])
    }

    private func counters(for use: Counter.Settings.LinkUse, linkedTo links: Set<CounterLink>) async throws -> [Counter]
    {
        guard !links.isEmpty else { return [] }
        return try await read { db in
            try Counter.fetchAll(db).filter {
                $0.settings.linkUse == use && !$0.settings.links.isDisjoint(with: links)
            }
        }
    }
}
