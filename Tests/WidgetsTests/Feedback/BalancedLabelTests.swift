import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("BalancedLabel", .serialized)
struct BalancedLabelTests {
    init() { Stage.open() }

    @Test("lines are about equally long, as many as without, and in the middle")
    func balanced() {
        let text = "Try fewer letters, or look through all of them now."
        let label = BalancedLabel(upTo: 80)
        label.text = text
        let whole = label.label.measured(.horizontal).natural
        // A little too narrow for one line.
        Stage.show(Box(.vertical, [label]), width: whole - 12, height: 200) { _ in
            #expect(Stage.wait { label.width == whole - 12 })
            let shown = label.label.width
            #expect(shown < whole * 2 / 3 && shown >= whole / 2 - 12)
            #expect(
                label.label.measured(.vertical, for: shown).natural
                    == label.label.measured(.vertical, for: whole - 12).natural)
            let place = label.label.bounds(in: label)
            #expect(place.map { abs($0.x * 2 + $0.width - Double(label.width)) <= 1 } == true)
        }
    }

    @Test("what fits in one line stays in one, and without text there is nothing")
    func short() {
        let label = BalancedLabel(upTo: 80)
        label.text = "No stores yet"
        let whole = label.label.measured(.horizontal).natural
        Stage.show(Box(.vertical, [label]), width: 600, height: 200) { _ in
            #expect(Stage.wait { label.width == 600 })
            #expect(label.label.width >= whole - 1 && label.label.width <= whole + 1)
        }
        label.text = ""
        #expect(!label.isVisible)
    }

    @Test("it ends with its window")
    func ends() {
        #expect(
            endsAfterShowing {
                let label = BalancedLabel(upTo: 20)
                label.text = "Try fewer letters, or browse them all."
                return label
            })
    }
}
