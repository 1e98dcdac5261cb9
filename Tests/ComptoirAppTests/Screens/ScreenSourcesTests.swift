import Foundation
import ServerUI
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("What screens read of the program")
struct ScreenSourcesTests {
    private let kitchen: Kitchen
    private let sources: ScreenSources

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        sources = kitchen.environment.screens.sources
        sources.follow()
    }

    private func value(_ source: String, _ field: String) -> Value? {
        sources.all.first { $0.type.name == source }?.value(of: field)
    }

    @Test("is nothing but what is listed, and all that is listed")
    func listed() {
        #expect(
            Stage.wait {
                SourceType.ofProgram.allSatisfy { type in type.fields.keys.allSatisfy { value(type.name, $0) != nil } }
            })
        #expect(sources.all.map(\.type) == SourceType.ofProgram)
        for source in sources.all { #expect(source.value(of: "secret") == nil) }
    }

    @Test("follows the cart")
    func cart() async throws {
        #expect(Stage.wait { value("cart", "count") == .number(0) })
        try await kitchen.environment.catalogue.addToCart([("gin", 2, [])])
        #expect(Stage.wait { value("cart", "count") == .number(2) })
        #expect(value("cart", "countText") == .text("2 items"))
        guard case .list(let items)? = value("cart", "items"), case .record(let line)? = items.first else {
            Issue.record("no lines")
            return
        }
        #expect(line["picture"] == .text("product:gin") && line["quantity"] == .number(2))
    }

    @Test("follows the shelf: what it makes, and what is new")
    func shelf() async throws {
        #expect(Stage.wait { value("bar", "count") == .number(0) && value("bar", "discovery") != nil })
        try await kitchen.environment.library.setShelf(["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        #expect(Stage.wait { value("bar", "count") != .number(0) })
        guard case .list(let drinks)? = value("bar", "makeable"), case .record(let drink)? = drinks.first else {
            Issue.record("no drinks")
            return
        }
        #expect(drink["detail"] != nil && drinks.count <= 12)
        // Each source reads by itself.
        #expect(Stage.wait { value("shelf", "count") == .number(3) })
    }

    @Test("says of a drink that is stirred before it is shaken that it is shaken, as its card does")
    func method() async throws {
        try await kitchen.environment.library.setShelf(["white-rum", "lime-juice", "sugar"].map { ShelfItem($0) })
        var detail: Value? {
            guard case .list(let drinks)? = value("bar", "makeable") else { return nil }
            return drinks.lazy.compactMap { if case .record(let drink) = $0 { drink } else { nil } }
                .first { $0["id"] == .text("daiquiri") }?["detail"]
        }
        #expect(Stage.wait { detail == .text("Shaken · new to you") }, "\(String(describing: detail))")
    }

    @Test("has another drink that is new each time one is asked for")
    func another() {
        #expect(Stage.wait { value("bar", "discovery") != nil })
        let first = value("bar", "discovery")
        sources.discovery.another()
        #expect(value("bar", "discovery") != first)
    }

    @Test("follows the counters")
    func counters() async throws {
        let library = kitchen.environment.library
        let colour = RGB(red: 200, green: 30, blue: 30)
        let change = try await library.addCounter(
            Counter.Settings(name: "tea", colour: colour), at: kitchen.environment.today.stamp)
        #expect(
            Stage.wait {
                if case .list(let items)? = value("counters", "items") { items.count == 1 } else { false }
            })
        guard case .list(let items)? = value("counters", "items"), case .record(let counter)? = items.first else {
            return
        }
        #expect(counter["tone"] == .text("red") && counter["id"] == .text(String(change.counter)))
        #expect(counter["days"] == .number(0))
    }

    private func fruit(_ id: String, _ seasons: Set<String>) -> FeaturedFruit.Candidate {
        FeaturedFruit.Candidate(id: id, seasons: seasons)
    }

    @Test("leads with a fruit that a source has in season, another one each week")
    func season() throws {
        let all = [
            fruit("pear", ["autumn"]), fruit("apple", ["autumn", "year-round"]), fruit("fig", ["summer"]),
            fruit("quince", ["autumn"]), fruit("yuzu", []),
        ]
        let monday = try #require(CalendarDay(year: 2026, month: 11, day: 16))
        let first = try #require(FeaturedFruit.choice(among: all, on: monday))
        let sunday = try #require(FeaturedFruit.choice(among: all, on: monday.adding(days: 6)))
        let next = try #require(FeaturedFruit.choice(among: all, on: monday.adding(days: 7)))
        #expect(first.isInSeason && first.fruit == sunday.fruit && first.fruit != next.fruit)
        #expect(Set([first.fruit.id, next.fruit.id]) == ["pear", "quince"])
        let spring = try #require(CalendarDay(year: 2026, month: 4, day: 1))
        #expect(try #require(FeaturedFruit.choice(among: all, on: spring)).isInSeason == false)
        #expect(FeaturedFruit.choice(among: [], on: spring) == nil)
    }

    @Test("leads with the same fruit wherever that is shown")
    func featured() throws {
        let featured = kitchen.environment.shared(FeaturedFruit.init)
        #expect(Stage.wait { featured.choice != nil && value("catalogue", "featured") != nil })
        let choice = try #require(featured.choice)
        guard case .record(let record)? = value("catalogue", "featured") else {
            Issue.record("no fruit")
            return
        }
        #expect(record["id"] == .text(choice.fruit.id) && record["occasion"] == .text(choice.occasion))
        // None of the kitchen's fruits has a season.
        #expect(!choice.isInSeason && choice.occasion == "Fruit of the week")
    }

    @Test(
        "counts the seasons as the north does",
        arguments: [
            (1, "winter"), (2, "winter"), (3, "spring"), (6, "summer"), (9, "autumn"), (11, "autumn"), (12, "winter"),
        ])
    func months(month: Int, season: String) throws {
        #expect(FeaturedFruit.season(of: try #require(CalendarDay(year: 2026, month: month, day: 15))) == season)
    }

    @Test(
        "greets by the hour",
        arguments: [
            (3, Greeting.evening), (4, .morning), (11, .morning), (12, .day), (16, .day), (17, .evening),
            (23, .evening),
        ])
    func greeting(hour: Int, greeting: Greeting) { #expect(Greeting(hour: hour) == greeting) }

    @Test(
        "names colours by the tone that is nearest",
        arguments: [
            ((200, 30, 30), Tone.red), ((240, 150, 20), .amber), ((40, 140, 60), .green), ((30, 80, 180), .blue),
            ((120, 60, 180), .violet), ((120, 118, 122), .plain), ((220, 40, 120), .red), ((230, 90, 20), .orange),
        ] as [((UInt8, UInt8, UInt8), Tone)])
    func tones(colour: (UInt8, UInt8, UInt8), tone: Tone) {
        #expect(Tone(nearest: RGB(red: colour.0, green: colour.1, blue: colour.2)) == tone)
    }

    @Test("tells of a drink by its first sentence")
    func stories() {
        #expect(Discovery.start(of: "Bitter. And more.") == "Bitter.")
        #expect(Discovery.start(of: "Bitter") == "Bitter")
    }
}
