import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("The row of the open fruit")
struct FruitsViewTests {
    private let kitchen: Kitchen
    private let model: FruitsModel
    private let view: FruitsView

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
        model = FruitsModel(environment: kitchen.environment)
        view = FruitsView(model: model, environment: kitchen.environment)
        model.appeared()
    }

    /// The id of the fruit whose row is marked; nil where none is.
    private var marked: String? {
        let list = everything(in: view).lazy.compactMap { $0 as? ItemsView<FruitSummary> }.first
        return list.flatMap { list in list.selection.indices.first.map { list.source.element(at: $0).id } }
    }

    /// Types a text into the search field, in place of what is there.
    private func search(_ text: String) {
        everything(in: view).lazy.compactMap { $0 as? SearchEntry }.first?.text = text
    }

    private func isShown(_ text: String) -> Bool { model.query.text == text && model.results.isAnswered }

    @Test("is marked, whatever is searched meanwhile, and no other one")
    func marks() async throws {
        let navigator = kitchen.environment.navigator
        #expect(Stage.wait { model.results.rows.count == 4 })
        navigator.openFromList(.fruit("kiwi"))
        #expect(Stage.wait { marked == "kiwi" })
        for (text, mark) in [("i", "kiwi"), ("quin", nil), ("k", "kiwi"), ("", "kiwi"), ("ban", nil)] {
            search(text)
            #expect(Stage.wait { isShown(text) && marked == mark }, "\(text): \(marked ?? "none")")
        }
        search("")
        #expect(Stage.wait { model.results.rows.count == 4 && marked == "kiwi" })
        // The next page is opened before the row of the one before was looked up.
        for id in ["apple", "banana", "quince", "apple", "quince"] { navigator.openFromList(.fruit(id)) }
        #expect(Stage.wait { marked == "quince" })
        // Of several side by side none is the one that is open.
        navigator.open(.compare(["quince", "kiwi"]))
        #expect(Stage.wait { marked == nil })
        navigator.back()
        #expect(Stage.wait { marked == "quince" })
        while !navigator.path(of: .fruits).isEmpty { navigator.back() }
        #expect(Stage.wait { marked == nil })
    }

    @Test("is marked once a pack brings the fruit")
    func comes() async throws {
        kitchen.environment.navigator.openFromList(.fruit("durian"))
        #expect(Stage.wait { model.results.rows.count == 4 } && marked == nil)
        try await kitchen.restock([Kitchen.apple, Kitchen.entry("durian", "Durian", "Loud", "\"energyKcal\": 147")])
        #expect(Stage.wait { marked == "durian" })
    }
}
