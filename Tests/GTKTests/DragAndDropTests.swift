import GTK
import TestSupport
import Testing

@MainActor @Suite("Drag and drop", .serialized)
struct DragAndDropTests {
    init() { Stage.open() }

    private struct Fruit { var name: String }

    @Test("a Swift value is dragged with the mouse to where its type is taken")
    func dragging() {
        let from = Label("From").layout(expand: [.horizontal, .vertical])
        let to = Label("To").layout(expand: [.horizontal, .vertical])
        var dropped: [String] = []
        var wrong = 0
        var hovering: [Bool] = []
        var ended = false
        from.onDragOut(ended: { _ in ended = true }) { _ in DragContent(Fruit(name: "apple"), text: "apple") }
        to.onDrop(of: Int.self) { _, _ in
            wrong += 1
            return true
        }
        to.onDrop(of: Fruit.self, hovering: { hovering.append($0) }) { fruit, place in
            dropped.append(fruit.name)
            return place.x > 0
        }
        let box = Box(.horizontal, [from, to])
        box.isHomogeneous = true
        Stage.show(box) { _ in
            Hands.drag(from, x: 240, y: 0, steps: 12) { hovering.last == true }
            let isOver = Stage.wait { ended && !dropped.isEmpty }
            #expect(isOver)
        }
        #expect(dropped == ["apple"] && wrong == 0)
        #expect(hovering.first == true)
    }

    @Test("text is dropped where text is taken")
    func text() {
        let from = Label("From").layout(expand: [.horizontal, .vertical])
        let to = Label("To").layout(expand: [.horizontal, .vertical])
        var dropped: String?
        from.onDragOut { _ in DragContent(text: "pear") }
        var isOver = false
        to.onDrop(of: String.self, hovering: { isOver = $0 }) { text, _ in
            dropped = text
            return true
        }
        let box = Box(.horizontal, [from, to])
        box.isHomogeneous = true
        Stage.show(box) { _ in
            Hands.drag(from, x: 240, y: 0, steps: 12) { isOver }
            let isDropped = Stage.wait { dropped != nil }
            #expect(isDropped)
        }
        #expect(dropped == "pear")
    }

    @Test("a widget knows whether what is at a position is dragged out")
    func draggedOut() throws {
        let (card, other) = (Box(.vertical, [Label("a card")]), Label("not"))
        card.onDragOut { _ in DragContent(text: "a card") }
        let box = Box(.vertical, [card, other])
        try Stage.show(box) { _ in
            let places = try [card, other].map { try #require($0.bounds(in: box)).center }
            #expect(places.map(box.isDraggedOut) == [true, false])
            #expect(!box.isDraggedOut(at: Point(x: -50, y: -50)))
        }
    }

    @Test("what is dragged ends")
    func lifetime() {
        final class Payload {}
        weak var payload: Payload?
        var content: DragContent?
        do {
            let made = Payload()
            payload = made
            content = DragContent(made, text: "x")
        }
        let trace = content.map(Trace.init)
        #expect(payload != nil)
        content = nil
        #expect(trace?.isGone == true && payload == nil)
    }
}
