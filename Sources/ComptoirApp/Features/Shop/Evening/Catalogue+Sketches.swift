import Store

extension Catalogue {
    /// What the pictures of drinks are drawn from, by id; ids that there are not are passed over.
    ///
    /// - Throws: `StoreError` where the catalogue cannot be read.
    func sketches(of drinks: Set<String>) async throws -> [String: DrinkSketch] {
        var rows: [CatalogueRow] = []
        for id in drinks {
            if let found = try await row(of: .drink, id: id) { rows.append(found) }
        }
        let summaries: [DrinkSummary] = try await loadSummaries(for: rows)
        return Dictionary(summaries.map { ($0.id, $0.sketch) }, uniquingKeysWith: { first, _ in first })
    }
}
