import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("A fruit's page")
struct FruitModelTests {
    private let kitchen: Kitchen

    init() async throws { kitchen = try await Kitchen() }

    private func open(_ id: String) -> FruitModel {
        let model = FruitModel(id: id, environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.record.state != .loading })
        return model
    }

    @Test("a fruit from all parts of Europe comes from Europe, and one from some of them from those")
    func regions() {
        let parts = ["Northeastern Europe", "Northwestern Europe", "Southeastern Europe", "Southwestern Europe"]
        #expect(Fruit.grouped(["Central Asia"] + parts + ["East Asia"]) == ["Central Asia", "East Asia", "Europe"])
        #expect(Fruit.grouped(Array(parts.dropLast())) == Array(parts.dropLast()))
    }

    @Test("of many portions the first few are shown, and all of them to who asks")
    func portions() async throws {
        Stage.open()
        let kitchen = try await Kitchen(bundled: ["fruits"])
        let model = FruitModel(id: "apple", environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { (model.fruit?.portions.count ?? 0) > 5 })
        let card = FruitSources(model: model, environment: kitchen.environment)
        @MainActor func rows() -> Int { everything(in: card).count { $0 is EndingLine } }
        let few = rows()
        let button = everything(in: card).compactMap { $0 as? Button }.first { $0.label == "Show all portions" }
        try #require(button).click()
        #expect(few == 4 && rows() == model.fruit?.portions.count)
        // The sizes of a piece are seen beside each other; how large each is stands below its name.
        let sizes = everything(in: card).compactMap { $0 as? ArtPicture }.map { $0.measured(.horizontal).natural }
        #expect(sizes.count > 2 && sizes == sizes.sorted() && sizes.first ?? 0 < sizes.last ?? 0 && sizes.last == 56)
        let texts = everything(in: card).compactMap { ($0 as? Label)?.text }
        #expect(texts.contains("1 small") && texts.contains("7 cm across"))
        #expect(!everything(in: card).contains { ($0 as? Button)?.label == "Show all portions" })
    }

    @Test("offers the servings that the fruit has, and keeps the person's")
    func servings() {
        let apple = open("apple")
        #expect(apple.servings.map(\.key) == ["100g", "piece", "cup"])
        #expect(apple.serving == .hundredGrams)
        apple.servingChosen("piece")
        #expect(kitchen.storage.strings["serving"] == "piece")
        #expect(apple.serving.grams == 182 && apple.lines.first?.amount == "94.6 kcal · 397 kJ")
        #expect(apple.serving.title(apple.formats) == "1 medium: 182 g")
        // A banana has no piece in this catalogue, a kiwi nothing but its weight.
        #expect(open("banana").serving == .hundredGrams && open("kiwi").servings == [.hundredGrams])
        apple.servingChosen("cup")
        #expect(open("banana").serving.grams == 150)
    }

    @Test("copies as text what it shows")
    func copyText() {
        let apple = open("apple")
        apple.servingChosen("cup")
        #expect(
            apple.copyText == """
                Apple

                The one that is always in

                It grows.

                It is eaten.

                1 cup: 109 g
                Energy: 56.7 kcal · 238 kJ (3%)
                Carbohydrate: 15.1 g (6%)
                Sugars: 11.3 g (13%)
                Fibre: 2.62 g
                Vitamin C: 5.01 mg (6%)
                Vitamin A: 3.27 µg RAE (under 1%)
                Vitamin B6: 0.0447 mg (3%)
                Sodium: 1.09 mg
                Water: 93.3 g

                Source: USDA SR28
                """)
        #expect(FruitModel(id: "apple", environment: kitchen.environment).copyText.isEmpty)
    }

    @Test("marks a favourite, unmarks it, and takes that back")
    func favourite() async throws {
        let library = kitchen.environment.library
        let apple = open("apple")
        apple.favouriteClicked()
        #expect(apple.favourite.isSet)
        #expect(Stage.wait { apple.favourite.isSet })
        var updates = library.favouriteUpdates(of: .fruit).makeAsyncIterator()
        while try await updates.next()?.count != 1 {}
        let added = try #require(try await library.favourites(of: .fruit).first)
        #expect(added.id == "apple" && kitchen.environment.notices.isEmpty)
        apple.favouriteClicked()
        #expect(!apple.favourite.isSet)
        while try await updates.next()?.count != 0 {}
        #expect(Stage.wait { kitchen.environment.notices.count == 1 })
        let notice = try #require(kitchen.environment.notices.first)
        #expect(notice.text == "Apple is no longer a favourite.")
        notice.undo?()
        while try await updates.next()?.count != 1 {}
        #expect(try await library.favourites(of: .fruit) == [added])
        #expect(Stage.wait { apple.favourite.isSet })
    }

    @Test("knows the drinks that it goes into, and says anew what the shelf lacks for them when that changes")
    func drinks() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let apple = FruitModel(id: "apple", environment: kitchen.environment)
        apple.appeared()
        func lacking() -> Int? { apple.drinks.first { $0.id == "virgin-mojito" }?.lacking }
        #expect(Stage.wait { lacking() != nil })
        let before = try #require(lacking())
        #expect(apple.drinks.nearestFirst.first?.id != "virgin-mojito")
        try await kitchen.environment.library.setShelf([ShelfItem("apple-juice"), ShelfItem("mint")])
        #expect(Stage.wait { lacking() == before - 2 })
        #expect(apple.drinks.nearestFirst.first?.id == "virgin-mojito")
    }

    @Test("says so where there is no such fruit")
    func missing() {
        let model = open("durian")
        #expect(model.record.state == .ready(nil) && model.copyText.isEmpty && model.lines.isEmpty)
        guard case .empty(_, let text, _, _, _, let all) = model.status(kitchen.pictures) else {
            Issue.record("a fruit that is not there has no page")
            return
        }
        #expect(text == "Nothing in the catalogue is called “durian”.")
        kitchen.environment.navigator.show(.fruit("durian"))
        all?.perform()
        #expect(kitchen.environment.navigator.current == .fruits)
        // What was probably meant is a click away.
        let other = open("appel")
        #expect(Stage.wait { other.status(kitchen.pictures)?.offers.map(\.title) == ["Apple"] })
        guard case .empty(_, let text, _, _, let offers, _) = other.status(kitchen.pictures) else { return }
        #expect(text == "Nothing in the catalogue is called “appel”. Did you mean this?")
        offers.first?.perform()
        #expect(kitchen.environment.navigator.current == .fruit("apple"))
    }

    @Test("names each fact with its source")
    func facts() throws {
        let apple = try #require(open("apple").fruit)
        let facts = apple.facts(Formats(language: "en"))
        let told = facts.map { [$0.name, $0.value] + $0.sources.map(\.title) }
        #expect(told.first == ["Family", "Rosaceae", "USDA SR28"])
        #expect(told.contains(["Inedible part", "10% · Core and stem", "USDA SR28"]))
        let medium = try #require(apple.portions.first { $0.name == "1 medium" })
        #expect(Formats(language: "en").weight(grams: medium.grams) == "182 g")
        #expect(Formats(language: "en", units: .us).weight(grams: medium.grams) == "6.42 oz")
    }

    @Test("what is left over and the nutrition come from one entry of one source, which is one of all")
    func factsOfOneEntry() async throws {
        let kitchen = try await Kitchen(bundled: ["fruits"])
        let apple = try #require(try await kitchen.fruit("apple"))
        let facts = apple.facts(Formats(language: "en"))
        let last = facts.suffix(2)
        #expect(last.map(\.name) == ["Inedible part", "Nutrition"] && last.first?.sources == last.last?.sources)
        let sources = try #require(last.last?.sources)
        #expect(sources.count == 1 && sources.first?.title.hasSuffix(", NDB 09003 (FDC 171688)") == true)
        #expect(facts.sources.count { $0.title.contains("NDB") } == 1)
    }
}
