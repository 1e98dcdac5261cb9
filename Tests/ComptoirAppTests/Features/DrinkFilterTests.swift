import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The filter of the drinks")
struct DrinkFilterTests {
    private let kitchen: Kitchen
    private let model: DrinksModel

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = DrinksModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.results.rows.count == 132 })
    }

    /// The button with a text.
    private func button(_ text: String, in widget: Widget) throws -> Button {
        try #require(everything(in: widget).compactMap { $0 as? Button }.first { $0.label == text })
    }

    @Test("says at its foot, in sight, how many drinks there are after each change, and leads to them")
    func foot() throws {
        var dismissals = 0
        let view = DrinkFilterView(model: model) { dismissals += 1 }
        let host = SheetHost(Box(.vertical))
        try Stage.show(host, width: 360, height: 480) { _ in
            Sheet.present(view, title: "Filter", in: host)
            let (show, clear) = (try button("Show 132 drinks", in: host), try button("_Clear filter", in: host))
            #expect(show[cssClass: "primary"] && !clear.isVisible)
            @MainActor func bottom() -> Double { view.sheetFoot.bounds(in: host).map { $0.y + $0.height } ?? .infinity }
            #expect(Stage.wait { show.isMapped && bottom() <= Double(host.height) })
            model.query.levels = [.advanced]
            #expect(Stage.wait { model.results.isAnswered && show.label == "Show \(model.results.rows.count) drinks" })
            #expect(model.results.rows.count < 132 && clear.isVisible)
            show.click()
            #expect(dismissals == 1)
            model.query.text = "xyzzy"
            #expect(Stage.wait { show.label == "No drink like that" && !show[cssClass: "primary"] })
            #expect(show.isSensitive)
            show.click()
            #expect(dismissals == 2)
            #expect(clear.grabFocus())
            clear.click()
            // It goes; the keyboard stays in the sheet.
            #expect(show.hasFocus)
            #expect(Stage.wait { show.label == "Show 132 drinks" && show[cssClass: "primary"] && !clear.isVisible })
        }
    }
}
