import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The log")
struct LogModelTests {
    private let kitchen: Kitchen
    private let model: LogModel

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = LogModel(environment: kitchen.environment)
    }

    @Test("comes, and says so where nothing was made yet")
    func empty() {
        guard case .loading = model.status(kitchen.pictures) else {
            Issue.record("the log comes before it is empty")
            return
        }
        model.appeared()
        #expect(Stage.wait { model.log.value?.entries.isEmpty == true })
        guard case .empty(let title, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("a log without entries is an empty page")
            return
        }
        #expect(title == "Nothing in the log yet")
    }

    @Test("has what was made under its name, adds it up, and lets go of it")
    func entries() async throws {
        model.appeared()
        try await kitchen.environment.library.made("negroni", servings: 2)
        #expect(Stage.wait { model.entries.map(\.servings) == [2] && model.favourites == ["Negroni, 2 servings"] })
        #expect(model.name(of: "negroni") == "Negroni" && model.status(kitchen.pictures) == nil)
        model.removed(model.entries[0])
        #expect(Stage.wait { model.log.value?.entries.isEmpty == true && model.favourites.isEmpty })
    }
}
