internal import JSON
internal import Foundation
internal import GRDB

/// Builds the catalogue's content from packs.
///
/// It writes into the database that lists are reading from, in one transaction: with WAL a reader sees
/// the old content until the commit and the new one after it, no connection has to be opened again, an
/// entry keeps its row number, and a crash leaves the old content. A new file renamed over the old one
/// would give none of the first three.
struct CatalogueBuilder {
    let languages: [LanguageTag]

    /// What a build is made of.
    struct Content {
        var records: [EntryRecord] = []
        var problems: [Problem] = []

        /// Adds entries; one of which no record can be made is reported.
        mutating func add<Entry: Identifiable>(_ entries: [Entry], _ record: (Entry) throws -> EntryRecord)
        where Entry.ID == String {
            for entry in entries {
                do {
                    records.append(try record(entry))
                } catch {
                    let effect = Problem.Effect.entryLeftOut(id: entry.id)
                    problems.append(
                        Problem(.unreadable(reason: String(describing: error)), file: entry.id, effect: effect))
                }
            }
        }
    }

    /// Reads all packs of a set; of entries with the same kind and id the last one counts.
    ///
    /// What refers to other entries is checked when all are there: a drink may use an ingredient of another pack.
    func content(of packs: PackSet) -> Content {
        let (schema, schemaProblems) = schema(of: packs)
        let reader = PackReader(schema: schema)
        var content = Content(problems: schemaProblems + packs.folderProblems)
        var fruits = LatestEntries<Fruit>()
        var ingredients = LatestEntries<Ingredient>()
        var drinks = LatestEntries<Drink>()
        var products = LatestEntries<Product>()
        var places = LatestEntries<Place>()
        var reference: DailyReference?
        for item in packs.items {
            let pack =
                switch item.content {
                case .success(let bytes): reader.read(bytes, from: item.file)
                case .failure(let error):
                    reader.failed(
                        Problem(.unreadable(reason: error.reason), file: item.file.url.path, effect: .fileLeftOut))
                }
            reference = reference ?? pack.dailyReference
            for var placed in pack.fruits {
                placed.entry.dailyReference = pack.dailyReference ?? reference
                fruits.insert(placed)
            }
            for placed in pack.ingredients { ingredients.insert(placed) }
            for placed in pack.drinks { drinks.insert(placed) }
            for placed in pack.products { products.insert(placed) }
            for placed in pack.places { places.insert(placed) }
            content.problems += pack.problems
        }
        let book = IngredientBook(ingredients.entries)
        var checks = DrinkChecks(book)
        let checkedDrinks = checks.checked(drinks.entries)
        var shop = ProductChecks(
            ingredients: book.ingredients,
            fruits: Dictionary(fruits.entries.map { ($0.entry.id, $0.entry) }, uniquingKeysWith: { _, last in last }))
        let checkedProducts = shop.checked(products.entries, for: languages)
        var stores = PlaceChecks(
            fruits: Set(fruits.entries.map(\.entry.id)), ingredients: Set(book.ingredients.keys),
            drinks: Set(checkedDrinks.map(\.id)))
        let checkedPlaces = stores.checked(places.entries, for: languages)
        content.problems += book.problems + checks.problems + shop.problems + stores.problems
        content.add(fruits.entries.map(\.entry)) { try $0.record(for: languages) }
        let words = Self.words(in: checkedDrinks)
        content.add(book.entries.map(\.entry)) {
            try $0.record(for: languages, among: book.ingredients, calledInRecipes: words[$0.id] ?? [])
        }
        content.add(checkedDrinks) { try $0.record(for: languages, with: book.ingredients) }
        content.add(checkedProducts) { try $0.record() }
        content.add(checkedPlaces) { try $0.record() }
        return content
    }

    /// What recipes call their ingredients where that is not the ingredient's name, by the ingredient's id.
    private static func words(in drinks: [Drink]) -> [String: [String]] {
        let labels = drinks.flatMap(\.parts).compactMap { part in part.label.map { (part.ingredient, $0) } }
        return Dictionary(grouping: labels, by: \.0).mapValues { Set($0.map(\.1)).sorted() }
    }

    /// Replaces what the catalogue holds.
    func write(_ content: Content, fingerprint: String, _ db: Database) throws {
        try EntryWriter.clear(db)
        let writer = try EntryWriter(db)
        try writer.write(content.records)
        try writer.finish()
        try ProductStock.apply(db)
        try db.execute(sql: "DELETE FROM problem")
        for problem in content.problems {
            try db.execute(
                sql: "INSERT INTO problem (payload) VALUES (?)", arguments: [try PayloadCoding.encode(problem)])
        }
        try Self.setFingerprint(fingerprint, db)
    }

    /// Notes which packs the catalogue was built from.
    static func setFingerprint(_ fingerprint: String, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('fingerprint', ?)", arguments: [fingerprint])
    }

    /// The fingerprint of the packs that the catalogue was built from, or nil where it never was.
    static func fingerprint(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'fingerprint'")
    }

    private func schema(of packs: PackSet) -> (JSONSchema?, [Problem]) {
        do {
            return (try JSONSchema(JSONDocument(packs.schema.get())), [])
        } catch {
            let reason = (error as? PackSet.Unreadable)?.reason ?? String(describing: error)
            return (nil, [Problem(.schemaUnusable(reason: reason), file: "pack.schema.json")])
        }
    }
}
