import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("Fruits side by side")
struct CompareModelTests {
    private let kitchen: Kitchen

    init() async throws { kitchen = try await Kitchen() }

    private func open(_ ids: [String]) -> CompareModel {
        let model = CompareModel(ids: ids, environment: kitchen.environment)
        kitchen.environment.navigator.show(.compare(ids))
        model.appeared()
        #expect(Stage.wait { model.fruits.map(\.id) == ids })
        return model
    }

    @Test("each line has every fruit's figure, the highest marked, and bars in proportion")
    func lines() throws {
        let model = open(["apple", "kiwi", "quince"])
        let vitaminC = try #require(model.lines.first { $0.name == "Vitamin C" })
        #expect(vitaminC.cells.map(\.text) == ["4.6 mg", "92.7 mg", "15.0 mg"])
        #expect(vitaminC.cells.map(\.isHighest) == [false, true, false])
        // 4.6 / 92.7 and 15 / 92.7
        #expect(vitaminC.cells.map { ($0.fraction * 1000).rounded() } == [50, 1000, 162])
        let sugars = try #require(model.lines.first { $0.name == "Sugars" })
        #expect(sugars.cells.map(\.text) == ["10.4 g", "9.0 g", "no figure"])
        #expect(sugars.cells.map(\.isHighest) == [true, false, false] && sugars.cells[2].fraction == 0)
        #expect(!model.lines.contains { $0.name == "Iron" })
    }

    @Test("figures that read the same are marked alike")
    func tie() async throws {
        let model = CompareModel(
            ids: ["banana", "kiwi"], environment: try await Kitchen(bundled: ["fruits"]).environment)
        model.appeared()
        #expect(Stage.wait { model.fruits.count == 2 })
        // 1.09 and 1.14 g.
        let protein = try #require(model.lines.first { $0.name == "Protein" })
        #expect(
            Set(protein.cells.map(\.text)).count == 1 && protein.cells.allSatisfy { $0.isHighest && $0.fraction == 1 },
            "\(protein.cells)")
    }

    @Test("one fruit alone is no winner")
    func alone() {
        let model = open(["apple"])
        #expect(!model.lines.isEmpty)
        #expect(model.lines.allSatisfy { !$0.cells[0].isHighest && $0.cells[0].fraction == 1 })
    }

    @Test("takes up to three fruits, each once, and the address follows")
    func adding() {
        let model = open(["apple"])
        model.added("kiwi")
        #expect(model.hasRoom && kitchen.environment.navigator.current == .compare(["apple", "kiwi"]))
        model.added("kiwi")
        #expect(model.ids == ["apple", "kiwi"])
        model.added("quince")
        #expect(!model.hasRoom)
        model.added("banana")
        #expect(model.ids == ["apple", "kiwi", "quince"])
        #expect(Stage.wait { model.fruits.count == 3 })
    }

    @Test("when the last fruit is taken away the page goes")
    func removing() {
        let model = open(["apple", "kiwi"])
        model.removed("apple")
        #expect(kitchen.environment.navigator.current == .compare(["kiwi"]))
        #expect(Stage.wait { model.fruits.map(\.id) == ["kiwi"] })
        model.removed("kiwi")
        #expect(kitchen.environment.navigator.current == .fruits)
    }

    @Test("a fruit that is not there has no column")
    func unknown() {
        let model = CompareModel(ids: ["apple", "durian"], environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.fruits.map(\.id) == ["apple"] })
        #expect(!model.shown.state.hasFailed)
    }
}
