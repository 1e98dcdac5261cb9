import Store

extension BarModel {
    /// What a query asks for, now and after each change, read off the main thread.
    static func answers(to query: IngredientQuery, in catalogue: Catalogue) -> AsyncThrowingStream<Answer, any Error> {
        catalogue.values(on: IngredientQuery.topics) { catalogue in
            var ingredients = try await catalogue.summaries(matching: query)
            // At the very first start there is nothing yet, which is not the same as nothing of that name.
            if ingredients.isEmpty, try await catalogue.buildIfMissing() {
                ingredients = try await catalogue.summaries(matching: query)
            }
            return Answer(query: query, ingredients: ingredients)
        }
    }
}
