import Store

extension Catalogue {
    /// Returns drinks that take something of what products are, those first of which the shelf lacks least.
    /// - Parameters:
    ///   - subjects: what the products are; those first that matter most.
    ///   - most: how many drinks are wanted at most.
    func drinks(with subjects: [ProductSubject], most: Int) async throws -> [DrinkSummary] {
        var found: [DrinkSummary] = []
        for subject in subjects.prefix(most) {
            found += try await summaries(matching: subject.drinks).filter { drink in
                !found.contains { $0.id == drink.id }
            }
        }
        return Array(found.nearestFirst.prefix(most))
    }
}
