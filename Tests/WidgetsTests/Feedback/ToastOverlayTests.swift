import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("ToastOverlay", .serialized)
struct ToastOverlayTests {
    private let content: Button

    init() {
        Stage.open()
        content = Button("Below")
    }

    private func make() -> ToastOverlay { ToastOverlay(Box(.vertical, [content])) }

    @Test("a message keeps clear of what it is not to cover")
    func footRoom() throws {
        let toasts = ToastOverlay(Box(.vertical))
        for room in [0, 60] {
            toasts.footRoom = { room }
            try Stage.show(toasts, width: 400, height: 300) { _ in
                toasts.show("Lemon removed")
                let line = try #require(everything(in: toasts).first { $0[cssClass: "toast"] })
                @MainActor func foot() -> Double { line.bounds(in: toasts).map { $0.y + $0.height } ?? 0 }
                #expect(Stage.wait { line.isMapped && (6...20).contains(300 - Double(room) - foot()) }, "\(foot())")
                toasts.dismiss()
                #expect(Stage.wait { !line.isVisible })
            }
        }
    }

    @Test("messages come one after the other, each for its time")
    func queue() {
        let toasts = make()
        Stage.show(toasts) { window in
            // A pointer that rests where the message comes would keep it.
            Hands.focus(window)
            Hands.move(to: toasts, y: -150)
            toasts.show("One", timeout: .milliseconds(60))
            toasts.show("Two", timeout: .milliseconds(60))
            #expect(toasts.text == "One")
            #expect(Stage.wait { toasts.text == "Two" })
            #expect(Stage.wait { toasts.text == nil })
        }
    }

    @Test("toolkit row 19: undo undoes, once, and takes the message away")
    func undo() {
        let toasts = make()
        var undone = 0
        Stage.show(toasts) { _ in
            toasts.show("Lemon removed", action: NextStep("Undo") { undone += 1 })
            #expect(find(.status, named: "Lemon removed", in: toasts) != nil)
            button("Undo", in: toasts)?.click()
            #expect(undone == 1 && toasts.text == nil)
            #expect(!toasts.performAction())
            toasts.show("Lime removed", action: NextStep("Undo") { undone += 10 })
            #expect(Stage.wait { toasts.text == "Lime removed" })
            #expect(toasts.performAction() && undone == 11)
        }
    }

    @Test("what was done last is undone first, and what was done before it next")
    func newest() {
        let toasts = make()
        var undone: [String] = []
        Stage.show(toasts) { _ in
            for name in ["Lemon", "Lime"] {
                toasts.show(name, action: NextStep("Undo") { undone.append(name) })
            }
            // The first one is still on its way down.
            #expect(toasts.performAction() && undone == ["Lime"])
            #expect(Stage.wait { toasts.text == "Lemon" })
            #expect(toasts.performAction() && undone == ["Lime", "Lemon"])
            #expect(Stage.wait { toasts.text == nil } && !toasts.performAction())
            for name in ["Fig", "Date"] {
                toasts.show(name, action: NextStep("Undo") { undone.append(name) })
            }
            #expect(Stage.wait { toasts.text == "Date" })
            #expect(toasts.performAction() && undone.last == "Date")
            #expect(Stage.wait { toasts.text == "Fig" })
        }
    }

    @Test("a message that is no longer so does not come, and does not return after a newer one")
    func outdated() {
        let toasts = make()
        var (isSo, undone) = (true, 0)
        Stage.show(toasts) { _ in
            toasts.show("In the cart", action: NextStep("Undo") { undone += 1 }, while: { isSo })
            toasts.show("Moved", action: NextStep("Undo") { undone += 10 })
            toasts.show("Counted")
            #expect(Stage.wait { toasts.text == "Moved" })
            isSo = false
            toasts.dismiss()
            #expect(!toasts.performAction() && undone == 0)
            #expect(Stage.wait { toasts.text == "Counted" })
        }
    }

    @Test("a message waits while the pointer is over it")
    func hover() throws {
        let toasts = make()
        try Stage.show(toasts) { window in
            Hands.focus(window)
            toasts.show("Stay", timeout: .milliseconds(500))
            let bubble = try #require(find(.status, in: toasts))
            pause(.milliseconds(280))
            Hands.move(to: bubble)
            pause(.milliseconds(900))
            #expect(toasts.text == "Stay")
            Hands.move(to: bubble, y: -140)
            #expect(Stage.wait { toasts.text == nil })
        }
    }

    @Test("toolkit row 20: Escape closes a message that has the keyboard, which then returns")
    func escape() throws {
        let toasts = make()
        try Stage.show(toasts) { window in
            Hands.focus(window)
            content.grabFocus()
            toasts.show("Close me")
            let close = try #require(button("Close", in: toasts))
            #expect(Stage.wait { close.isMapped })
            close.grabFocus()
            Hands.type("Escape")
            #expect(Stage.wait { toasts.text == nil })
            #expect(Stage.wait { content.hasFocus })
        }
    }

    @Test("it ends with its window, also while a message is shown")
    func freed() {
        #expect(
            endsAfterShowing {
                let toasts = ToastOverlay(Label("Below"))
                toasts.show("Still here", action: NextStep("Undo") { [weak toasts] in toasts?.show("Done") })
                toasts.show("Waiting")
                return toasts
            })
    }
}
