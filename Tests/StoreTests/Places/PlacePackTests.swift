import Foundation
import Testing

@testable import Store

@Suite("Places and links of packs")
struct PlacePackTests {
    private static let ingredients = [
        DrinkSamples.ingredient("gin"),
        DrinkSamples.ingredient("lemon-juice", kind: "juice", more: ", \"fruit\": \"lemon\""),
        DrinkSamples.ingredient("lemon", kind: "fruit", more: ", \"fruit\": \"lemon\""),
    ]
    private static let drinks = [
        DrinkSamples.drink("sour", parts: ["gin", "lemon-juice"].map { DrinkSamples.part($0) }),
        DrinkSamples.drink("twist", parts: ["lemon"].map { DrinkSamples.part($0) }),
    ]

    /// A place with what is needed, and further keys as JSON with a comma before them.
    private static func place(_ id: String, _ more: String = "") -> String {
        """
        {"id": "\(id)", "name": "\(id.capitalized)", "latitude": 48.2, "longitude": 16.4, "source": "map"\(more)}
        """
    }

    private static func pack(_ places: [String]) -> String {
        """
        {"format": 1, "id": "places", "title": "Places",
        "sources": [{"id": "map", "title": "A map", "url": "https://map.example/"}],
        "places": [
        \(places.joined(separator: ",\n"))
        ]}
        """
    }

    private func shop(_ places: [String], languages: [String] = ["en"]) async throws -> Shop {
        try await Shop(
            packs: [
                "fruits.json": Samples.pack([Samples.fruit("lemon")]),
                "bar.json": DrinkSamples.pack(Self.ingredients, Self.drinks), "places.json": Self.pack(places),
            ], languages: languages)
    }

    private func messages(_ shop: Shop) async throws -> [String] {
        try await shop.catalogue.problems.map { problem in
            let text = problem.description
            return text.range(of: ".json, ").map { String(text[$0.upperBound...]) } ?? text
        }
    }

