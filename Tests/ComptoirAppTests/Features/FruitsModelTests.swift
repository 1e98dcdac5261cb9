import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The list of fruits")
struct FruitsModelTests {
    private let kitchen: Kitchen
    private let model: FruitsModel

    init() async throws {
        kitchen = try await Kitchen()
        model = FruitsModel(environment: kitchen.environment)
        model.appeared()
    }

    private var names: [String] { model.results.shown.map(\.id) }

    private func becomes(_ expected: [String]) -> Bool {
        Stage.wait { model.results.isAnswered && names == expected }
    }

    @Test("is by name at first, and counts all there are")
    func first() {
        #expect(becomes(["apple", "banana", "kiwi", "quince"]))
        #expect(model.results.total == 4 && !model.isFiltered)
        #expect(model.status(kitchen.pictures) == nil)
    }

    @Test("is sorted by a figure, up and down; what has none comes last either way")
    func sorted() {
        // Per 100 g: energy 52, 89, 61, 57 kcal; sugars 10.39, 12.23, 8.99 g and none; vitamin C 4.6, 8.7, 92.7, 15 mg
        model.order = .energy
        #expect(becomes(["apple", "quince", "kiwi", "banana"]))
        model.query.isDescending = true
        #expect(becomes(["banana", "kiwi", "quince", "apple"]))
        model.order = .vitaminC
        #expect(becomes(["kiwi", "quince", "banana", "apple"]))
        model.order = .sugars
        #expect(becomes(["banana", "apple", "kiwi", "quince"]))
        model.query.isDescending = false
        #expect(becomes(["kiwi", "apple", "banana", "quince"]))
    }

    @Test("keeps its order for the next start")
    func kept() {
        model.order = .sugars
        model.query.isDescending = true
        let next = Preferences(kitchen.storage).fruitQuery
        #expect(next == FruitQuery(order: .sugars, isDescending: true))
    }

    @Test("shows what is searched for, and says so where there is nothing")
    func searched() {
        model.query.text = "kiw"
        #expect(becomes(["kiwi"]))
        #expect(Stage.wait { model.results.total == 4 } && model.isFiltered)
        model.query.text = "wrapping"
        #expect(becomes(["banana"]))
        model.query.text = "xyzzy"
        #expect(becomes([]))
        guard case .empty(let title, _, _, _, _, let action) = model.status(kitchen.pictures) else {
            Issue.record("a search without a result is an empty page")
            return
        }
        #expect(title == "No fruit called “xyzzy”")
        #expect(model.status(kitchen.pictures)?.offers.isEmpty == true)
        action?.perform()
        #expect(becomes(["apple", "banana", "kiwi", "quince"]) && model.query.text.isEmpty)
        // What was probably meant is a click away.
        model.query.text = "bannana"
        #expect(becomes([]))
        guard case .empty(_, let text, _, _, let offers, _) = model.status(kitchen.pictures) else {
            Issue.record("a search without a result is an empty page")
            return
        }
        #expect(text == "Did you mean this?" && offers.map(\.title) == ["Banana"])
        offers.first?.perform()
        #expect(becomes(["banana"]) && model.query.text == "Banana")
    }

    @Test("shows favourites only, as they come and go")
    func favourites() async throws {
        model.query.onlyFavourites = true
        #expect(becomes([]))
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("no favourites is an empty page")
            return
        }
        #expect(title == "No favourites yet")
        // Until the next rows are there, the words are about the question that these answer.
        model.query.onlyFavourites = false
        if case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) {
            #expect(title == "No favourites yet")
        }
        #expect(becomes(["apple", "banana", "kiwi", "quince"]))
        model.query.onlyFavourites = true
        #expect(becomes([]))
        try await kitchen.environment.library.setFavourite(true, .fruit, id: "quince")
        #expect(becomes(["quince"]))
        try await kitchen.environment.library.setFavourite(true, .fruit, id: "apple")
        #expect(becomes(["apple", "quince"]))
        try await kitchen.environment.library.setFavourite(false, .fruit, id: "quince")
        #expect(becomes(["apple"]))
        model.clearFilterClicked()
        #expect(becomes(["apple", "banana", "kiwi", "quince"]))
    }

    @Test("opens one of its rows at random")
    func random() async {
        #expect(becomes(["apple", "banana", "kiwi", "quince"]))
        var seen: Set<String> = []
        for _ in 0..<200 {
            if let id = await model.randomClicked() { seen.insert(id) }
        }
        #expect(seen == ["apple", "banana", "kiwi", "quince"])
        model.query.text = "xyzzy"
        #expect(becomes([]))
        #expect(await model.randomClicked() == nil)
    }
}
