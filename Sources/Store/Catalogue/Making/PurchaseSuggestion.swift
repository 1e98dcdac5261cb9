/// What to buy so that the most drinks can be made that cannot be made now.
public struct PurchaseSuggestion: Sendable, Equatable {
    /// How the set was found.
    public enum Method: String, Sendable, CaseIterable {
        /// All sets were gone through, but for those that cannot be better than one already found: there is no better.
        case exact
        /// One by one the ingredient that adds the most, then each in turn was swapped for any that is better, until
        /// none was: there may be a better set.
        case greedyWithSwaps
    }

    /// An ingredient to buy.
    public struct Ingredient: Sendable, Hashable, Identifiable {
        /// Its id.
        public let id: String

        /// Its name, in the person's language where the pack has it.
        public let name: String
    }

    /// What to buy, what helps the most drinks first.
    public let ingredients: [Ingredient]

    /// The drinks that can be made then and not now.
    public let drinks: ContiguousArray<CatalogueRow>

    /// How the set was found.
    public let method: Method

    /// Whether there is no better set of the same size.
    public var isExact: Bool { method == .exact }
}

extension Catalogue {
    /// What to buy so that the most drinks can be made that cannot be made now: the best single ingredient, the best two,
    /// and so on.
    ///
    /// A set is only given where it makes more drinks than the smaller one before it. Cancelling the task ends the search.
    ///
    /// - Parameter count: How many ingredients there may be in a set, at least 1.
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot be read.
    @concurrent public func purchaseSuggestions(upTo count: Int = 3) async throws -> [PurchaseSuggestion] {
        precondition(count >= 1, "at least one ingredient is bought, not \(count)")
        let wishes = try await database.read { db in
            try db.keepCache(for: .drink)
            return try PurchaseReader.wishes(db)
        }
        var suggestions: [PurchaseSuggestion] = []
        for size in 1...count {
            var search = PurchaseSearch(wishes, size: size)
            guard let purchase = try search.best(),
                purchase.drinks.count > suggestions.last?.drinks.count ?? 0
            else { continue }
            suggestions.append(
                PurchaseSuggestion(
                    ingredients: purchase.candidates.map { wishes.candidates[$0].ingredient },
                    drinks: purchase.drinks, method: purchase.method))
        }
        return suggestions
    }
}
