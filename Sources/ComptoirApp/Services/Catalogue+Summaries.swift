import Store

extension Catalogue {
    /// Entries as lists know them, by id; ids that there are not are passed over.
    ///
    /// - Throws: `StoreError` where the catalogue cannot be read.
    func summaries<Summary: CatalogueSummary>(
        _ type: Summary.Type = Summary.self, of ids: some Collection<String> & Sendable
    ) async throws -> [String: Summary] {
        var rows: [CatalogueRow] = []
        for id in ids {
            if let found = try await row(of: Summary.kind, id: id) { rows.append(found) }
        }
        let summaries = try await loadSummaries(type, for: rows)
        return Dictionary(summaries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
