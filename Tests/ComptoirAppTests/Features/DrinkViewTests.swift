import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("What a drink's page shows", .serialized)
struct DrinkViewTests {
    private let kitchen: Kitchen

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
    }

    @Test("servings and units stand in one line, in a narrow window with a glass for the word", arguments: [1000, 360])
    func portions(width: Int) throws {
        let environment = kitchen.environment
        environment.isNarrow = width < 600
        let view = DrinkView(model: DrinkModel(id: "negroni", environment: environment), environment: environment)
        let parts = everything(in: view)
        let stepper = try #require(parts.lazy.compactMap { $0 as? Stepper }.first { $0.accessibleLabel == "Servings" })
        let units = try #require(
            parts.lazy.compactMap { $0 as? SegmentedChoice }.first { $0.accessibleLabel == "Units" })
        let word = try #require(parts.lazy.compactMap { $0 as? Label }.first { $0.text == "Servings" })
        try Stage.show(view, width: width, height: 800) { window in
            Stage.paint(window)
            let (left, right) = (try #require(stepper.bounds(in: view)), try #require(units.bounds(in: view)))
            #expect(abs(left.center.y - right.center.y) <= 1 && right.x >= left.x + left.width)
            #expect(word.isMapped == (width >= 600))
        }
    }
}
