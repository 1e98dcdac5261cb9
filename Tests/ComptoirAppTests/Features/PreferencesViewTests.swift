import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The preferences", .serialized)
struct PreferencesViewTests {
    init() { Stage.open() }

    @Test("what a region stands for is said below it, and what another choice stands for")
    func choices() async throws {
        let kitchen = try await Kitchen(bundled: [])
        let preferences = kitchen.preferences
        let view = PreferencesView(environment: kitchen.environment) {}
        @MainActor func help(_ caption: String) -> String? {
            everything(in: view).lazy.compactMap { $0 as? FormRow }.first { $0.text == caption }?.help
        }
        let grams = kitchen.environment.standardDrink.grams
        #expect(help("Standard drink") == "Each is \(kitchen.environment.formats.number(grams)) g of alcohol.")
        preferences.standardDrink = "GB"
        let british = try #require(StandardDrink.of("GB")).grams
        try #require(british != grams)
        #expect(
            Stage.wait {
                help("Standard drink") == "Each is \(kitchen.environment.formats.number(british)) g of alcohol."
            })
        #expect(help("Currency") == "The prices you enter are in \(kitchen.environment.currency.code).")
        preferences.currency = "JPY"
        #expect(Stage.wait { help("Currency") == "The prices you enter are in JPY." })
    }
}
