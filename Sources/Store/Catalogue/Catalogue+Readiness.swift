internal import GRDB

extension Catalogue {
    /// Does beforehand what is slow once: opens readers, and reads an entry of each kind that pages show.
    ///
    /// It is worth its time while the program waits for something else, as for the display to be opened.
    ///
    /// - Throws: `CancellationError` where the task was cancelled, ``StoreError`` where the catalogue cannot be read.
    public func warmUp() async throws {
        // At once, as a second reader is opened for a second read at the same time.
        async let fruit = first(Fruit.self)
        async let drink = first(Drink.self)
        async let ingredient = first(Ingredient.self)
        _ = try await (fruit, drink, ingredient)
    }

    private func first<Entry: CatalogueEntry>(_ type: Entry.Type) async throws -> Entry? {
        try await entry(type, where: "kind = ? AND present ORDER BY row LIMIT 1", [Entry.kind.rawValue])
    }

    /// Has what is read off the main thread wait from now on, until ``resumeReading()``.
    ///
    /// It is for moments in which the main thread has much to do that the person waits for, as when a window opens:
    /// where there are two processors, readers would take turns with it and with the display's server, and what they
    /// read would be shown no sooner.
    public func pauseReading() {
        database.gate.shut()
    }

    /// Lets what waits since ``pauseReading()`` be read.
    public func resumeReading() {
        database.gate.open()
    }
}
