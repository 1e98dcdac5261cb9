import Foundation
import Testing

@testable import Store

@Suite("Queries of drinks")
struct DrinkQueryTests {
    let shop: Shop

    init() async throws {
        shop = try await Shop(packs: ["p.json": DrinkSamples.bar])
        try #require(try await shop.catalogue.problems.isEmpty)
    }

    private func names(_ change: (inout DrinkQuery) -> Void) async throws -> [String] {
        var query = DrinkQuery()
        change(&query)
        return try await shop.drinkNames(query)
    }

    @Test("find names, ingredients and stories, whatever case and accents")
    func text() async throws {
        #expect(try await names { $0.text = "WHÍSKEY sour" } == ["Whiskey Sour"])
        #expect(try await names { $0.text = "bourb" } == ["Gold Rush"])
        #expect(Set(try await names { $0.text = "triple" }) == ["White Lady"])
        #expect(
            try await names { _ in } == ["Garnished", "Gold Rush", "Lemonade", "Neat", "Whiskey Sour", "White Lady"])
    }

    @Test("filter by category, level, glass, method and base, the base with its family")
    func columns() async throws {
        #expect(try await names { $0.category = .mocktail } == ["Lemonade"])
        #expect(try await names { $0.levels = [.medium, .advanced] } == ["Gold Rush"])
        #expect(try await names { $0.glasses = [.rocks, .martini] } == ["Garnished", "Neat"])
        #expect(try await names { $0.methods = [.pour, .build] } == ["Lemonade", "Neat"])
        #expect(try await names { $0.ingredient = "whiskey" } == ["Gold Rush", "Neat", "Whiskey Sour"])
        #expect(try await names { $0.ingredient = "bourbon" } == ["Gold Rush"])
        #expect(try await names { $0.fruit = "lemon" } == ["Gold Rush", "Lemonade", "Whiskey Sour", "White Lady"])
        #expect(try await names { $0.alcohol = [.free] } == ["Lemonade"])
    }

    @Test("T6, T13 a pack's rating counts until the person has one of their own")
    func givenRatings() async throws {
        #expect(try await shop.catalogue.isAnythingRated() == false)
        let rated = DrinkSamples.pack(
            [DrinkSamples.ingredient("gin")],
            [("rated", 4.2), ("plain", nil), ("poor", 1)].map { (id: String, stars: Double?) in
                let rating = stars.map { ", \"rating\": {\"stars\": \($0), \"source\": \"own\"}" } ?? ""
                return DrinkSamples.drink(id, parts: [DrinkSamples.part("gin")], more: rating)
            })
        let shop = try await Shop(packs: ["p.json": rated])
        #expect(try await shop.catalogue.problems.isEmpty)
        #expect(try await shop.catalogue.isAnythingRated())
        let drink = try #require(try await shop.catalogue.drink(id: "rated"))
        #expect(drink.rating?.value == 4.2 && drink.rating?.source?.title == "Own")
        var query = DrinkQuery()
        query.minimumRating = 8
        #expect(try await shop.drinkNames(query) == ["Rated"])
        #expect(try await shop.catalogue.summaries(matching: query).first?.rating == 8)
        try await shop.library.setRating(2, drink: "rated")
        try await shop.library.setRating(9, drink: "plain")
        #expect(try await shop.drinkNames(query) == ["Plain"])
        query = DrinkQuery(order: .rating)
        query.isDescending = true
        #expect(try await shop.drinkNames(query) == ["Plain", "Poor", "Rated"])
    }

    @Test("a rating without a source, or of more than five stars, is told of")
    func wrongRatings() async throws {
        for rating in ["{\"stars\": 4}", "{\"stars\": 6, \"source\": \"own\"}"] {
            let pack = DrinkSamples.pack(
                [DrinkSamples.ingredient("gin")],
                [DrinkSamples.drink("d", parts: [DrinkSamples.part("gin")], more: ", \"rating\": \(rating)")])
            let shop = try await Shop(packs: ["p.json": pack])
            #expect(try await shop.catalogue.problems.count == 1)
        }
    }

    @Test("know favourites and the person's own ratings")
    func own() async throws {
        try await shop.library.setFavourite(true, .drink, id: "neat")
        try await shop.library.setFavourite(true, .fruit, id: "gold-rush")
        #expect(try await names { $0.onlyFavourites = true } == ["Neat"])
        try await shop.library.setRating(7, drink: "neat")
        try await shop.library.setRating(9, drink: "white-lady")
        #expect(try await names { $0.minimumRating = 7 } == ["Neat", "White Lady"])
        #expect(try await names { $0.minimumRating = 8 } == ["White Lady"])
        let sorted = try await names {
            $0.order = .rating
            $0.isDescending = true
        }
        #expect(sorted.prefix(3) == ["White Lady", "Neat", "Garnished"])
        let summary = try #require(
            try await shop.catalogue.summaries(matching: DrinkQuery(text: "neat")).first)
        #expect(summary.rating == 7 && summary.isFavourite)
    }

    @Test("tell what can be made, with families and substitutes, and without what is optional or decoration")
    func shelf() async throws {
        #expect(try await names { $0.lacking = 0 } == [])
        try await shop.library.setShelf(["bourbon", "rye", "lemon-juice", "gin"].map { ShelfItem($0) })
        #expect(try await names { $0.lacking = 0 } == ["Garnished", "Gold Rush", "Neat"])
        let one = ["Garnished", "Gold Rush", "Lemonade", "Neat", "Whiskey Sour", "White Lady"]
        #expect(try await names { $0.lacking = 1 } == one)
        try await shop.library.setShelf([ShelfItem("cointreau")])
        #expect(try await names { $0.lacking = 0 }.contains("White Lady"))
        let strict = try await names {
            $0.lacking = 0
            $0.countsSubstitutes = false
        }
        #expect(!strict.contains("White Lady"))
        // A family on the shelf satisfies none of its members.
        try await shop.library.removeFromShelf(["bourbon", "rye"])
        try await shop.library.setShelf([ShelfItem("whiskey"), ShelfItem("syrup")])
        let made = try await names { $0.lacking = 0 }
        #expect(made.contains("Whiskey Sour") && !made.contains("Gold Rush") && !made.contains("Neat"))
        try await shop.library.setShelf([ShelfItem("lemon-juice", .empty)])
        #expect(try await names { $0.lacking = 0 } == ["Garnished"])
    }

    @Test("order by what is missing, strength and energy, either way, what is unknown last")
    func orders() async throws {
        try await shop.library.setShelf([ShelfItem("lemon-juice"), ShelfItem("syrup")])
        #expect(
            try await names { $0.order = .missing }
                == ["Lemonade", "Garnished", "Gold Rush", "Neat", "Whiskey Sour", "White Lady"])
        let most = try await names {
            $0.order = .missing
            $0.isDescending = true
        }
        #expect(most.last == "Lemonade")
        let strengths = try await names { $0.order = .strength }
        #expect(strengths.first == "Lemonade" && strengths.count == 6)
        let summaries = try await shop.catalogue.summaries(matching: DrinkQuery())
        #expect(summaries.map(\.lacking) == [1, 1, 0, 1, 1, 1])
    }

    @Test("combine all that they can in one statement that runs")
    func everything() async throws {
        try await shop.library.setShelf([ShelfItem("bourbon"), ShelfItem("lemon-juice")])
        try await shop.library.setFavourite(true, .drink, id: "gold-rush")
        try await shop.library.setRating(5, drink: "gold-rush")
        for order in DrinkOrder.allCases {
            for isDescending in [false, true] {
                let found = try await names {
                    $0.text = "bourbon"
                    $0.category = .sour
                    $0.minimumRating = 5
                    $0.levels = [.medium]
                    $0.glasses = [.coupe]
                    $0.methods = [.shake]
                    $0.onlyFavourites = true
                    $0.lacking = 0
                    $0.ingredient = "whiskey"
                    $0.fruit = "lemon"
                    $0.order = order
                    $0.isDescending = isDescending
                }
                #expect(found == ["Gold Rush"], "\(order)")
            }
        }
    }

    @Test("survive a restart, also one that a version with fewer criteria saved")
    func coding() throws {
        var query = DrinkQuery(text: "sour", order: .missing)
        query.category = .sour
        query.lacking = 2
        query.levels = [.easy]
        query.bases = ["gin"]
        #expect(try JSONDecoder().decode(DrinkQuery.self, from: JSONEncoder().encode(query)) == query)
        let old = try JSONDecoder().decode(DrinkQuery.self, from: Data(#"{"category": "sour", "later": 1}"#.utf8))
        #expect(old.category == .sour && old.isFiltered)
        #expect(!old.cleared.isFiltered)
    }
}
