import Foundation
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The drinks")
struct DrinksModelTests {
    private let kitchen: Kitchen
    private let model: DrinksModel

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = DrinksModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.results.rows.count == 132 })
    }

    private var ids: [String] { model.results.shown.map(\.id) }

    /// Waits until what is shown is what is asked for.
    private func shown() -> [DrinkSummary] {
        #expect(Stage.wait { model.results.isAnswered })
        return model.results.shown
    }

    @Test("a card names the spirit, or that there is no alcohol")
    func base() async throws {
        let all = try await kitchen.environment.catalogue.summaries(matching: DrinkQuery())
        func drink(_ id: String) throws -> DrinkSummary { try #require(all.first { $0.id == id }) }
        #expect(try drink("negroni").base == "Gin" && drink("arnold-palmer").base == "Alcohol-free")
        #expect(try drink("arnold-palmer").card(showsLack: false).details == "Easy · Alcohol-free")
    }

    @Test("are all there at first, by name, with how many there are")
    func first() {
        let names = shown().map(\.name)
        #expect(
            names == names.sorted { $0.compare($1, options: [.caseInsensitive, .diacriticInsensitive]).rawValue < 0 })
        #expect(Stage.wait { model.results.total == 132 } && !model.isFiltered && model.makeable == 0)
        #expect(model.status(kitchen.pictures) == nil)
    }

    @Test("T5 are found by name, whatever the case and the accents")
    func searched() {
        for text in ["pina", "PIÑA", "piña col"] {
            model.query.text = text
            #expect(shown().first?.id == "pina-colada")
        }
    }

    @Test("that another page asks for leave the person's own search and filter as they were")
    func asked() {
        model.query.bases = ["gin"]
        model.query.text = "fizz"
        let (own, kept) = (model.query, kitchen.preferences.drinkQuery)
        model.show(DrinkQuery(lacking: 0))
        model.show(DrinkQuery(fruit: "apple"))
        model.query.isDescending = true
        #expect(model.criteria == 1 && kitchen.preferences.drinkQuery == kept)
        model.showOwn()
        #expect(model.query == own && kitchen.preferences.drinkQuery == kept)
        model.show(DrinkQuery(fruit: "apple"))
        model.clearFilterClicked()
        #expect(model.query == own)
        model.showOwn()
        model.query.bases = []
        #expect(kitchen.preferences.drinkQuery.bases.isEmpty)
    }

    @Test("T6 T8 criteria combine, and one click clears them all")
    func combined() async throws {
        try await kitchen.environment.library.setRating(9, drink: "negroni")
        try await kitchen.environment.library.setRating(5, drink: "daiquiri")
        model.query.bases = ["gin"]
        model.query.levels = [.easy]
        #expect(shown().count > 3)
        model.query.minimumRating = 8
        #expect(Stage.wait { ids == ["negroni"] })
        #expect(model.criteria == 3 && model.isFiltered)
        model.query.text = "daiq"
        #expect(shown().isEmpty)
        #expect(model.status(kitchen.pictures) != nil)
        model.clearFilterClicked()
        #expect(shown().count == 132 && model.criteria == 0 && !model.isFiltered)
    }

    @Test("T9 a category is chosen, and cleared by choosing it again")
    func category() {
        model.categoryChosen("mocktail")
        #expect(shown().count == 14 && model.query.category == .mocktail)
        model.categoryChosen(nil)
        #expect(shown().count == 132)
    }

    @Test("keep filter and order for the next start, but not the searched text")
    func kept() {
        model.query.levels = [.advanced]
        model.order = .strength
        model.query.text = "a"
        let next = Preferences(kitchen.storage).drinkQuery
        #expect(next.levels == [.advanced] && next.order == .strength && next.text.isEmpty)
    }

    @Test("what can be made is counted among what is shown; where that is nothing, the category is said to be at fault")
    func makeableHere() async throws {
        try await kitchen.environment.library.setShelf(
            ["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        #expect(Stage.wait { model.makeable > 0 && kitchen.environment.bar.items.count == 3 })
        let all = model.makeable
        model.categoryChosen("mocktail")
        #expect(Stage.wait { model.makeable == 0 })
        model.makeableClicked()
        #expect(shown().isEmpty)
        guard case .empty(let title, _, _, _, _, let action) = model.status(kitchen.pictures) else {
            Issue.record("there is an empty page")
            return
        }
        #expect(title == "None of these can be made yet" && action?.title == "All categories")
        action?.perform()
        #expect(shown().count == all && Stage.wait { model.makeable == all } && model.query.category == nil)
    }

    @Test("are ordered by what is missing, the shelf's best first; T26 one at random is one that can be made")
    func shelf() async throws {
        try await kitchen.environment.library.setShelf(
            ["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        #expect(Stage.wait { model.makeable > 0 })
        model.order = .missing
        #expect(shown().first?.lacking == 0)
        model.makeableClicked()
        let all = shown().map(\.id)
        #expect(all.contains("negroni") && all.count == model.makeable)
        model.makeableClicked()
        #expect(shown().count == 132)
        for _ in 0..<5 {
            let id = try #require(await model.randomClicked(otherThan: nil))
            #expect(all.contains(id))
        }
        // Of what the filter shows nothing can be made; the shelf is kept to all the same.
        model.query.levels = [.advanced]
        #expect(Set(shown().map(\.id)).isDisjoint(with: all))
        let id = try #require(await model.randomClicked(otherThan: nil))
        #expect(all.contains(id))
        // Of this shelf nothing can be made at all, which is told.
        try await kitchen.environment.library.removeFromShelf(["gin", "campari", "sweet-vermouth"])
        try await kitchen.environment.library.setShelf([ShelfItem("mezcal")])
        #expect(Stage.wait { model.makeable == 0 && kitchen.environment.bar.items.map(\.ingredient) == ["mezcal"] })
        #expect(await model.randomClicked(otherThan: nil) == nil)
        #expect(kitchen.environment.notices.last?.text == "Nothing can be made from what is on the shelf.")
        // Without a shelf it is one of what the filter shows.
        try await kitchen.environment.library.removeFromShelf(["mezcal"])
        #expect(Stage.wait { kitchen.environment.bar.isEmpty })
        let advanced = try #require(await model.randomClicked(otherThan: nil))
        #expect(shown().map(\.id).contains(advanced))
    }
}
