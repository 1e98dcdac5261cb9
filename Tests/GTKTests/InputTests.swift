import GTK
import TestSupport
import Testing

@MainActor @Suite("Input", .serialized)
struct InputTests {
    init() { Stage.open() }

    @Test("real keys reach a widget in their phase, and a handled one goes no further")
    func keys() {
        var seen: [String] = []
        let button = Button("Press")
        let box = Box(.vertical, [button])
        box.onKeyPressed(phase: .capture) { key, modifiers in
            seen.append("capture \(key) \(modifiers.contains(.control))")
            return key == "x"
        }
        box.onKeyPressed { key, _ in
            seen.append("bubble \(key)")
            return true
        }
        Stage.show(box) { window in
            Hands.focus(window)
            button.grabFocus()
            Hands.type("ctrl+g")
            #expect(Stage.wait { seen.contains("bubble g") })
            #expect(seen.contains("capture g true"))
            Hands.type("x", "Escape")
            #expect(Stage.wait { seen.contains("bubble Escape") })
            #expect(!seen.contains("bubble x"))
        }
    }

    @Test("keys have names and characters")
    func names() {
        #expect(Key(name: "Page_Down") == .pageDown)
        #expect(Key(name: "NoSuchKey") == nil)
        #expect(Key.function(5).name == "F5" && Key.back.name == "Back" && Key.backTab.name == "ISO_Left_Tab")
        #expect(Key("é").character == "é" && Key("A").lowercased == "a")
    }

    @Test("a real click calls the handler of its button and count, once")
    func clicks() {
        var seen: [String] = []
        let label = Label("Here").layout(expand: [.horizontal, .vertical])
        let box = Box(.vertical, [label])
        label.onClick { seen.append("one") }
        label.onClick(count: 2) { seen.append("two") }
        label.onClick(button: .secondary) { (place: Point) in seen.append(place.x > 0 ? "second" : "?") }
        label.onClick(button: .back) { seen.append("back") }
        box.onClick { seen.append("outer") }
        Stage.show(box) { _ in
            Hands.click(label)
            #expect(Stage.wait { seen == ["one"] })
            Hands.click(label, button: 3)
            Hands.click(label, button: 8)
            #expect(Stage.wait { seen == ["one", "second", "back"] })
            // GTK 4.18 warns when a window goes whose last click was made with a button past the fifth.
            Hands.click(label, button: 2)
        }
    }

    @Test("a drag tells its stages, a swipe its speed, hovering its beginning and end")
    func movements() {
        var stages: [Drag.Stage] = []
        var last = Point(x: 0, y: 0)
        var speed: Point?
        var hover: [Bool] = []
        let label = Label("Here").layout(horizontal: .center, vertical: .center)
        let area = Box(.vertical, [label]).layout(expand: [.horizontal, .vertical])
        let drag = area.onDrag { drag, _ in
            if stages.last != drag.stage { stages.append(drag.stage) }
            last = drag.offset
        }
        let swipe = area.onSwipe { speed = $0 }
        if let swipe = swipe.gesture { drag.gesture?.join(swipe) }
        label.onHover { hover.append($0) }
        Stage.show(area) { _ in
            Hands.move(to: area, x: -200, y: -100)
            Hands.move(to: label)
            #expect(Stage.wait { hover == [true] })
            Hands.move(to: area, x: -200, y: -100)
            #expect(Stage.wait { hover == [true, false] })
            Hands.drag(area, x: 80, y: 0)
            #expect(Stage.wait { stages == [.began, .moved, .ended] })
            #expect(last.x > 60)
            #expect((speed?.x ?? 0) > 0)
        }
    }

    @Test("a wheel scrolls by steps")
    func scroll() {
        var sum = 0.0
        let label = Label("Here").layout(expand: [.horizontal, .vertical])
        label.onScroll {
            sum += $0.y
            return true
        }
        Stage.show(label) { _ in
            Hands.click(label, button: 5, count: 3)
            #expect(Stage.wait { sum == 3 })
        }
    }

    @Test("a shortcut works anywhere in the window")
    func shortcuts() {
        var count = 0
        let button = Button("Press")
        let search = Label("Search")
        let shortcuts = search.shortcuts().add("<Control>f") { count += 1 }
        shortcuts.add("<Alt>Left|F5") { count += 10 }
        Stage.show(Box(.vertical, [button, search])) { window in
            Hands.focus(window)
            button.grabFocus()
            Hands.type("ctrl+f", "F5", "alt+Left")
            #expect(Stage.wait { count == 21 })
        }
        #expect(Shortcuts.label("<Control>f") == "Ctrl+F")
    }

    @Test("focus coming and leaving is told")
    func focus() {
        var heard: [Bool] = []
        let (first, second) = (Button("1"), Button("2"))
        first.onFocusChange { heard.append($0) }
        Stage.show(Box(.vertical, [first, second])) { window in
            Hands.focus(window)
            second.grabFocus()
            first.grabFocus()
            second.grabFocus()
            #expect(Array(heard.suffix(2)) == [true, false])
        }
    }

    @Test("a controller ends when taken off, and with its widget")
    func lifetime() {
        var label: Label? = Label("a")
        let before = label?.controllers.count ?? 0
        let click = label?.onClick {}
        let key = label?.onKeyPressed { _, _ in false }
        let clickTrace = (click?.controller).map(Trace.init)
        let keyTrace = (key?.controller).map(Trace.init)
        let dragTrace = (label?.onDrag { _, _ in }.controller).map(Trace.init)
        #expect(label?.controllers.count == before + 3)
        click?.disconnect()
        #expect(clickTrace?.isGone == true && click?.isConnected == false && click?.controller == nil)
        #expect(key?.isConnected == true)
        #expect(keyTrace?.isGone == false)
        let trace = label.map(Trace.init)
        label = nil
        #expect(trace?.isGone == true && keyTrace?.isGone == true && dragTrace?.isGone == true)
        #expect(key?.isConnected == false)
    }

    @Test("a handler of input is silent while it is blocked, also twice, and hears again where it heard before")
    func blocking() {
        let button = Button("Here")
        let box = Box(.vertical, [button])
        var (presses, clicks) = (0, 0)
        let connection = box.onPressed(phase: .capture) { _, _ in presses += 1 }
        button.onClicked { clicks += 1 }
        Stage.show(box) { _ in
            Hands.click(button)
            #expect(Stage.wait { clicks == 1 } && presses == 1)
            connection.blocked {
                connection.blocked { Hands.click(button) }
                Hands.click(button)
                #expect(Stage.wait { clicks == 3 })
            }
            #expect(presses == 1 && connection.controller?.phase == .capture)
            Hands.click(button)
            #expect(Stage.wait { clicks == 4 } && presses == 2)
        }
    }

    @Test("signals of C can be emitted with Swift values")
    func emitting() {
        let label = Label("a")
        var heard: (Int, Double)?
        let gesture = label.onPressed { place, presses in heard = (presses, place.x) }
        gesture.controller?.emit("pressed", 2, 3.5, 4.5)
        #expect(heard?.0 == 2 && heard?.1 == 3.5)
    }
}
