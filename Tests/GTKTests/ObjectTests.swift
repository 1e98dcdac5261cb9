import CGTK
@testable import GTK
import TestSupport
import Testing

@MainActor @Suite("One object, one owner", .serialized)
struct ObjectTests {
    init() { Stage.open() }

    @Test("toolkit row 10: the same C object gives the same Swift object")
    func identity() {
        let label = Label("a")
        let box = Box(.vertical, [label])
        #expect(box.children.first === label)
        #expect(label.parent === box)
    }

    @Test("toolkit row 10: what C hands out has its true class")
    func trueClass() {
        let button = Button("Press")
        #expect(button.child is Label)
    }

    @Test("an object nobody holds is finalised at once")
    func freed() {
        var label: Label? = Label("a")
        let trace = label.map(Trace.init)
        #expect(trace?.isGone == false)
        label = nil
        #expect(trace?.isGone == true)
    }

    @Test("what was disposed of, and is held, has not ended")
    func disposed() {
        var label: Label? = Label("a")
        let trace = label.map(Trace.init)
        let second = label.map(Trace.init)
        if let label { g_object_run_dispose(label.object) }
        #expect(trace?.isGone == false)
        label = nil
        #expect(trace?.isGone == true && second?.isGone == true)
    }

    @Test("a parent keeps a child's Swift object with what it stores")
    func statefulChild() {
        final class Counting: Box {
            var count = 0
        }
        let outer = Box(.vertical)
        var inner: Counting? = Counting(.horizontal)
        inner?.count = 41
        if let inner { outer.append(inner) }
        let trace = inner.map(Trace.init)
        inner = nil
        #expect((outer.children.first as? Counting)?.count == 41)
        outer.removeAll()
        #expect(trace?.isGone == true)
    }

    @Test("toolkit row 13: a handler written as documented, [weak self], makes no cycle")
    func handlerWithoutCycle() {
        final class Page: Box {
            var clicks = 0
            let button = Button("Press")
            init() {
                super.init(.vertical)
                append(button)
                button.onClicked { [weak self] in self?.clicks += 1 }
            }
        }
        var page: Page? = Page()
        page?.button.click()
        #expect(page?.clicks == 1)
        let trace = page.map(Trace.init)
        page = nil
        #expect(trace?.isGone == true)
    }

    @Test("a destroyed window takes its content with it")
    func window() {
        var label: Label? = Label("a")
        let trace = label.map(Trace.init)
        if let shown = label {
            Stage.show(shown) { _ in #expect(shown.isMapped) }
        }
        label = nil
        #expect(trace?.isGone == true)
    }

    @Test("properties are typed")
    func properties() {
        let label = Label("a")
        label[Property<Int>("width-chars")] = 12
        #expect(label.widthInCharacters == 12)
        #expect(label[Property<String>("label")] == "a")
        #expect(label[Property<Double>("xalign")] == 0.5)
        #expect(label[Property<String?>("tooltip-text")] == nil)
    }
}
