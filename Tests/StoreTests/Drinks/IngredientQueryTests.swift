import Testing

@testable import Store

@Suite("Queries of ingredients")
struct IngredientQueryTests {
    let shop: Shop

    init() async throws {
        shop = try await Shop(packs: ["p.json": DrinkSamples.bar])
    }

    private func ids(_ query: IngredientQuery) async throws -> [String] {
        try await shop.catalogue.summaries(matching: query).map(\.id)
    }

    @Test("find ingredients by their names and families, by kind, and what is on the shelf")
    func search() async throws {
        #expect(try await ids(IngredientQuery(text: "whisk")) == ["whiskey", "bourbon", "rye"])
        #expect(try await ids(IngredientQuery(kind: .liqueur)) == ["cointreau", "triple-sec"])
        try await shop.library.setShelf([ShelfItem("gin", .low, amount: Quantity(20, .centilitre)), ShelfItem("rye")])
        let shelf = try await shop.catalogue.summaries(matching: IngredientQuery(onlyOnShelf: true))
        #expect(shelf.map(\.id) == ["gin", "rye"])
        #expect(shelf.first?.shelf?.state == .low)
        #expect(shelf.first?.shelf?.amount == Quantity(20, .centilitre))
    }

    @Test("tell what an ingredient is drawn by: how clear it is, its families, the picture of its fruit")
    func looks() async throws {
        let pack = DrinkSamples.pack([
            DrinkSamples.ingredient("whiskey"), DrinkSamples.ingredient("bourbon", more: ", \"parent\": \"whiskey\""),
            DrinkSamples.ingredient("apple-juice", kind: "juice", more: ", \"fruit\": \"apple\", \"sparkling\": true"),
        ])
        let shop = try await Shop(packs: ["fruits.json": Samples.pack(), "p.json": pack])
        let found = try await shop.catalogue.summaries(matching: IngredientQuery())
        #expect(found.map(\.id) == ["apple-juice", "bourbon", "whiskey"])
        #expect(found.map(\.families) == [[], ["whiskey"], []])
        #expect(found.map(\.isSparkling) == [true, false, false])
        let apple = try await shop.catalogue.summaries(matching: FruitQuery()).first { $0.id == "apple" }
        #expect(found[0].fruitPicture == apple?.picture && apple != nil)
        #expect(found[1].fruitPicture == nil)
        let full = try await shop.catalogue.ingredient(id: "bourbon")
        #expect(found[1].opacity == full?.opacity)
    }

    @Test("count the drinks that use an ingredient or one of its family")
    func counts() async throws {
        let counts = try await Dictionary(
            shop.catalogue.summaries(matching: IngredientQuery()).map { ($0.id, $0.drinkCount) },
            uniquingKeysWith: { _, last in last })
        #expect(counts["whiskey"] == 3)
        #expect(counts["bourbon"] == 1)
        #expect(counts["lemon-juice"] == 4)
        #expect(counts["cointreau"] == 0)
    }

    @Test("put what most homes have first, if wanted")
    func everyday() async throws {
        let pack = DrinkSamples.pack([
            DrinkSamples.ingredient("gin"),
            DrinkSamples.ingredient("water", kind: "mixer", more: ", \"everyday\": true"),
        ])
        let shop = try await Shop(packs: ["p.json": pack])
        let ids = try await shop.catalogue.summaries(matching: IngredientQuery(everydayFirst: true)).map(\.id)
        #expect(ids == ["water", "gin"])
    }

    @Test("of a catalogue tell of changes of the shelf and of ratings")
    func changes() async throws {
        var query = DrinkQuery()
        query.lacking = 0
        let made = query
        var counts = shop.catalogue.values(on: [.shelf]) { try await $0.rows(matching: made).count }.makeAsyncIterator()
        #expect(try await counts.next() == 0)
        try await shop.library.setShelf([ShelfItem("gin")])
        #expect(try await counts.next() == 1)
        var ratings = shop.catalogue.changes(of: [.ratings]).makeAsyncIterator()
        try await shop.library.setRating(8, drink: "neat")
        #expect(await ratings.next() != nil)
    }
}