    @Test("are read whole, with their source")
    func whole() async throws {
        let more = """
            , "address": "Wienzeile 1", "hours": "Mo–Sa", "page": "https://market.example/", "fruits": ["lemon"],
              "ingredients": ["gin"], "drinks": ["sour"]
            """
        let shop = try await shop([Self.place("market", more), Self.place("corner")])
        #expect(try await shop.catalogue.problems.isEmpty)
        let market = try #require(try await shop.catalogue.place(id: "market"))
        #expect(market.origin == .pack(Source(id: "map", title: "A map", url: "https://map.example/")))
        #expect(
            !market.isOwn && market.name == "Market" && market.location == Location(latitude: 48.2, longitude: 16.4))
        #expect(market.details.address == "Wienzeile 1" && market.details.hours == "Mo–Sa")
        #expect(market.details.page?.text == "https://market.example/")
        #expect(market.details.subjects == [.fruit("lemon"), .ingredient("gin"), .drink("sour")])
        #expect(try await shop.catalogue.place(id: "corner")?.details.subjects == [])
        #expect(try await shop.catalogue.place(id: "nowhere") == nil)
    }

    @Test("have their texts in the person's language, where they have any in it")
    func translated() async throws {
        let hall = Self.place(
            "hall",
            """
            , "address": "Hall Street", "hours": "closed on Sundays", "drinks": ["sour", "nothing"],
              "translations": {"fr": {"name": "La Halle", "hours": "fermé le dimanche"}, "de": {"name": "Die Halle"}}
            """)
        let french = try await shop([hall, Self.place("corner")], languages: ["fr-CA", "de"])
        let place = try #require(try await french.catalogue.place(id: "hall")?.details)
        #expect(place.name == "La Halle" && place.hours == "fermé le dimanche" && place.address == "Hall Street")
        // What it is for is checked all the same.
        #expect(place.subjects == [.drink("sour")])
        #expect(try await french.catalogue.places.map(\.name) == ["Corner", "La Halle"])
        let english = try await shop([hall], languages: ["en", "fr"])
        #expect(try await english.catalogue.places.map(\.name) == ["Hall"])
        let german = try await shop([hall], languages: ["de"])
        #expect(try await german.catalogue.place(id: "hall")?.details.hours == "closed on Sundays")
    }

    @Test("have links whose titles are in the person's language, in their order")
    func translatedLinks() async throws {
        let links = #"""
            , "links": [{"title": "The growers", "address": "https://growers.example/"},
                {"title": "Recipes", "address": "https://recipes.example/"}],
              "translations": {"fr": {"links": ["Les producteurs"]}}
            """#
        let shop = try await Shop(
            packs: [
                "fruits.json": Samples.pack([Samples.fruit("lemon", more: links)]),
                "bar.json": DrinkSamples.pack(
                    [DrinkSamples.ingredient("gin")],
                    [DrinkSamples.drink("sour", parts: [DrinkSamples.part("gin")], more: links)]),
            ], languages: ["fr"])
        #expect(try await shop.catalogue.problems.isEmpty)
        let fruit = try await shop.catalogue.fruit(id: "lemon")?.links
        #expect(fruit?.map(\.title) == ["Les producteurs", "Recipes"])
        #expect(fruit?.map(\.address.text) == ["https://growers.example/", "https://recipes.example/"])
        #expect(try await shop.catalogue.drink(id: "sour")?.links == fruit)
    }

    @Test("are told of where they are wrong, and left out, each by itself")
    func wrong() async throws {
        let right = Self.place("right")
        for (place, message) in [
            (
                Self.place("a").replacingOccurrences(of: "48.2", with: "90.5"),
                "$.places[1].latitude: found 90.5, expected between -90 and 90."
            ),
            (
                Self.place("a").replacingOccurrences(of: "16.4", with: "-181"),
                "$.places[1].longitude: found -181, expected between -180 and 180."
            ),
            (
                Self.place("a", ", \"page\": \"http://a.example/\""),
                "$.places[1].page: found \"http://a.example/\", expected an address that begins with “https://”."
            ),
            (Self.place("a").replacingOccurrences(of: ", \"source\": \"map\"", with: ""), "found no “source”."),
            (Self.place("a", ", \"drinks\": [\"sours\"]"), "found the drink “sours”, which no pack has."),
        ] {
            let shop = try await shop([right, place])
            let messages = try await messages(shop)
            #expect(messages.count == 1 && messages.first?.contains(message) == true, "\(messages)")
            #expect(messages.first?.contains("The entry “a” is left out") == true, "\(messages)")
            #expect(try await shop.catalogue.places.map(\.id) == ["right"])
        }
    }

    @Test("that are for something unknown too are kept for the rest, and never become for anything")
    func unknown() async throws {
        let shop = try await shop([
            Self.place("a", ", \"fruits\": [\"lemon\", \"lemons\"]"), Self.place("b", ", \"ingredients\": [\"ginn\"]"),
        ])
        let messages = try await messages(shop)
        #expect(messages.contains { $0.contains("the fruit “lemons”") && $0.contains("Did you mean “lemon”?") })
        #expect(messages.contains { $0.contains("the ingredient “ginn”") && $0.contains("Did you mean “gin”?") })
        #expect(try await shop.catalogue.places.map(\.id) == ["a"])
        #expect(try await shop.catalogue.place(id: "a")?.details.subjects == [.fruit("lemon")])
    }

    @Test("and the person's own together are those for a drink: its own, its ingredients', and those for anything")
    func together() async throws {
        let shop = try await shop([
            Self.place("for-gin", ", \"ingredients\": [\"gin\"]"),
            Self.place("for-lemons", ", \"fruits\": [\"lemon\"]"),
            Self.place("for-sours", ", \"drinks\": [\"sour\"]"), Self.place("for-all"),
            Self.place("for-twists", ", \"drinks\": [\"twist\"]"),
        ])
        let here = try #require(Location(latitude: 1, longitude: 2))
        let own = try await shop.library.addPlace(
            Place.Details(name: "Mine", location: here, subjects: [.ingredient("lemon-juice")])
        ).id
        func ids(_ subject: PlaceSubject) async throws -> Set<String> {
            Set(try await shop.catalogue.places(for: subject).map(\.id))
        }
        #expect(try await ids(.drink("sour")) == ["for-gin", "for-sours", "for-all", own])
        // A lemon is the fruit, its juice is not.
        #expect(try await ids(.drink("twist")) == ["for-lemons", "for-twists", "for-all"])
        #expect(try await ids(.ingredient("lemon")) == ["for-lemons", "for-all"])
        #expect(try await ids(.ingredient("gin")) == ["for-gin", "for-all"])
        #expect(try await ids(.fruit("lemon")) == ["for-lemons", "for-all"])
        #expect(try await shop.catalogue.places.first?.id == own)
        #expect(try await shop.catalogue.place(id: own)?.name == "Mine")
    }

    @Test("links of a fruit and a drink are read, and those that are no encrypted page leave the entry out")
    func links() async throws {
        let link = #", "links": [{"title": "The growers", "address": "https://growers.example/lemon"}]"#
        let drink = DrinkSamples.drink("sour", parts: [DrinkSamples.part("gin")], more: link)
        func shop(_ link: String) async throws -> Shop {
            try await Shop(packs: [
                "fruits.json": Samples.pack([Samples.fruit("lemon", more: link), Samples.fruit("lime")]),
                "bar.json": DrinkSamples.pack([DrinkSamples.ingredient("gin")], [drink]),
            ])
        }
        let good = try await shop(link)
        let links = try await good.catalogue.fruit(id: "lemon")?.links
        #expect(links?.map(\.title) == ["The growers"])
        #expect(links?.map(\.address.text) == ["https://growers.example/lemon"])
        #expect(try await good.catalogue.drink(id: "sour")?.links == links)
        #expect(try await good.catalogue.fruit(id: "lime")?.links == [])
        for address in ["http://growers.example/", "file:///etc/passwd", "javascript:alert(1)", "https://a@b.example/"]
        {
            let bad = try await shop(link.replacingOccurrences(of: "https://growers.example/lemon", with: address))
            #expect(try await bad.names(FruitQuery()) == ["Lime"])
            let messages = try await messages(bad)
            #expect(
                messages.first?.contains(
                    "links[0].address: found \"\(address)\", expected an address that begins with “https://”")
                    == true, "\(messages)")
        }
    }
}
