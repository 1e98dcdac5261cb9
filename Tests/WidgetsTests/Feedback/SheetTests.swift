import GTK
import Observation
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Sheet and banner", .serialized)
struct SheetTests {
    private let below: Button
    private let inside: [Button]

    init() {
        Stage.open()
        below = Button("Below")
        inside = [Button("First"), Button("Second")]
    }

    private func make() -> SheetHost { SheetHost(Box(.vertical, [below])) }

    @Test("toolkit row 20: Tab stays inside, Escape puts the sheet away, and the keyboard returns")
    func keyboard() {
        let host = make()
        var dismissals = 0
        Stage.show(host, width: 800) { window in
            Hands.focus(window)
            below.grabFocus()
            let sheet = Sheet.present(Box(.vertical, inside), title: "Compare", in: host)
            sheet.onDismissed { dismissals += 1 }
            #expect(inside[0].hasFocus)
            var seen: [String] = []
            for _ in 0..<4 {
                Hands.type("Tab")
                pause(.milliseconds(120))
                seen.append(
                    inside[0].hasFocus ? "first" : inside[1].hasFocus ? "second" : sheet.hasFocus ? "close" : "outside")
            }
            #expect(seen == ["second", "close", "first", "second"])
            Hands.type("shift+Tab")
            #expect(Stage.wait { inside[0].hasFocus })
            Hands.type("Escape")
            #expect(Stage.wait { dismissals == 1 })
            #expect(below.hasFocus && host.sheets.isEmpty && sheet.parent == nil)
        }
    }

    /// A form that is longer than its window.
    private final class Form: Box, FootedContent {
        let sheetFoot: Widget = Button("Save")

        init() {
            super.init(.vertical, (1...12).map { Entry("Field \($0)") })
        }
    }

    @Test("what stands at its foot is in sight in a low window, is reached by Tab, and nothing is cut that has room")
    func foot() throws {
        for (height, isLow) in [(300, true), (1000, false)] {
            let (host, form) = (make(), Form())
            try Stage.show(host, width: 360, height: height) { window in
                Hands.focus(window)
                let sheet = Sheet.present(form, title: "Store", in: host)
                pause(.milliseconds(350))
                let place = try #require(form.sheetFoot.bounds(in: host))
                #expect(place.y > 0 && place.y + place.height <= Double(host.height) && place.height >= 24)
                let last = try #require(form.children.last?.bounds(in: host))
                #expect((last.y + last.height > place.y) == isLow)
                Hands.type("shift+Tab", "shift+Tab")
                #expect(Stage.wait { form.sheetFoot.hasFocus })
                sheet.dismiss()
            }
        }
    }

    @MainActor @Observable
    final class Order { var isPlaced = false }

    private final class Question: Box, TitledContent {
        let order = Order()
        var sheetTitle: String { order.isPlaced ? "Ordered" : "Check out" }
        init() { super.init(.vertical, [Button("Order")]) }
    }

    @Test("the heading and the name are what the content says, now and after each change")
    func title() throws {
        let (host, question) = (make(), Question())
        try Stage.show(host, width: 600) { _ in
            let sheet = Sheet.present(question, title: "Anything", in: host)
            let heading = try #require(Self.labels(in: sheet).first)
            #expect(heading.text == "Check out" && sheet.accessibleLabel == "Check out")
            question.order.isPlaced = true
            #expect(Stage.wait { heading.text == "Ordered" && sheet.accessibleLabel == "Ordered" })
        }
    }

    private static func labels(in widget: Widget) -> [Label] {
        [widget as? Label].compactMap { $0 } + widget.children.flatMap { labels(in: $0) }
    }

    @Test("a click beside a sheet puts it away and does nothing else; one inside does not")
    func clickBeside() {
        let host = make()
        var clicks: [String] = []
        below.layout(horizontal: .start)
        below.onClicked { clicks.append("below") }
        inside[1].onClicked { clicks.append("inside") }
        Stage.show(host, width: 900, height: 500) { window in
            Hands.focus(window)
            let sheet = Sheet.present(Box(.vertical, inside), title: "Compare", in: host)
            pause(.milliseconds(350))
            Hands.click(inside[1])
            #expect(Stage.wait { clicks == ["inside"] } && sheet.isPresented)
            // The button in the corner lies under the sheet's scrim.
            Hands.click(below)
            #expect(Stage.wait { !sheet.isPresented && host.sheets.isEmpty })
            #expect(clicks == ["inside"])
        }
    }

