import Foundation
import Store
import TestSupport
import Testing

@MainActor @Suite("Ratings of a server", .serialized)
struct RemoteRatingsTests {
    private static let shop = LoopbackAnswer.json(
        #"{"format": 1, "name": "Corner", "products": "products.json", "ratings": "ratings.json"}"#)

    private nonisolated static func list(_ ratings: String, source: String = #"{"title": "The regulars"}"#)
        -> LoopbackAnswer
    {
        .json(#"{"format": 1, "source": \#(source), "ratings": [\#(ratings)]}"#)
    }

    private nonisolated static let two = #"{"drink": "negroni", "stars": 4.5}, {"drink": "mojito", "stars": 4}"#

    private func stage(
        _ answer: LoopbackAnswer, most: ProductServer.Limits = ProductServer.Limits()
    ) async throws -> RemoteStage {
        let stage = try RemoteStage(most: most)
        try await stage.open(RemoteStage.gin)
        try await stage.web.answer("/comptoir.json", Self.shop)
        try await stage.web.answer("/ratings.json", answer)
        return stage
    }

    private func words(_ stage: RemoteStage, _ text: String) -> String {
        text.replacingOccurrences(of: stage.web.address, with: "SERVER")
    }

    @Test("come with their source, and a test of the connection counts them")
    func good() async throws {
        let stage = try await stage(
            Self.list(Self.two, source: #"{"title": "The rÃ©gulars", "url": "https://shop.example/regulars"}"#))
        let listing = try await stage.server.listing()
        #expect(listing.problems.isEmpty && listing.ratingsError == nil && listing.products.count == 1)
        let ratings = try #require(listing.ratings)
        #expect(ratings.source.title == "The régulars" && ratings.source.url == "https://shop.example/regulars")
        #expect(ratings.ratings.map(\.drink) == ["negroni", "mojito"] && ratings.ratings.map(\.halfStars) == [9, 8])
        let report = try await stage.server.test()
        #expect(report.ratings == 2 && report.problems.isEmpty)
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        let without = try await stage.server.listing()
        #expect(without.ratings == nil && without.ratingsError == nil)
        #expect(try await stage.server.test().ratings == nil)
    }

    @Test("with mistakes are left out, told with their places, and the others count")
    func entries() async throws {
        let stage = try await stage(
            Self.list(
                """
                {"drink": "negroni", "stars": 4.5},
                {"drink": "mojito", "stars": 4.2},
                {"drink": "b-52", "stars": 5.5},
                {"drink": "alexander", "stars": 0},
                {"drink": "bellini", "stars": "4"},
                {"drink": "Grog", "stars": 4},
                {"stars": 4},
                {"drink": "kir", "stars": 3, "colour": "red"},
                {"drink": "negroni", "stars": 1},
                "nonsense"
                """))
        let listing = try await stage.server.listing()
        #expect(listing.ratings?.ratings.map(\.drink) == ["negroni", "kir"])
        #expect(listing.ratings?.ratings.map(\.halfStars) == [9, 6] && listing.products.count == 1)
        let kept = "is left out; the others are loaded."
        let halves = "“0.5”, “1”, “1.5”, “2”, “2.5”, “3”, “3.5”, “4”, “4.5” or “5”"
        #expect(
            listing.problems.map { words(stage, ErrorWording.english.message($0)) } == [
                "SERVER/ratings.json, line 2, column 30, $.ratings[1].stars: found 4.2, expected \(halves). The entry “mojito” \(kept)",
                "SERVER/ratings.json, line 3, column 28, $.ratings[2].stars: found 5.5, expected \(halves). The entry “b-52” \(kept)",
                "SERVER/ratings.json, line 4, column 33, $.ratings[3].stars: found 0, expected \(halves). The entry “alexander” \(kept)",
                "SERVER/ratings.json, line 5, column 31, $.ratings[4].stars: found text (\"4\"), expected a number. The entry “bellini” \(kept)",
                "SERVER/ratings.json, line 6, column 11, $.ratings[5].drink: found \"Grog\", expected small letters, digits and hyphens, as in “blood-orange”. The entry “Grog” \(kept)",
                "SERVER/ratings.json, line 7, column 1, $.ratings[6]: found no “drink”. The entry \(kept) Add “drink”.",
                "SERVER/ratings.json, line 8, column 30, $.ratings[7].colour: found the unknown key “colour”. It is ignored; remove it if it is not meant for another program.",
                "SERVER/ratings.json, line 9, column 11, $.ratings[8].drink: found \"negroni\" twice. The entry “negroni” \(kept) Remove one of the two.",
                "SERVER/ratings.json, line 10, column 1, $.ratings[9]: found text (\"nonsense\"), expected an object. The entry \(kept)",
            ])
    }

    @Test(
        "that cannot be read as a whole cost no product; those from before stay, and it is told why",
        arguments: [
            (LoopbackAnswer(status: 404), "There is nothing at SERVER/ratings.json. Check the server’s address."),
            (LoopbackAnswer(status: 500), "127.0.0.1 has a problem of its own (500). Try again later."),
            (
                LoopbackAnswer(headers: ["Content-Type": "text/html"], body: "<!DOCTYPE html>"),
                "SERVER/ratings.json is a page for people, not a list of ratings. Check the server’s address."
            ),
            (
                .json(#"{"format": 1, "source": {"title": "R"}, "ratings": [ "#),
                "SERVER/ratings.json, line 1, column 54: found the end of the file, expected a value. Tell whoever runs the server."
            ),
            (
                .json(#"{"format": 1, "ratings": []}"#),
                "SERVER/ratings.json, line 1, column 1: found no “source”. Tell whoever runs the server."
            ),
            (
                list(two, source: #"{"title": "R", "url": "http://10.0.0.1/"}"#),
                "SERVER/ratings.json, line 1, column 47, $.source.url: found \"http://10.0.0.1/\", expected an address that begins with “https://”. Tell whoever runs the server."
            ),
            (
                .json(#"{"format": 2}"#),
                "SERVER/ratings.json has the format 2, which this version does not know. Update the program."
            ),
        ])
    func whole(answer: LoopbackAnswer, message: String) async throws {
        let stage = try await stage(Self.list(Self.two))
        let products = stage.products()
        let before = try #require(await products.reload().listing?.ratings)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin + "," + RemoteStage.peach))
        try await stage.web.answer("/ratings.json", answer)
        let state = await products.reload()
        let listing = try #require(state.listing)
        #expect(state == .content(listing) && listing.products.count == 2 && listing.ratings == before)
        let error = try #require(listing.ratingsError)
        #expect(words(stage, ErrorWording.english.message(error)) == "The ratings could not be fetched. " + message)
        let report = await #expect(throws: RemoteError.self) { try await stage.server.test() }
        #expect(report == error)
        // The next program finds them, too.
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(status: 500))
        #expect(await stage.products().reload().listing?.ratings == before)
    }

    @Test("that are too many, or on another server, are not read")
    func limits() async throws {
        var most = ProductServer.Limits()
        most.ratings = 1
        let stage = try await stage(Self.list(Self.two), most: most)
        let error = try #require(try await stage.server.listing().ratingsError)
        #expect(
            ErrorWording.english.message(error)
                == "The ratings could not be fetched. 127.0.0.1 has more than 1. Tell whoever runs the server.")
        try await stage.web.answer(
            "/comptoir.json",
            .json(#"{"format": 1, "products": "products.json", "ratings": "http://10.0.0.1/ratings.json"}"#))
        #expect(
            await stage.message()
                == "The shop could not be opened. SERVER/comptoir.json leads on to http://10.0.0.1/ratings.json, which is on another server. Tell whoever runs the server."
        )
    }

    @Test("are gone when the server does not speak of them any more")
    func gone() async throws {
        let stage = try await stage(Self.list(Self.two))
        let products = stage.products()
        #expect(await products.reload().listing?.ratings != nil)
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        #expect(await products.reload().listing?.ratings == nil)
    }
}
