import ComptoirWidgets
import Foundation
import GTK
import JSON
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("A drink's page")
struct DrinkModelTests {
    private let kitchen: Kitchen

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
    }

    private func open(_ id: String) -> DrinkModel {
        let model = DrinkModel(id: id, environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.record.state != .loading })
        return model
    }

    @Test("T13 has name, story, level, base and glass; T21 method, garnish, era and list")
    func title() {
        let model = open("negroni")
        #expect(model.drink?.name == "Negroni" && model.drink?.story.isEmpty == false)
        let facts = Dictionary(uniqueKeysWithValues: model.gridFacts.map { ($0.name, $0.value) })
        #expect(facts["Method"] == "Built in the glass · Stirred" && facts["Glass"] == "Rocks glass")
        #expect(facts["Garnish"] == "Half orange slice" && facts["Level"] == "Easy" && facts["Base"] == "Gin")
        #expect(facts["Era"] == "A classic" && facts["List"] == "The Unforgettables (IBA)")
        #expect(facts["Kind"]?.contains("Before dinner") == true && facts["Strength"]?.hasSuffix("% vol") == true)
        // Nothing of it has a price.
        #expect(facts["Cost"] == nil)
    }

    @Test("T16 has a film of its own, with a part for each step that begins when the film comes to it")
    func film() throws {
        let model = open("mojito")
        let (drink, film, video) = (try #require(model.drink), try #require(model.film), try #require(model.video))
        #expect(video.chapters.map(\.title) == drink.steps.map(\.text) && video.chapters.map(\.start) == film.starts)
        #expect(video.captions.map(\.text) == drink.steps.map(\.text) && video.captions.last?.end == film.length)
        #expect(film.levels.last == 1 && film.levels == drink.steps.indices.map { model.poured(after: $0) })
        #expect(film.length < .seconds(120))
    }

    @Test("T13 goes back to the rating that there was where another cannot be saved")
    func unsavedRating() async throws {
        let file = URL(filePath: kitchen.folder.path).appending(path: "newer/library.sqlite")
        let library = try await Library.open(at: file)
        try await library.setRating(7, drink: "negroni")
        // A newer version of the program has written it since, so that it is read only.
        let later = LibraryMigration(name: "later", sql: "CREATE TABLE later (id TEXT)")
        _ = try LibraryOpener(url: file, clock: { Date() }, migrations: LibraryMigration.all + [later]).open()
        let environment = Environment(
            folders: kitchen.environment.folders, preferences: kitchen.preferences,
            catalogue: kitchen.environment.catalogue, library: try await Library.open(at: file), language: "en")
        let model = DrinkModel(id: "negroni", environment: environment)
        model.appeared()
        #expect(Stage.wait { model.rating == 7 })
        for stars in [5.0, 0] {
            model.rated(stars)
            #expect(model.rating == (stars > 0 ? 10 : nil))
        }
        await environment.performing?.value
        #expect(model.rating == 7 && environment.notices.count == 2 && environment.notices[0].undo == nil)
    }

    @Test("T13 has the rating of the shop's server, with its source, until the person has one of their own")
    func givenRating() async throws {
        let catalogue = kitchen.environment.catalogue
        let model = open("negroni")
        #expect(model.givenRating == nil)
        let address = try #require(URL(string: "https://shop.example/ratings.json"))
        let rating = RemoteRatings.Rating(
            drink: "negroni", halfStars: 9, path: "$.ratings[0].drink", location: JSONLocation(line: 1, column: 1))
        let source = Source(id: "server", title: "The regulars", url: "https://shop.example/regulars")
        try await catalogue.stock([], ratings: RemoteRatings(source: source, ratings: [rating], address: address))
        #expect(Stage.wait { model.givenRating?.value == 4.5 })
        #expect(model.givenRating?.source == source && model.facts.sources.contains(FactSource(source)))
        model.rated(2)
        #expect(model.givenRating == nil && !model.facts.sources.contains(FactSource(source)))
        model.rated(0)
        #expect(model.givenRating?.value == 4.5)
        await kitchen.environment.performing?.value
        try await catalogue.forgetGivenRatings()
        #expect(Stage.wait { model.givenRating == nil })
    }

    @Test("T15 each ingredient has its colour; what runs low is said, and is no warning, unlike what is missing")
    func marks() async throws {
        let library = kitchen.environment.library
        try await library.setShelf([ShelfItem("gin"), ShelfItem("sweet-vermouth", .low)])
        let model = open("negroni")
        #expect(Stage.wait { !kitchen.environment.bar.isEmpty && model.rows.contains { $0.mark == "missing" } })
        let marks = Dictionary(uniqueKeysWithValues: model.rows.map { ($0.title, $0) })
        #expect(marks["Gin"]?.mark == nil && marks["Campari"]?.isWarning == true)
        #expect(model.rows.contains { $0.mark == "low" && !$0.isWarning })
        #expect(model.rows.allSatisfy { $0.color != nil } && Set(model.rows.compactMap(\.color)).count == 3)
    }

    @Test("T12 the light of its page has the colour of what is in the glass")
    func tint() throws {
        let (red, green) = (try #require(open("negroni").tint), try #require(open("last-word").tint))
        #expect(red.red > 1.5 * red.green && green.green > green.red && green.green > green.blue)
    }

    @Test("T15 sorts its ingredients by name and by quantity, up and down")
    func sorted() {
        let model = open("mojito")
        let names = model.rows.map(\.title)
        #expect(names == names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
        model.sort = TableSort(.title, isDescending: true)
        #expect(model.rows.map(\.title) == names.reversed())
        model.sort = TableSort(.amount, isDescending: true)
        // 45 ml of rum, 20 ml of juice, 2 teaspoons of 5 ml.
        #expect(model.rows.prefix(3).map(\.amount) == ["45 ml", "20 ml", "2 teaspoons"])
    }

    @Test("T25 scales to the servings, in millilitres and in ounces")
    func scaled() {
        let model = open("negroni")
        #expect(model.rows.map(\.amount) == ["30 ml", "30 ml", "30 ml"])
        model.servings = 3
        #expect(model.rows.map(\.amount) == ["90 ml", "90 ml", "90 ml"])
        kitchen.preferences.units = .us
        #expect(model.rows.map(\.amount) == ["3 oz", "3 oz", "3 oz"])
        model.servings = 1
        #expect(model.rows.map(\.amount) == ["1 oz", "1 oz", "1 oz"])
    }

    @Test("what is in the glass is told in the units that the person prefers")
    func volume() throws {
        let model = open("negroni")
        func inGlass() -> String? { model.facts.first { $0.name.hasPrefix("In the glass") }?.value }
        let volume = try #require(model.figures?.volume)
        #expect(inGlass()?.contains("\(Int(volume.rounded)) ml") == true, "\(inGlass() ?? "")")
        kitchen.preferences.units = .us
        let ounces = (volume.value / 29.5735 * 10).rounded() / 10
        #expect(inGlass()?.contains("\(ounces) oz") == true, "\(inGlass() ?? "") \(ounces)")
    }

    @Test("where the recipe is from is told by who wrote it, and leads to their pages")
    func recipeSources() throws {
        let model = open("negroni")
        let recipe = try #require(model.facts.last)
        let pages = try #require(model.drink).sources.map(\.page)
        #expect(recipe.value.hasPrefix("International Bartenders Association") && !recipe.value.contains("("))
        #expect(recipe.sources.map(\.page) == pages && pages.contains { $0?.host == "iba-world.com" })
    }

    @Test("says what the shelf lacks, and what stands in")
    func lacking() async throws {
        let model = open("negroni")
        #expect(model.lackText.isEmpty && model.rows.allSatisfy { $0.mark == nil })
        try await kitchen.environment.library.setShelf([ShelfItem("gin"), ShelfItem("campari", .low)])
        #expect(Stage.wait { model.lackText == "Your bar is missing Sweet red vermouth." && !model.hasAll })
        #expect(Stage.wait { model.rows.map(\.mark) == ["low", nil, "missing"] })
        #expect(model.missing.map(\.id) == ["sweet-vermouth"])
        #expect(Stage.wait { model.missing.map(\.details) == ["75 cl"] })
        model.haveClicked("sweet-vermouth")
        #expect(Stage.wait { model.lackText == "You have everything for this drink." && model.hasAll })
    }

    @Test("what is missing is bought in packs, as many as the servings take")
    func purchases() async throws {
        let model = open("negroni")
        #expect(Stage.wait { model.missing.map(\.details) == ["70 cl", "70 cl", "75 cl"] })
        let gin = try #require(model.purchases.purchase(of: "gin")).product
        try await kitchen.environment.catalogue.setPrice(Money(minorUnits: 1_990, .euro), product: gin.id)
        #expect(Stage.wait { model.missing.first?.details == "70 cl · €19.90" })
        model.servings = 48
        #expect(Stage.wait { model.missing.map(\.details) == ["3 × 70 cl · €59.70", "3 × 70 cl", "2 × 75 cl"] })
        model.servings = 1
        #expect(Stage.wait { model.missing.first?.details == "70 cl · €19.90" })
        try await kitchen.environment.library.setShelf([ShelfItem("gin")])
        model.addMissingClicked()
        await kitchen.environment.performing?.value
        let names = { @MainActor in kitchen.environment.cart.value?.items.map(\.product?.name) }
        #expect(Stage.wait { names() == ["Campari", "Sweet red vermouth"] }, "\(names() ?? [])")
    }

    @Test("what comes from the tap is never missing, on the page and on the cards")
    func tap() async throws {
        let model = open("old-fashioned")
        try await kitchen.environment.library.setShelf([ShelfItem("bourbon"), ShelfItem("angostura")])
        #expect(Stage.wait { model.makeable?.lacking == ["sugar-cube"] })
        let cards = try await kitchen.environment.catalogue.summaries(matching: DrinkQuery())
        #expect(cards.first { $0.id == "old-fashioned" }?.lacking == 1)
    }

    @Test("in another language, the recipe's lines have the names of that language")
    func language() async throws {
        let french = try await Kitchen(languages: ["fr"], bundled: ["ingredients", "drinks"])
        let model = DrinkModel(id: "mojito", environment: french.environment)
        model.appeared()
        #expect(Stage.wait { model.rows.map(\.title).contains("Jus de citron vert") })
        #expect(!model.rows.map(\.title).contains("Fresh Lime Juice"))
    }

    @Test("is poured step by step, and full at the end")
    func poured() {
        let model = open("tequila-sunrise")
        let steps = model.steps.count
        let parts = (0..<steps).map { model.poured(after: $0) }
        #expect(model.poured(after: nil) == 0 && parts == parts.sorted() && parts.last == 1)
    }

    @Test("the own way to serve it stands between the others")
    func servings() {
        for id in ["negroni", "mojito", "b-52"] {
            let model = open(id)
            let cards = model.servingCards
            #expect(cards.count >= 3 && cards[model.shownServing].name == "As it is served" && model.shownServing > 0)
            #expect(Set(cards.map(\.art)).count == cards.count, "\(id): ways to serve it look the same")
        }
    }

    @Test("made: it is in the log, the shelf has less of it, and all of that can be undone", .timeLimit(.minutes(1)))
    func made() async throws {
        let library = kitchen.environment.library
        try await library.setShelf([
            ShelfItem("gin", amount: Quantity(70, .centilitre)), ShelfItem("campari"), ShelfItem("sweet-vermouth"),
        ])
        let model = open("negroni")
        model.made(servings: 2, daysAgo: 1, note: "with Ada")
        try await log(becomes: ["with Ada"])
        let yesterday = kitchen.environment.today.day.adding(days: -1)
        #expect(try await library.log().map(\.day) == [yesterday])
        #expect(try await library.shelfItem("gin")?.amount == Quantity(64, .centilitre))
        #expect(Stage.wait { kitchen.environment.notices.last?.undo != nil })
        kitchen.environment.notices.last?.undo?()
        try await log(becomes: [])
        #expect(try await library.shelfItem("gin")?.amount == Quantity(70, .centilitre))
    }

    @Test("what was typed of it is kept by drink until it is in the log", .timeLimit(.minutes(1)))
    func drafts() async throws {
        let (model, drafts) = (open("negroni"), kitchen.environment.madeDrafts)
        drafts["negroni"] = MadeDraft(servings: 2, daysAgo: 1, note: "with Ada")
        drafts["mojito"] = MadeDraft(servings: 3)
        #expect(drafts["negroni"]?.daysAgo == 1 && drafts["mojito"] == nil)
        model.made(servings: 2, daysAgo: 1, note: "another")
        try await log(becomes: ["another"])
        await kitchen.environment.performing?.value
        #expect(drafts["negroni"]?.note == "with Ada")
        model.made(servings: 2, daysAgo: 1, note: "with Ada")
        await kitchen.environment.performing?.value
        #expect(drafts["negroni"] == nil)
    }

    /// Waits until the log has entries with these notes.
    private func log(becomes notes: [String]) async throws {
        let library = kitchen.environment.library
        let changes = library.changes(of: [.log])
        if try await library.log().map(\.note) == notes { return }
        for await _ in changes { if try await library.log().map(\.note) == notes { return } }
    }

    @Test("links the fruits that go into it, and is told as text")
    func links() {
        let model = open("mojito")
        model.servings = 2
        #expect(model.copyText.contains("90 ml White Cuban Ron") && model.copyText.contains("1. "))
        let row = model.rows.first { $0.isActivatable }
        #expect(row != nil)
        model.rowActivated(row?.id ?? "")
        #expect(kitchen.environment.navigator.path == [.fruit("lime")])
    }

    @Test("a drink that is not there says so")
    func missing() { #expect(open("no-such").record.state == .ready(nil)) }
}
