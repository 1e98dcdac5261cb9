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
            guard ingredients.isEmpty, !query.text.isEmpty else {
                return Answer(query: query, ingredients: ingredients)
            }
            let resembling = try await catalogue.entries(of: .ingredient, resembling: query.text)
            return Answer(query: query, ingredients: [], resembling: resembling)
        }
    }
}
