import GTK
import Store
import ComptoirWidgets
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
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("a log without entries is an empty page")
            return
        }
        #expect(title == "No drinks made yet")
    }

    @Test("asks which drink was made, and then how many of it")
    func adding() async throws {
        Stage.open()
        let environment = kitchen.environment
        model.appeared()
        var sheets: [(title: String, content: Widget)] = []
        environment.presenter = { title, content in sheets.append((title, content {})) }
        #expect(Stage.wait { model.results.isAnswered })
        guard case .empty(_, _, _, _, _, let add) = model.status(kitchen.pictures) else {
            Issue.record("a log without entries is an empty page")
            return
        }
        add?.perform()
        #expect(sheets.map(\.title) == ["Log a drink"])
        try Stage.show(sheets[0].content, width: 400, height: 500) { _ in
            let all = everything(in: sheets[0].content)
            let list = try #require(all.compactMap { $0 as? ListView<DrinkSummary> }.first)
            let field = try #require(all.compactMap { $0 as? SearchEntry }.first)
            #expect(Stage.wait { list.height > 0 && field.hasFocus })
            environment.logDrink("negroni")
            #expect(Stage.wait { sheets.map(\.title) == ["Log a drink", "Negroni"] })
        }
        let form = sheets[1].content
        let save = try #require(everything(in: form).compactMap { $0 as? Button }.first { $0.label == "Into the log" })
        #expect(Stage.wait { save.isSensitive })
        save.click()
        #expect(Stage.wait { model.status(kitchen.pictures) == nil && model.results.rows.count == 1 })
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

    @Test("has a month of glasses with what it comes to, and goes to another month and to a day")
    func month() async throws {
        let (library, today) = (kitchen.environment.library, kitchen.environment.today)
        let first = today.day.startOfMonth
        try await library.made("negroni", servings: 2, on: first, at: today.stamp)
        try await library.made("no-more", on: first, at: today.stamp)
        try await library.made("daiquiri", on: first.adding(days: -40), at: today.stamp)
        model.appeared()
        #expect(Stage.wait { model.month.glasses?.days[first]?.glasses.count == 3 })
        let words = try #require(model.month.glasses?.days[first]?.words)
        #expect(words.contains("2 × Negroni") && words.contains("no-more"))
        #expect(model.month.words(today.day).hasPrefix("Today, "))
        #expect(!model.month.words(today.day.adding(days: -1)).hasPrefix("Today, "))
        // A Negroni holds some 20 g of alcohol; of the other one nothing is known.
        #expect(model.month.figures.map(\.number).prefix(3) == ["3", "1", "2"])
        #expect(model.month.figures.last?.caption == "standard drinks at least")
        let early = first.adding(days: -40).startOfMonth
        #expect(model.month.glasses?.range.lowerBound == early)
        model.month.monthChosen(early)
        #expect(Stage.wait { model.month.glasses?.month == early })
        #expect(model.month.glasses?.days.count == 1)
        var place: Int?
        model.find(early) { place = $0 }
        #expect(Stage.wait { place == 3 })
    }

    @Test("counts standard drinks a week by the definition that was chosen, and says whose it is")
    func standardDrinks() async throws {
        let (library, today) = (kitchen.environment.library, kitchen.environment.today)
        kitchen.preferences.standardDrink = "WHO"
        try await library.made("negroni", at: today.stamp)
        model.appeared()
        #expect(Stage.wait { model.details?.alcohol.isEmpty == false })
        #expect(model.bars.last?.value == 1 && model.measureNote.isEmpty)
        model.measureChosen("standardDrinks")
        let grams = try #require(model.details?.alcohol.values.first?.grams)
        #expect(abs((model.bars.last?.value ?? 0) - grams / 10) < 0.06 && grams > 10)
        #expect(model.measureNote.hasPrefix("10 g of alcohol each; WHO"))
        #expect(model.limits.isEmpty, "the World Health Organization names none")
        kitchen.preferences.standardDrink = "GB"
        #expect(abs((model.bars.last?.value ?? 0) - grams / 8) < 0.06)
        #expect(model.limits == [14] && model.measureNote.contains("at most 14 a week; UK Chief Medical Officers"))
        kitchen.preferences.standardDrink = "IE"
        #expect(model.limits == [11, 17] && model.measureNote.contains("11 a week for women and 17 for men"))
        kitchen.preferences.standardDrink = "US"
        #expect(model.limits.isEmpty, "a figure a day only")
        model.measureChosen("drinks")
        kitchen.preferences.standardDrink = "GB"
        #expect(model.limits.isEmpty)
    }

    @Test("names what was made the most once the packs are there, as at the very first start")
    func firstStart() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"], isBuilt: false)
        let model = LogModel(environment: kitchen.environment)
        try await kitchen.environment.library.made("negroni", at: kitchen.environment.today.stamp)
        model.appeared()
        #expect(Stage.wait { model.favourites.map(\.name) == ["negroni"] })
        try await kitchen.environment.catalogue.refresh()
        #expect(Stage.wait { model.favourites.map(\.name) == ["Negroni"] && model.favourites[0].sketch != nil })
    }

    @Test("has what was made under its name, adds it up, and lets go of it")
    func entries() async throws {
        model.appeared()
        let (library, today) = (kitchen.environment.library, kitchen.environment.today)
        try await library.made("negroni", servings: 2, on: today.day.adding(days: -1), at: today.stamp, note: "Good")
        try await library.made("no-more", on: today.day.adding(days: -2), at: today.stamp)
        #expect(Stage.wait { model.results.shown.map(\.servings) == [2, 1] })
        #expect(Stage.wait { model.favourites.map(\.spoken) == ["Negroni, 2 servings", "no-more, 1 serving"] })
        let lines = model.results.shown
        #expect(lines.map(model.name) == ["Negroni", "no-more"] && model.status(kitchen.pictures) == nil)
        let day = kitchen.environment.formats.shortDate(today.day.adding(days: -1))
        #expect(model.detail(lines[0]) == "\(day) · 2 servings · Good")
        model.removed(lines[0])
        #expect(Stage.wait { kitchen.environment.notices.last?.text == "Negroni was removed from the log." })
        #expect(Stage.wait { model.results.shown.map(\.servings) == [1] })
        kitchen.environment.notices.last?.undo?()
        #expect(Stage.wait { model.results.shown.map(\.servings) == [2, 1] && model.results.shown[0].note == "Good" })
        for line in lines { model.removed(line) }
        #expect(Stage.wait { model.results.isAnswered && model.results.rows.isEmpty && model.favourites.isEmpty })
    }
}
