import JSON
import Foundation
import Testing

@testable import Store

@Suite("Ratings that a seller gives")
struct GivenRatingTests {
    private let shop: Shop

    init() async throws {
        shop = try await Shop(packs: [
            "p.json": DrinkSamples.pack(
                [DrinkSamples.ingredient("gin")],
                ["one", "two", "three"].map { id in
                    DrinkSamples.drink(
                        id, parts: [DrinkSamples.part("gin")],
                        more: id == "one" ? ", \"rating\": {\"stars\": 2, \"source\": \"own\"}" : "")
                })
        ])
    }

    private static func ratings(_ halfStars: [String: Int]) throws -> RemoteRatings {
        RemoteRatings(
            source: Source(id: "server", title: "The regulars", url: "https://shop.example/regulars"),
            ratings: halfStars.sorted { $0.key < $1.key }.enumerated().map { index, rating in
                RemoteRatings.Rating(
                    drink: rating.key, halfStars: rating.value, path: "$.ratings[\(index)].drink",
                    location: JSONLocation(line: index + 3, column: 12))
            }, address: try #require(URL(string: "https://shop.example/ratings.json")))
    }

    private func rated(_ halfStars: Int = 1) async throws -> [String] {
        var query = DrinkQuery(order: .rating)
        query.isDescending = true
        query.minimumRating = halfStars
        return try await shop.catalogue.summaries(matching: query).map { "\($0.id) \($0.rating ?? 0)" }
    }

    @Test("T6, T13 count before the pack's and after the person's own")
    func order() async throws {
        #expect(try await rated() == ["one 4"])
        var changes = shop.library.changes(of: DrinkQuery.topics).makeAsyncIterator()
        #expect(try await shop.catalogue.stock([], ratings: Self.ratings(["one": 9, "two": 7])).isEmpty)
        #expect(await changes.next() == [LibraryChange(.packs)])
        #expect(try await rated() == ["one 9", "two 7"])
        #expect(try await rated(8) == ["one 9"])
        let one = try #require(try await shop.catalogue.drink(id: "one"))
        let given = try #require(try await shop.catalogue.givenRating(of: one))
        #expect(given.value == 4.5 && given.source?.title == "The regulars")
        #expect(given.source?.url == "https://shop.example/regulars")
        try await shop.library.setRating(3, drink: "one")
        #expect(try await rated() == ["two 7", "one 3"])
    }

    @Test("are replaced as a whole, and gone with the seller or when they are to be forgotten")
    func replaced() async throws {
        try await shop.catalogue.stock([], ratings: Self.ratings(["one": 9, "two": 7]))
        try await shop.catalogue.stock([], ratings: Self.ratings(["three": 8]))
        #expect(try await rated() == ["three 8", "one 4"])
        try await shop.catalogue.stock([])
        #expect(try await rated() == ["one 4"])
        try await shop.catalogue.stock([], ratings: Self.ratings(["two": 7]))
        var changes = shop.library.changes(of: DrinkQuery.topics).makeAsyncIterator()
        try await shop.catalogue.forgetGivenRatings()
        #expect(await changes.next() == [LibraryChange(.packs)])
        #expect(try await rated() == ["one 4"])
        try await shop.catalogue.stock([], ratings: Self.ratings(["two": 7]))
        try await shop.catalogue.stock(nil)
        #expect(try await rated() == ["one 4"])
        let one = try #require(try await shop.catalogue.drink(id: "one"))
        #expect(try await shop.catalogue.givenRating(of: one)?.source?.title == "Own")
    }

    @Test("stay when the packs change and when the program starts anew")
    func kept() async throws {
        try await shop.catalogue.stock([], ratings: Self.ratings(["new": 6, "two": 7]))
        try shop.folder.write(
            DrinkSamples.pack(
                [DrinkSamples.ingredient("gin")],
                ["new", "two"].map { DrinkSamples.drink($0, parts: [DrinkSamples.part("gin")]) }),
            to: "bundled/p.json")
        #expect(try await shop.catalogue.refresh().isRebuilt)
        #expect(try await rated() == ["two 7", "new 6"])
        let next = try await Shop.openCatalogue(in: shop.folder, library: shop.library)
        let two = try #require(try await next.drink(id: "two"))
        #expect(try await next.givenRating(of: two)?.source?.title == "The regulars")
        #expect(try await next.isAnythingRated())
    }

    @Test("of a drink that nobody has are told with their places")
    func unknown() async throws {
        let problems = try await shop.catalogue.stock([], ratings: Self.ratings(["thre": 9, "two": 7, "zombie": 8]))
        #expect(
            problems.map(\.description) == [
                "https://shop.example/ratings.json, line 3, column 12, $.ratings[0].drink: found the drink “thre”, which no pack has. The entry “thre” is left out; the others are loaded. Did you mean “three”?",
                "https://shop.example/ratings.json, line 5, column 12, $.ratings[2].drink: found the drink “zombie”, which no pack has. The entry “zombie” is left out; the others are loaded. Add it to the “drinks” of a pack.",
            ])
        #expect(try await rated() == ["two 7", "one 4"])
    }
}
