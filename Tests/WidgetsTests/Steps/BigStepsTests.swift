import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Steps in big letters", .serialized)
struct BigStepsTests {
    init() { Stage.open() }

    private let steps = [
        StepItem("Pour"), StepItem("Shake", kind: "shake", duration: .seconds(15)),
        StepItem("Strain.", details: ["2 cl cream"]),
    ]

    @Test("toolkit row 20: in big letters, Space goes on, Backspace back, past the end it is done, Escape leaves")
    func big() {
        let page = BigSteps(steps)
        var (told, done, closed) = ([Int](), 0, 0)
        page.onStepChanged { told.append($0) }
        page.onDone { done += 1 }
        page.onClosed { closed += 1 }
        Stage.show(page, width: 360, height: 500) { window in
            Hands.focus(window)
            page.grabFocus()
            Hands.type("space", "Right", "BackSpace", "Next", "space", "Escape")
            #expect(Stage.wait { closed == 1 })
            #expect(told == [1, 2, 1, 2] && done == 1 && page.step == 2)
            #expect(page.accessibleLabel == "Step 3 of 3. Strain. 2 cl cream")
            #expect(everything(in: page).contains { ($0 as? Label)?.text == "2 cl cream" })
            button("Previous step", in: page)?.click()
            #expect(page.step == 1 && page.timer != nil && button("Next", in: page) != nil)
            button("Next", in: page)?.click()
            #expect(page.timer == nil && button("Done", in: page) != nil)
        }
        #expect(endsAfterShowing { BigSteps(self.steps) })
    }

    @Test("a swipe goes to the next step")
    func swipe() {
        let page = BigSteps(steps)
        Stage.show(page, width: 400, height: 500) { window in
            Hands.focus(window)
            Hands.drag(page, x: -200, y: 0)
            #expect(Stage.wait { page.step == 1 })
        }
    }
}
