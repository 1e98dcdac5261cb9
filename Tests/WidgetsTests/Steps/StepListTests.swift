import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Step list", .serialized)
struct StepListTests {
    init() { Stage.open() }

    private let steps = [
        StepItem("Pour.", details: ["4 cl gin", "1 dash bitters"]),
        StepItem("Shake", kind: "shake", duration: .seconds(15)), StepItem("Strain"),
    ]

    @Test("toolkit row 20: real keys go through the steps and choose one")
    func list() {
        let list = StepList("Instructions", steps)
        var told: [Int] = []
        list.onChosen { told.append($0) }
        Stage.show(Box(.vertical, [list])) { window in
            Hands.focus(window)
            list.moveFocus(.next)
            Hands.type("Down", "Return", "End", "space", "Home", "Up", "Return")
            #expect(Stage.wait { told == [1, 2, 0] && list.current == 0 })
        }
    }

    @Test("toolkit row 19: a list whose items tell their number, and which is the current one")
    func accessibility() {
        let list = StepList("Instructions", steps)
        #expect(list.role == .list && list.children.map(\.role) == [.listItem, .listItem, .listItem])
        #expect(list.children[1].accessibleLabel == "Step 2 of 3: Shake")
        #expect(list.children[0].accessibleLabel == "Step 1 of 3: Pour. 4 cl gin, 1 dash bitters")
        #expect(everything(in: list).contains { ($0 as? Label)?.text == "4\u{A0}cl gin · 1\u{A0}dash bitters" })
        list.current = 1
        #expect(list.children[1].accessibleLabel == "Step 2 of 3, the current one: Shake")
        #expect(everything(in: list).allSatisfy { !($0 is Button) })
        list.steps = [steps[0]]
        #expect(list.children.count == 1)
        #expect(endsAfterShowing { StepList("Instructions", self.steps) })
    }
}
