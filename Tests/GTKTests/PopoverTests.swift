import GTK
import TestSupport
import Testing

@MainActor @Suite("Popovers and menu buttons", .serialized)
struct PopoverTests {
    init() { Stage.open() }

    @Test("opens beside the widget it is attached to, and closes")
    func attached() {
        let label = Label("parent")
        let popover = Popover(Label("inside"), position: .top)
        popover.attach(to: label)
        popover.pointing = Rectangle(x: 2, y: 3, width: 4, height: 5)
        var closed = 0
        popover.onClosed { closed += 1 }
        Stage.show(label) { _ in
            popover.popUp()
            #expect(Stage.wait { popover.isMapped })
            popover.popDown()
            #expect(Stage.wait { closed == 1 && !popover.isVisible })
        }
        #expect(popover.pointing == Rectangle(x: 2, y: 3, width: 4, height: 5) && popover.position == .top)
    }

    @Test("ends with the widget it is attached to, without a warning")
    func parentEnds() {
        func make() -> [Trace] {
            let label = Label("parent")
            let popover = Popover(Label("inside"))
            popover.attach(to: label)
            return [Trace(label), Trace(popover)]
        }
        #expect(make().allSatisfy { $0.isGone })
    }

    @Test("outlives the widget it is attached to while it is held, and can be attached again")
    func reattached() {
        let popover = Popover(Label("inside"))
        func attachAndDrop() -> Trace {
            let label = Label("parent")
            popover.attach(to: label)
            return Trace(label)
        }
        #expect(attachAndDrop().isGone)
        #expect(popover.parent == nil)
        let (one, two) = (Label("one"), Label("two"))
        popover.attach(to: one)
        popover.attach(to: two)
        #expect(popover.parent === two)
        popover.detach()
        #expect(popover.parent == nil)
    }

    @Test("open while its window is closed")
    func openAtTheEnd() {
        func show() -> [Trace] {
            let label = Label("parent")
            let popover = Popover(Label("inside"))
            popover.attach(to: label)
            var traces = [Trace(label), Trace(popover)]
            Stage.show(label) { window in
                traces.append(Trace(window))
                popover.popUp()
                #expect(Stage.wait { popover.isMapped })
            }
            return traces
        }
        let traces = show()
        #expect(
            Stage.wait { traces.allSatisfy(\.isGone) }, "label, popover, window: \(traces.map(\.isGone))")
    }

    @Test("open in a menu button while its window is closed")
    func menuButtonAtTheEnd() {
        func show() -> [Trace] {
            let popover = Popover(Button("inside"))
            let button = MenuButton("Open", popover: popover)
            Stage.show(button) { _ in
                button.popUp()
                #expect(Stage.wait { popover.isMapped })
            }
            return [Trace(button), Trace(popover)]
        }
        let traces = show()
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }

    @Test("closes when its parent leaves the screen")
    func parentHidden() {
        let label = Label("parent")
        let popover = Popover(Button("inside"))
        popover.attach(to: label)
        var closed = 0
        popover.onClosed { closed += 1 }
        let stack = Stack(.none, ["first": label, "second": Label("other")])
        Stage.show(stack) { _ in
            popover.popUp()
            #expect(Stage.wait { popover.isMapped })
            stack.show("second")
            #expect(Stage.wait { !popover.isVisible && closed == 1 })
        }
    }

    @Test("attached to a widget of our own, it is placed but neither measured nor drawn with the content")
    func inCustomWidget() {
        let custom = CustomWidget()
        let wide = Label(String(repeating: "wide ", count: 40))
        let popover = Popover(wide)
        popover.attach(to: custom)
        #expect(custom.measured(.horizontal) == Extent(minimum: 0, natural: 0))
        Stage.show(custom) { window in
            popover.popUp()
            #expect(Stage.wait { popover.isMapped && popover.width > 0 })
            window.queueResize()
            custom.queueResize()
            MainLoop.drain()
            #expect(popover.width >= wide.width && wide.width > 0)
        }
    }

    @Test("those that are created while none shall have an arrow have none, and those from before keep theirs")
    func arrows() {
        let before = Popover(Label("With"))
        let had = Popover.haveArrows
        defer { Popover.haveArrows = had }
        Popover.haveArrows = false
        let (plain, menu) = (Popover(Label("Without")), PopoverMenu(Menu([])))
        #expect(before.hasArrow == had && !plain.hasArrow && !menu.hasArrow)
        Popover.haveArrows = true
        #expect(Popover(Label("With")).hasArrow)
    }

    @Test("properties are read back")
    func properties() {
        let popover = Popover()
        popover.closesItself = false
        popover.hasArrow = false
        popover.setOffset(x: 3, y: 4)
        #expect(!popover.closesItself && !popover.hasArrow && popover.child == nil && popover.pointing == nil)
    }

    @Test("a menu button opens its popover")
    func menuButton() {
        let popover = Popover(Label("inside"))
        let button = MenuButton(icon: "open-menu-symbolic", named: "Menu", popover: popover)
        button.hasFrame = false
        button.isPrimary = true
        button.arrow = .up
        #expect(button.icon == "open-menu-symbolic" && button.popover === popover)
        #expect(!button.hasFrame && button.isPrimary && button.arrow == .up)
        Stage.show(button) { _ in
            button.popUp()
            #expect(Stage.wait { button.isOpen && popover.isMapped })
            button.popDown()
            #expect(Stage.wait { !button.isOpen })
        }
        #expect(MenuButton("Sort").label == "Sort")
    }
}
