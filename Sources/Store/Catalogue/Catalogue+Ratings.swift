internal import GRDB

extension Catalogue {
    /// The rating that a seller gives a drink, or else its pack; nil where neither does.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func givenRating(of drink: Drink) async throws -> Figured? {
        try await database.read { db in try GivenRatings.rating(of: drink.id, db) } ?? drink.rating
    }

    /// Forgets what a seller has said of drinks, so that the packs' ratings count again.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be written.
    public func forgetGivenRatings() async throws {
        try await refreshes.run { [self] in
            let isChanged = try await database.write { db in
                // Before the first catalogue is built there is no such table yet, and nothing to forget.
                guard try db.tableExists("givenRating"),
                    try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM givenRating)") == true
                else { return false }
                try GivenRatings.set(nil, db)
                return true
            }
            if isChanged { library.changeLog.broadcast.send([LibraryChange(.packs)]) }
        }
    }

    /// Whether any drink has a rating, the person's own, a seller's or a pack's.
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
