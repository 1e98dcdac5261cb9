import Testing

@testable import Store

@Suite("What counters have to do with the rest")
struct CounterLinkTests {
    @Test("a drink with alcohol concerns the counters it is linked to, a mocktail none")
    func drinks() async throws {
        let bar = try await Bar()
        let stamp = try Days.stamp("2026-11-21")
        func add(_ name: String, _ kind: Counter.Kind, _ links: Set<CounterLink>) async throws {
            var settings = Counter.Settings.named(name, kind)
            settings.links = links
            try await bar.library.addCounter(settings, at: stamp)
        }
        try await add("alcohol", .without, [.alcohol])
        try await add("spirits", .without, [.ingredientKind(.spirit)])
        try await add("lime", .without, [.fruit("lime"), .fruit("apple")])
        try await add("negroni", .since, [.drink("negroni")])
        try await add("joy", .with, [.alcohol])
        try await add("nothing", .without, [])
        for (drink, ingredients) in try await bar.drinks() {
            let names = try await Set(bar.library.countersConcerned(by: drink, ingredients: ingredients).map(\.name))
            let parts = drink.parts.compactMap { ingredients[$0.ingredient] }
            let kinds = parts.map(\.kind)
            guard kinds.contains(where: \.isAlcoholic) else {
                #expect(names.isEmpty, "\(drink.id)")
                continue
            }
            #expect(drink.status != .mocktail)
            var expected: Set = ["alcohol"]
            if kinds.contains(.spirit) { expected.insert("spirits") }
            if parts.contains(where: { ["lime", "apple"].contains($0.fruit) }) { expected.insert("lime") }
            if drink.id == "negroni" { expected.insert("negroni") }
            #expect(names == expected, "\(drink.id)")
        }
    }

    @Test("a fruit feeds the marked counters that are linked to it, or to any")
    func fruits() async throws {
        let cellar = try await Cellar()
        let stamp = try Days.stamp("2026-11-21")
        for (name, isMarked, link) in [
            ("apple", true, CounterLink.fruit("apple")), ("any", true, .ingredientKind(.fruit)),
            ("by itself", false, .fruit("apple")), ("pear", true, .fruit("pear")),
        ] {
            var settings = Counter.Settings.named(name, .with)
            settings.isMarked = isMarked
            settings.links = [link]
            try await cellar.library.addCounter(settings, at: stamp)
        }
        #expect(try await cellar.library.countersFed(byFruit: "apple").map(\.name) == ["apple", "any"])
        #expect(try await cellar.library.countersFed(byFruit: "quince").map(\.name) == ["any"])
    }
}
