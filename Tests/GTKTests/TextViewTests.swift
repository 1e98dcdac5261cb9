import GTK
import TestSupport
import Testing

@MainActor @Suite("Text of several lines", .serialized)
struct TextViewTests {
    init() { Stage.open() }

    @Test("text, cursor and selection, in Unicode scalars")
    func buffer() {
        let buffer = TextBuffer("crème\nbrûlée")
        #expect(buffer.text == "crème\nbrûlée" && buffer.count == 12 && buffer.lineCount == 2)
        buffer.cursor = 3
        #expect(buffer.cursor == 3 && buffer.selection == 3..<3)
        buffer.selection = 2..<5
        #expect(buffer.selection == 2..<5)
        buffer.delete(5..<12)
        buffer.insert("!")
        buffer.insert("¡", at: 0)
        #expect(buffer.text == "¡crème!")
    }

    @Test("changes are undone and redone by steps")
    func undo() {
        let buffer = TextBuffer()
        buffer.asOneStep {
            buffer.insert("a")
            buffer.insert("b")
        }
        #expect(buffer.canUndo && !buffer.canRedo)
        buffer.undo()
        #expect(buffer.text == "" && buffer.canRedo)
        buffer.redo()
        #expect(buffer.text == "ab")
        buffer.remembersChanges = false
        #expect(!buffer.remembersChanges && !buffer.canUndo)
    }

    @Test("setting the same text changes nothing")
    func sameText() {
        let buffer = TextBuffer("a")
        buffer.isModified = false
        var changes = 0
        buffer.onChanged { _ in changes += 1 }
        buffer.text = "a"
        #expect(changes == 0 && !buffer.isModified)
        buffer.text = "b"
        #expect(changes > 0)
        buffer.insert("c")
        #expect(buffer.isModified)
    }

    @Test("a view shows its buffer, which ends with it")
    func view() {
        func make() -> [Trace] {
            let view = TextView("a")
            var changes = 0
            view.onChanged { _ in changes += 1 }
            view.buffer.insert("b")
            #expect(view.text == "ab" || view.text == "ba")
            #expect(changes == 1)
            return [Trace(view), Trace(view.buffer)]
        }
        #expect(make().allSatisfy { $0.isGone })
    }

    @Test("properties are read back")
    func properties() {
        let view = TextView(String(repeating: "line\n", count: 200), wraps: false)
        view.isEditable = false
        view.isMonospace = true
        view.acceptsTab = false
        view.padding = Insets(top: 1, bottom: 2, start: 3, end: 4)
        #expect(!view.wraps && !view.isEditable && view.isMonospace && !view.acceptsTab)
        #expect(view.padding == Insets(top: 1, bottom: 2, start: 3, end: 4))
        let buffer = TextBuffer("shared")
        let other = TextView()
        other.buffer = buffer
        #expect(other.buffer === buffer && other.text == "shared")
        let scrolled = ScrolledWindow(view)
        Stage.show(scrolled) { _ in
            view.buffer.cursor = view.buffer.count
            view.scrollToCursor()
            #expect(Stage.wait { scrolled.verticalAdjustment.value > 0 })
        }
    }
}
