import GTK
import Observation
import TestSupport
import Testing

@MainActor @Suite("Two-way bindings", .serialized)
struct ValueInputTests {
    init() { Stage.open() }

    @Observable @MainActor
    final class Model {
        var name = "Lemon"
        var isFresh = false
        var amount = 2.0
        var choice: Named? = ValueInputTests.choices[1]
        /// Takes whole steps of five only.
        var steps: Double {
            get { held }
            set { held = (newValue / 5).rounded() * 5 }
        }
        private var held = 10.0
        /// Counts who writes it.
        var watched: String {
            get { name }
            set {
                writes += 1
                name = newValue
            }
        }
        @ObservationIgnored var writes = 0
    }

    struct Named: Identifiable, Equatable {
        let id: Int
    }
    private static let choices = (0..<3).map { Named(id: $0) }

    /// What a person does to a widget, here as its signals tell it.
    private func check<Input: ValueInput>(
        _ widget: Input, _ property: ReferenceWritableKeyPath<Model, Input.InputValue>, _ values: Input.InputValue...,
        line: Int = #line
    ) {
        let model = Model()
        widget.bind(with: model, property)
        #expect(widget.input == model[keyPath: property], "line \(line)")
        for value in values {
            widget.input = value
            #expect(model[keyPath: property] == value, "line \(line)")
        }
        model[keyPath: property] = values[0]
        #expect(Stage.wait { widget.input == values[0] }, "line \(line)")
        #expect(model[keyPath: property] == values[0], "line \(line)")
    }

    @Test("widget and model are equal, whichever of them changes")
    func everyInput() {
        check(Entry(), \.name, "Lime", "")
        check(TextView(), \.name, "Lime", "Two\nlines")
        check(ToggleButton(child: Label("Fresh")), \.isFresh, true, false)
        check(CheckButton("Fresh"), \.isFresh, true, false)
        check(Switch(), \.isFresh, true, false)
        check(Expander("Fresh", Label("Leaf")), \.isFresh, true, false)
        check(SpinButton(in: 0...10), \.amount, 7, 3)
        check(Scale(in: 0...10, step: 1), \.amount, 7, 3)
        check(
            DropDown(Self.choices) { "\($0.id)" }, \.choice, Self.choices[2], Self.choices[0])
    }

    @Test("a model that takes another value than it is given is what the widget shows")
    func corrected() {
        let model = Model()
        let spin = SpinButton(in: 0...100)
        spin.bind(with: model, \.steps)
        #expect(spin.value == 10)
        spin.value = 13
        #expect(model.steps == 15 && spin.value == 15)
        spin.value = 16
        #expect(model.steps == 15 && spin.value == 15)
    }

    @Test("the model's own change is not told back to it, and the binding ends with the widget")
    func once() {
        let model = Model()
        var entry: Entry? = Entry()
        entry?.bind(with: model, \.watched)
        model.name = "Orange"
        #expect(Stage.wait { entry?.text == "Orange" } && model.writes == 0)
        entry?.text = "Fig"
        #expect(model.name == "Fig" && model.writes > 0)
        let trace = entry.map(Trace.init)
        entry = nil
        #expect(trace?.isGone == true)
    }

    @Test("real keys in an entry reach the model, and the model's answer the entry")
    func keys() {
        let model = Model()
        let entry = Entry()
        entry.bind(with: model, \.name)
        Stage.show(Box(.vertical, [entry])) { window in
            Hands.focus(window)
            entry.grabFocus()
            Hands.type("ctrl+a", "a", "b")
            #expect(Stage.wait { model.name == "ab" && entry.text == "ab" })
        }
    }
}
