import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Strip", .serialized)
struct StripTests {
    init() { Stage.open() }

    private func make() -> (strip: Strip, buttons: [Button]) {
        let buttons = (1...12).map { Button("Thing \($0)") }
        return (Strip(Box(.horizontal, spacing: 6, buttons)), buttons)
    }

    private func adjustment(_ strip: Strip) -> Adjustment? {
        everything(in: strip).compactMap { ($0 as? ScrolledWindow)?.horizontalAdjustment }.first
    }

    private func offset(_ strip: Strip) -> Double { adjustment(strip)?.value ?? -1 }

    /// Where the line comes to rest.
    private func rest(_ strip: Strip) -> Double {
        var last = -1.0
        while last != offset(strip) {
            last = offset(strip)
            pause(.milliseconds(100))
        }
        return last
    }

    @Test("a mouse drags the line as far as it goes itself, and back")
    func drag() {
        let (strip, buttons) = make()
        var clicks = 0
        for button in buttons { button.onClicked { clicks += 1 } }
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            Hands.drag(buttons[2], x: -104, y: 0) { offset(strip) >= 100 }
            #expect(offset(strip) >= 100)
            let there = rest(strip)
            Hands.drag(strip, x: 48, y: 0) { offset(strip) <= there - 40 }
            #expect(abs(offset(strip) - there + 48) <= 8 && clicks == 0)
        }
    }

    @Test("let go of in full swing, the line goes on")
    func throwing() {
        let (strip, buttons) = make()
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            Hands.drag(buttons[3], x: -80, y: 0, steps: 4)
            #expect(Stage.wait { offset(strip) > 120 })
        }
    }

    @Test("what is kept in view is so from the start and in another width, until it is scrolled away")
    func keptInView() throws {
        let (strip, buttons) = make()
        strip.keptInView = buttons[8]
        func isSeen() -> Bool {
            guard let place = buttons[8].bounds(in: strip) else { return false }
            return place.width > 0 && place.x >= 0 && place.x + place.width <= Double(strip.width)
        }
        Stage.show(Box(.vertical, [strip]), width: 560) { _ in
            #expect(Stage.wait { isSeen() })
            strip.layout(margins: Insets(top: 0, bottom: 0, start: 360, end: 0))
            #expect(Stage.wait { strip.width == 200 && isSeen() })
            adjustment(strip)?.value = 0
            pause(.milliseconds(100))
            #expect(offset(strip) == 0)
        }
    }

    @Test("a click stays a click, also with a hand that trembles; up and down drags nothing")
    func click() {
        let (strip, buttons) = make()
        var clicks = 0
        buttons[1].onClicked { clicks += 1 }
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            Hands.click(buttons[1])
            Hands.drag(buttons[1], x: -4, y: 0, steps: 2)
            #expect(Stage.wait { clicks == 2 } && offset(strip) == 0)
            Hands.drag(buttons[1], x: 0, y: 120)
            #expect(offset(strip) == 0)
        }
    }

    @Test("a wheel scrolls it sideways, and at its end goes on to what is around")
    func wheel() {
        let (strip, _) = make()
        var passed = 0
        let around = Box(.vertical, [strip])
        around.onScroll([.vertical]) { _ in
            passed += 1
            return true
        }
        Stage.show(around, width: 360) { window in
            Hands.focus(window)
            Hands.click(strip, button: 5)
            #expect(Stage.wait { offset(strip) > 0 } && passed == 0)
            for _ in 0..<16 where passed == 0 { Hands.click(strip, button: 5) }
            #expect(Stage.wait { passed > 0 })
        }
    }

    @Test("on a page that scrolls the wheel is the page's")
    func wheelOnPage() {
        let (strip, _) = make()
        let end = Box(.vertical)
        end.minimumSize = SizeRequest(height: 2_000)
        let page = ScrolledWindow(Box(.vertical, [strip, end]), scrolls: [.vertical])
        Stage.show(page, width: 360, height: 400) { window in
            Hands.focus(window)
            Hands.click(strip, button: 5)
            #expect(Stage.wait { page.verticalAdjustment.value > 0 } && offset(strip) == 0)
        }
    }

    @Test(
        "what gets the keyboard is seen whole, with room beside it",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func keys(direction: TextDirection) {
        let (strip, buttons) = make()
        for widget in everything(in: strip) { widget.direction = direction }
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            buttons[0].grabFocus()
            // GTK 4.18 goes along a box from its left whichever way one reads: then there is more than one round to go.
            for _ in buttons where !buttons[5].hasFocus {
                let before = window.focusedWidget
                Hands.type("Tab")
                #expect(Stage.wait { window.focusedWidget !== before })
            }
            #expect(buttons[5].hasFocus)
            #expect(
                Stage.wait {
                    guard let place = buttons[5].bounds(in: strip) else { return false }
                    return place.x >= 47 && place.x + place.width <= Double(strip.width) - 47
                })
        }
    }

    @Test("all stand on one line, and chips do too")
    func line() {
        let chips = FilterChips("Sorts", (1...12).map { Choice(id: "\($0)", title: "Sort \($0)") }, .one)
        let strip = Strip(chips)
        Stage.show(Box(.vertical, [strip]), width: 360) { _ in
            #expect(strip.width == 360 && chips.width > 600)
            let heights = Set(everything(in: chips).compactMap { ($0 as? Button)?.bounds(in: chips)?.y })
            #expect(heights.count == 1)
        }
    }

    @Test("ends with its window")
    func lifetime() {
        #expect(endsAfterShowing { make().strip })
    }
}
