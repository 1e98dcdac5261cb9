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

    @Test("begins a new week by itself")
    func week() async throws {
        Stage.open()
        let clock = try SetClock("2026-03-08T12:00:00Z")
        let kitchen = try await Kitchen(languages: ["fr"], time: clock.source)
        let environment = kitchen.environment
        let model = LogModel(environment: environment)
        let view = LogView(model: model, environment: environment)
        try await environment.library.made("negroni", at: environment.today.stamp)
        Stage.show(view) { _ in
            #expect(Stage.wait { model.bars.map(\.value) == [1] })
            #expect(model.bars[0].label == "2 mars")
            clock.set("2026-03-09T12:00:00Z")
            #expect(Stage.wait { model.bars.map(\.value) == [1, 0] })
        }
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
        model.removed(lines[0])
        #expect(Stage.wait { kitchen.environment.notices.last?.text == "Negroni was taken out of the log." })
        #expect(Stage.wait { model.results.shown.map(\.servings) == [1] })
        kitchen.environment.notices.last?.undo?()
        #expect(Stage.wait { model.results.shown.map(\.servings) == [2, 1] && model.results.shown[0].note == "Good" })
        for line in lines { model.removed(line) }
        #expect(Stage.wait { model.results.isAnswered && model.results.rows.isEmpty && model.favourites.isEmpty })
    }
}
