import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Swipe away", .serialized)
struct SwipeAwayTests {
    init() { Stage.open() }

    @Test("a row is pushed out to either side from the button that it consists of, which is not clicked by that")
    func swipe() {
        var (clicked, gone) = (0, 0)
        let button = Button("smoking") { clicked += 1 }
        let row = SwipeAway(button)
        row.onSwipedAway { gone += 1 }
        Stage.show(Box(.vertical, [row]), width: 400) { window in
            let place = button.bounds(in: window)
            Hands.drag(button, x: -160, y: 0)
            #expect(Stage.wait { gone == 1 } && clicked == 0)
            row.rest()
            #expect(Stage.wait { button.bounds(in: window) == place })
            Hands.drag(button, x: 160, y: 8)
            #expect(Stage.wait { gone == 2 } && clicked == 0)
            row.rest()
            #expect(Stage.wait { button.bounds(in: window) == place })
            Hands.click(button)
            #expect(Stage.wait { clicked == 1 } && gone == 2)
        }
    }

    @Test("what is short, or goes up and down, is no swipe; the row comes back")
    func noSwipe() {
        var gone = 0
        let button = Button("smoking")
        let row = SwipeAway(button)
        row.onSwipedAway { gone += 1 }
        Stage.show(Box(.vertical, [row]), width: 400) { window in
            let place = button.bounds(in: window)
            Hands.drag(button, x: 32, y: 0)
            Hands.drag(button, x: 40, y: 120)
            #expect(Stage.wait { button.bounds(in: window) == place })
            #expect(gone == 0)
        }
    }

    @Test("a row that was pushed out and is still there comes back")
    func comesBack() {
        var gone = 0
        let button = Button("smoking")
        let row = SwipeAway(button)
        row.onSwipedAway { gone += 1 }
        Stage.show(Box(.vertical, [row]), width: 400) { window in
            let place = button.bounds(in: window)
            Hands.drag(button, x: 200, y: 0)
            #expect(Stage.wait { gone == 1 } && button.bounds(in: window) != place)
            #expect(Stage.wait { button.bounds(in: window) == place })
        }
        #expect(endsAfterShowing { SwipeAway(Button("smoking")) })
    }
}
