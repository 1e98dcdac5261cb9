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
        #expect(Stage.wait { model.results.isAnswered })
        guard case .empty(let title, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("a log without entries is an empty page")
            return
        }
        #expect(title == "Nothing in the log yet")
    }

    @Test("has what was made under its name, adds it up, and lets go of it")
    func entries() async throws {
        model.appeared()
        let (library, today) = (kitchen.environment.library, kitchen.environment.today)
        try await library.made("negroni", servings: 2, on: today.day.adding(days: -1), at: today.stamp, note: "Good")
        try await library.made("no-more", on: today.day.adding(days: -2), at: today.stamp)
        #expect(Stage.wait { model.results.shown.map(\.servings) == [2, 1] })
        #expect(Stage.wait { model.favourites == ["Negroni, 2 servings", "no-more, 1 serving"] })
        let lines = model.results.shown
        #expect(lines.map(model.name) == ["Negroni", "no-more"] && model.status(kitchen.pictures) == nil)
        let day = kitchen.environment.formats.shortDate(today.day.adding(days: -1))
        #expect(model.detail(lines[0]) == "\(day) · 2 servings · Good")
        for line in lines { model.removed(line) }
        #expect(Stage.wait { model.results.isAnswered && model.results.rows.isEmpty && model.favourites.isEmpty })
    }
}