    @Test("T7: it is dragged away downwards, in a narrow window as in a wide one", arguments: [380, 900])
    func drag(width: Int) throws {
        let host = make()
        try Stage.show(host, width: width, height: 500) { window in
            Hands.focus(window)
            let sheet = Sheet.present(Box(.vertical, inside), title: "Compare", in: host)
            pause(.milliseconds(350))
            let title = try #require(find(.heading, in: sheet))
            Hands.drag(title, x: 0, y: 8)
            #expect(sheet.isPresented)
            Hands.drag(title, x: 0, y: 120)
            #expect(Stage.wait { !sheet.isPresented && host.sheets.isEmpty })
        }
    }

    @Test("put aside it leaves what lay below in reach, and comes back as it was, with the keyboard where it was")
    func aside() {
        let host = make()
        let typed = Entry()
        var dismissals = 0
        Stage.show(host, width: 800) { window in
            Hands.focus(window)
            below.grabFocus()
            let sheet = Sheet.present(Box(.vertical, [inside[0], typed]), title: "Compare", in: host)
            sheet.onDismissed { dismissals += 1 }
            typed.grabFocus()
            Hands.type("a", "b")
            #expect(Stage.wait { typed.text == "ab" })
            sheet.putAside()
            #expect(sheet.isPresented && !sheet.isMapped && host.sheets.isEmpty)
            #expect(below.hasFocus && host.children[0].canFocus)
            sheet.bringBack()
            #expect(host.sheets.elementsEqual([sheet], by: ===) && typed.hasFocus && typed.text == "ab")
            Hands.type("Escape")
            #expect(Stage.wait { dismissals == 1 } && below.hasFocus)
            // One that is dismissed while it is away does not come back.
            let other = Sheet.present(Box(.vertical, [inside[1]]), title: "Share", in: host)
            other.onDismissed { dismissals += 1 }
            other.putAside()
            other.dismiss()
            #expect(dismissals == 2)
            other.bringBack()
            #expect(other.parent == nil && host.sheets.isEmpty && below.hasFocus)
        }
    }

    @Test("toolkit row 19: a modal dialog with a name; what lies below is out of reach meanwhile")
    func accessibility() {
        let host = make()
        Stage.show(host) { _ in
            let sheet = Sheet.present(Box(.vertical, inside), title: "Compare", in: host)
            #expect(sheet.role == .dialog && sheet.accessibleLabel == "Compare")
            let content = host.children[0]
            #expect(content.accessibleIs(.hidden) && !content.canFocus)
            sheet.dismiss()
            #expect(!content.accessibleIs(.hidden) && content.canFocus)
            #expect(Stage.wait { sheet.parent == nil })
        }
    }

    @Test("it ends when it has gone, and with its window")
    func freed() {
        let host = make()
        var trace: Trace?
        Stage.show(host) { _ in
            let sheet = Sheet.present(Label("Content"), title: "Compare", in: host)
            trace = Trace(sheet)
            sheet.dismiss()
        }
        _ = Stage.wait { trace?.isGone == true }
        #expect(trace?.isGone == true)
        #expect(
            endsAfterShowing {
                let host = SheetHost(Label("Below"))
                Sheet.present(Label("Content"), title: "Compare", in: host)
                return host
            })
    }

    @Test("toolkit row 19: a banner is an alert, hides without a text, and offers a step")
    func banner() throws {
        let banner = Banner()
        #expect(!banner.isVisible)
        var steps = 0
        var closed = 0
        banner.onClosed { closed += 1 }
        banner.text = "3 entries of a pack were skipped"
        banner.action = NextStep("Details") { steps += 1 }
        try Stage.show(Box(.vertical, [banner])) { _ in
            let line = try #require(find(.alert, in: banner))
            #expect(line.accessibleLabel == "3 entries of a pack were skipped")
            button("Details", in: banner)?.click()
            #expect(steps == 1)
            button("Close", in: banner)?.click()
            #expect(closed == 1 && banner.text == nil)
            #expect(Stage.wait { !banner.isVisible })
        }
        #expect(endsAfterShowing { Banner("Problem") })
    }
}
