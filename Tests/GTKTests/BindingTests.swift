import GTK
import Observation
import TestSupport
import Testing

@MainActor @Suite("Bindings", .serialized)
struct BindingTests {
    init() { Stage.open() }

    @Observable @MainActor
    final class Model {
        var name = "Lemon"
        var count = 1
        var unrelated = 0
    }

    /// A widget that counts how often its properties are set.
    final class Counting: Box {
        var sets: [String] = []
        var shownName = "" {
            didSet { sets.append("name \(shownName)") }
        }
        var shownCount = 0 {
            didSet { sets.append("count \(shownCount)") }
        }

        init() { super.init(.vertical) }
    }

    private func bound(to model: Model) -> (name: Counting, count: Counting) {
        let pair = (name: Counting(), count: Counting())
        pair.name.bind(\.shownName) { model.name }
        pair.count.bind(\.shownCount) { model.count }
        pair.name.sets = []
        pair.count.sets = []
        return pair
    }

    @Test("toolkit row 8: a field that changes sets the widgets bound to it, and no other")
    func onlyBound() {
        let model = Model()
        let widgets = bound(to: model)
        model.name = "Lime"
        UpdateCycle.flush()
        #expect(widgets.name.sets == ["name Lime"] && widgets.count.sets.isEmpty)
        model.unrelated = 7
        model.name = "Lime"
        UpdateCycle.flush()
        #expect(widgets.name.sets == ["name Lime"] && widgets.count.sets.isEmpty)
        model.count = 2
        UpdateCycle.flush()
        #expect(widgets.name.sets == ["name Lime"] && widgets.count.sets == ["count 2"])
    }

    @Test("toolkit row 9: many changes in one turn of the loop are one pass, with the last value")
    func onePass() {
        let model = Model()
        let widgets = bound(to: model)
        let before = UpdateCycle.passes
        for number in 2...1000 {
            model.count = number
            model.name = "Fruit \(number)"
        }
        #expect(widgets.count.sets.isEmpty && UpdateCycle.passes == before)
        #expect(Stage.wait { !widgets.count.sets.isEmpty })
        MainLoop.drain()
        #expect(widgets.count.sets == ["count 1000"] && widgets.name.sets == ["name Fruit 1000"])
        #expect(UpdateCycle.passes == before + 1)
    }

    @Test("toolkit row 13: an observation ends with its widget, and lets go of what it held")
    func observationEnds() {
        final class Held {}
        let model = Model()
        var reads = 0
        var held: Held? = Held()
        weak let weakHeld = held
        var label: Label? = Label()
        label?.bind(\.text) { [held] in
            reads += 1
            _ = held
            return model.name
        }
        held = nil
        model.name = "Lime"
        UpdateCycle.flush()
        #expect(reads == 2 && label?.text == "Lime" && weakHeld != nil)
        let trace = label.map(Trace.init)
        label = nil
        #expect(trace?.isGone == true)
        UpdateCycle.flush()
        #expect(weakHeld == nil)
        model.name = "Kiwi"
        UpdateCycle.flush()
        #expect(reads == 2)
    }

    @Test("toolkit row 13: an observation of a shown widget ends with its window")
    func endsWithWindow() {
        let model = Model()
        var reads = 0
        func show() -> Trace {
            let label = Label()
            label.bind(\.text) {
                reads += 1
                return model.name
            }
            return Stage.show(label) { _ in Trace(label) }
        }
        let trace = show()
        #expect(Stage.wait { trace.isGone })
        model.name = "Lime"
        UpdateCycle.flush()
        #expect(reads == 1)
    }
}
