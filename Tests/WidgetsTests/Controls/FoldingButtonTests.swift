import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Folding button", .serialized)
struct FoldingButtonTests {
    init() { Stage.open() }

    private func make(_ clicked: @escaping @MainActor () -> Void = {}) -> FoldingButton {
        FoldingButton("I made this", icon: "comptoir-check-symbolic", action: clicked)
    }

    @Test("shows its text where there is space, else its icon alone; its name stays, and it can be pressed")
    func folds() {
        var count = 0
        let button = make { count += 1 }
        Stage.show(Box(.vertical, [button.layout(horizontal: .start)]), width: 300) { window in
            #expect(button.showsText && button.accessibleLabel == "I made this")
            let whole = button.width
            button.isFolded = true
            #expect(Stage.wait { !button.showsText })
            #expect(button.width < whole - 40)
            Hands.focus(window)
            Hands.click(button)
            #expect(Stage.wait { count == 1 })
        }
        let narrow = make()
        Stage.show(Box(.horizontal, [narrow]), width: 60) { _ in #expect(!narrow.showsText) }
    }

    @Test("it ends with its window")
    func freed() { #expect(endsAfterShowing { make() }) }
}
