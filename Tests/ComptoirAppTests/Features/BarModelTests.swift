import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The shelf of the bar")
struct BarModelTests {
    private let kitchen: Kitchen
    private let model: BarModel

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = BarModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.results.isAnswered })
    }

    private var ids: [String] { model.results.shown.map(\.id) }

    private func emptyTitle() -> String? {
        guard case .empty(let title, _, _, _, _) = model.status(kitchen.pictures) else { return nil }
        return title
    }

    @Test("is searched, shown by sort, and says so where nothing is left")
    func searched() {
        #expect(model.status(kitchen.pictures) == nil && model.results.rows.count > 100)
        model.query.kind = .bitters
        model.query.text = "ANGOS"
        #expect(Stage.wait { ids == ["angostura"] })
        model.query.text = "xyzzy"
        #expect(Stage.wait { emptyTitle() == "No ingredient like that" })
        model.clearFilterClicked()
        #expect(Stage.wait { ids.count > 100 })
    }

    @Test("has what was put on it, until it is taken off; and that can be taken back")
    func removed() throws {
        model.query.onlyOnShelf = true
        #expect(Stage.wait { emptyTitle() == "The shelf is empty" })
        model.stateChosen(.low, of: "gin")
        #expect(Stage.wait { ids == ["gin"] && model.results.shown[0].shelf?.state == .low })
        model.removed(try #require(model.results.shown.first))
        #expect(Stage.wait { ids.isEmpty && kitchen.environment.notices.count == 1 })
        #expect(kitchen.environment.notices[0].text == "Gin is off the shelf.")
        kitchen.environment.notices[0].undo?()
        #expect(Stage.wait { ids == ["gin"] && model.results.shown[0].shelf?.state == .low })
    }

    @Test("counts what can be made, and says what would add to it")
    func makeable() {
        #expect(model.makeable == 0)
        model.put(["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        #expect(Stage.wait { model.makeable > 0 && model.suggestions.count == 3 })
        model.showMakeable()
        #expect(kitchen.environment.wantedDrinks == DrinkQuery(lacking: 0))
        #expect(kitchen.environment.navigator.section == .drinks)
    }
}
