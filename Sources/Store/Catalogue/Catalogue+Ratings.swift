internal import GRDB

extension Catalogue {
    /// Whether any drink has a rating, the person's own or a pack's.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func isAnythingRated() async throws -> Bool {
        try await database.read { db in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM drink WHERE present = 1 AND \(DrinkQuery.rating) IS NOT NULL)")
                ?? false
        }
    }
}
