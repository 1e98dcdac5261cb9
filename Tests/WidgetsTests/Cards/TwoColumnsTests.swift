import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Two columns", .serialized)
struct TwoColumnsTests {
    init() { Stage.open() }

    private func place(_ widget: Widget, in other: Widget) -> Rectangle {
        widget.bounds(in: other) ?? Rectangle(width: 0, height: 0)
    }

    @Test("stand side by side where each has its width, and one below the other where not")
    func widths() {
        let (first, second) = (Label("first"), Label("second"))
        let columns = TwoColumns(first, second, least: 200)
        Stage.show(columns, width: 600, height: 200) { _ in
            let (one, two) = (place(first, in: columns), place(second, in: columns))
            #expect(one.y == two.y && one.x < two.x && one.width == two.width && one.width >= 200)
            #expect(abs(two.x + two.width - Double(columns.width)) < 1)
        }
        let (above, below) = (Label("above"), Label("below"))
        let narrow = TwoColumns(above, below, least: 200)
        Stage.show(narrow, width: 360, height: 200) { _ in
            let (one, two) = (place(above, in: narrow), place(below, in: narrow))
            #expect(one.x == two.x && two.y >= one.y + one.height && one.width == Double(narrow.width))
        }
        #expect(narrow.measured(.vertical, for: 360).natural > columns.measured(.vertical, for: 600).natural)
    }

    @Test("a part that is hidden leaves its space to the other", arguments: [360, 700])
    func hidden(width: Int) {
        let (first, second) = (Label("first"), Label("second"))
        let columns = TwoColumns(first, second, least: 200)
        Stage.show(Box(.vertical, [columns]), width: width) { _ in
            for (hidden, shown) in [(first, second), (second, first)] {
                hidden.isVisible = false
                let whole = { @MainActor in Rectangle(width: Double(width), height: Double(columns.height)) }
                #expect(Stage.wait { place(shown, in: columns) == whole() })
                hidden.isVisible = true
            }
        }
    }

    @Test("a head is above the first; where they are one below the other, it is on top and the first is last")
    func head() {
        @MainActor func check(width: Int, _ body: (Rectangle, Rectangle, Rectangle) -> Void) {
            let (head, first, second) = (Label("head"), Label("first"), Label("second"))
            let columns = TwoColumns(first, second, least: 200, head: head)
            Stage.show(Box(.vertical, [columns]), width: width) { _ in
                body(place(head, in: columns), place(first, in: columns), place(second, in: columns))
            }
        }
        check(width: 600) { head, first, second in
            #expect(head.y == 0 && second.y == 0 && first.y >= head.height && head.width == first.width)
        }
        check(width: 360) { head, first, second in
            #expect(head.y == 0 && second.y >= head.height && first.y >= second.y + second.height)
        }
    }

    @Test("right to left the first stands at the right")
    func mirrored() {
        let (first, second) = (Label("first"), Label("second"))
        let columns = TwoColumns(first, second, least: 100)
        columns.direction = .rightToLeft
        Stage.show(columns, width: 600) { _ in
            #expect(place(first, in: columns).x > place(second, in: columns).x)
        }
    }

    @Test("are freed with their window")
    func freed() {
        var traces: [Trace] = []
        func show() {
            let columns = TwoColumns(Label("a"), Label("b"))
            traces = [Trace(columns)]
            Stage.show(columns) { _ in }
        }
        show()
        MainLoop.drain()
        #expect(traces.allSatisfy { $0.isGone })
    }
}
