import Foundation
import Testing

@testable import Store

@Suite("The catalogue")
struct CatalogueTests {
    @Test("lists the fruits of a pack by name")
    func listsByName() async throws {
        let shop = try await Shop(packs: ["fruits.json": Samples.pack([Samples.quince, Samples.apple, Samples.banana])])
        #expect(try await shop.names(FruitQuery()) == ["Apple", "Banana", "Quince"])
        #expect(try await shop.names(FruitQuery(order: .name, isDescending: true)) == ["Quince", "Banana", "Apple"])
        #expect(try await shop.names(FruitQuery(isDescending: true)) == ["Quince", "Banana", "Apple"])
    }

    @Test("puts fruits without a figure last, whichever way round")
    func missingFiguresComeLast() async throws {
        let shop = try await Shop()
        #expect(try await shop.names(FruitQuery(order: .sugars)) == ["Apple", "Banana", "Quince"])
        #expect(try await shop.names(FruitQuery(order: .sugars, isDescending: true)) == ["Banana", "Apple", "Quince"])
        #expect(
            try await shop.names(FruitQuery(order: .vitaminC, isDescending: true)) == ["Quince", "Banana", "Apple"])
        #expect(try await shop.names(FruitQuery(order: .energy)) == ["Apple", "Quince", "Banana"])
    }

    @Test("gives the whole record of a fruit")
    func wholeRecord() async throws {
        let shop = try await Shop()
        let apple = try #require(try await shop.catalogue.fruit(id: "apple"))
        let usda = Source(id: "usda", title: "USDA SR28", licence: "public domain")
        #expect(apple.name == "Apple")
        #expect(apple.isFeatured)
        #expect(apple.scientificName == "Malus domestica")
        #expect(apple.family == Sourced(value: "Rosaceae", source: usda))
        #expect(
            apple.gradient == Gradient(top: RGB(red: 255, green: 0, blue: 0), bottom: RGB(red: 0, green: 255, blue: 0)))
        #expect(apple.nutrition.values == [.energyKcal: 52, .sugars: 10.39, .vitaminC: 4.6])
        #expect(apple.nutrition.source == usda)
        #expect(apple.portions.map(\.grams) == [182, 109])
        #expect(apple.notes == ["With skin."])
        #expect(try await shop.catalogue.fruit(id: "pear") == nil)
    }

    @Test("gives rows in the order asked for, and passes over numbers it never gave")
    func summariesKeepOrder() async throws {
        let shop = try await Shop()
        let rows = try await shop.catalogue.rows(matching: FruitQuery())
        let backwards = try shop.catalogue.summaries(FruitSummary.self, for: rows.reversed())
        #expect(backwards.map(\.name) == ["Quince", "Banana", "Apple"])
        #expect(backwards.map(\.row) == rows.reversed())
        #expect(
            try shop.catalogue.summaries(FruitSummary.self, for: [rows[0], 999, rows[1]]).map(\.name) == [
                "Apple", "Banana",
            ])
        #expect(
            try await shop.catalogue.loadSummaries(FruitSummary.self, for: rows[1...]).map(\.name) == [
                "Banana", "Quince",
            ])
    }

    @Test("shows and filters by favourites as soon as they are saved")
    func favourites() async throws {
        let shop = try await Shop()
        try await shop.library.setFavourite(true, .fruit, id: "banana")
        let summaries = try await shop.catalogue.summaries(matching: FruitQuery())
        #expect(summaries.map(\.isFavourite) == [false, true, false])
        #expect(try await shop.names(FruitQuery(onlyFavourites: true)) == ["Banana"])
        #expect(try await shop.names(FruitQuery(text: "apple", onlyFavourites: true)) == [])
        try await shop.library.setFavourite(false, .fruit, id: "banana")
        #expect(try await shop.names(FruitQuery(onlyFavourites: true)) == [])
    }

    @Test("gives the fruits for a new user")
    func featured() async throws {
        let shop = try await Shop()
        #expect(try await shop.names(FruitQuery(onlyFeatured: true)) == ["Apple"])
    }

    @Test("reads the fruits that the program ships, without a problem")
    func shippedPack() async throws {
        let text = try String(contentsOf: Repository.catalogue.appending(path: "fruits.json"), encoding: .utf8)
        let shop = try await Shop(packs: ["fruits.json": text])
        #expect(try await shop.catalogue.problems.map(\.description) == [])
        #expect(try await shop.catalogue.rows(matching: FruitQuery()).count >= 45)
    }
}
