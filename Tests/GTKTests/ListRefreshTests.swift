import GTK
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
    var id: Int
    var title = "row"
}

@MainActor @Suite("Refreshing a list", .serialized)
struct ListRefreshTests {
    init() { Stage.open() }

    private func rows(_ ids: some Sequence<Int>) -> [Row] { ids.map { Row(id: $0) } }

    private func list(_ source: ListSource<Row>, _ mode: SelectionMode = .single) -> ListView<Row> {
        ListView(source, selection: mode, row: { Label() }, update: { $0.text = "\($1.title) \($1.id)" })
    }

    /// Shows the list in a window that has the keyboard.
    private func show(_ view: ListView<Row>, _ body: (ScrolledWindow) -> Void) {
        let scroller = ScrolledWindow(view).layout(expand: [.horizontal, .vertical])
        Stage.show(Box(.vertical, [Button("Other"), scroller])) { window in
            Hands.focus(window)
            body(scroller)
        }
    }

    @Test("toolkit row 18: a refresh keeps selection, focus and scroll position")
    func keeps() {
        let source = ArrayList(rows(0..<1000))
        let view = list(source)
        show(view) { scroller in
            view.scroll(to: 490)
            Stage.paint(view)
            view.scroll(to: 500, selecting: true, focusing: true)
            Stage.paint(view)
            #expect(view.focusedIndex == 500 && scroller.verticalAdjustment.value > 0)
            /// Where the selected row stands in the window.
            @MainActor func offset() -> Double? {
                view.selection.first.flatMap { view.row(at: $0)?.bounds(in: scroller)?.y }
            }
            let before = offset()
            #expect((before ?? 0) > 0)
            // Rows above go and come, the selected one gets other content, and others move.
            var new = rows((0..<1000).filter { $0 % 10 != 3 })
            new.insert(contentsOf: rows(2000..<2020), at: 7)
            if let index = new.firstIndex(where: { $0.id == 500 }) { new[index].title = "changed" }
            new.swapAt(new.count - 1, new.count - 20)
            source.elements = new
            let place = new.firstIndex { $0.id == 500 }
            #expect(view.selection.indices == [place].compactMap { $0 })
            #expect(view.focusedIndex == place)
            Stage.paint(view)
            #expect(offset() == before)
            #expect((view.row(at: place ?? 0)?.children.first as? Label)?.text == "changed 500")
        }
    }

    @Test("takes the selection away, of one row or of several", arguments: [SelectionMode.single, .multiple])
    func cleared(mode: SelectionMode) {
        let view = list(ArrayList(rows(0..<5)), mode)
        view.selection.select(3)
        #expect(view.selection.indices == [3])
        view.selection.clear()
        #expect(view.selection.indices.isEmpty)
    }

    @Test("by what has changed reads no more than that, and all where that is much")
    func refreshed() {
        var titles = [Int: String]()
        var reads: [[Int]] = []
        let source = PagedList<Int, Row>(pageSize: 10) { keys in
            reads.append(Array(keys))
            return keys.map { Row(id: $0, title: titles[$0] ?? "row") }
        }
        source.keys = ContiguousArray(0..<25)
        let view = list(source)
        show(view) { _ in
            Stage.paint(view)
            @MainActor func text(_ index: Int) -> String? { (view.row(at: index)?.children.first as? Label)?.text }
            titles = [3: "changed", 4: "changed"]
            reads = []
            source.refresh { $0.id == 3 }
            Stage.paint(view)
            #expect(reads == [[3]] && text(3) == "changed 3" && text(4) == "row 4")
            #expect(source.element(at: 3).title == "changed" && source.element(at: 4).title == "row")
            // Where rows have come and gone, what is in view is another page's.
            source.keys = ContiguousArray((0..<25).filter { $0 != 1 })
            titles[5] = "changed"
            source.refresh { $0.id == 5 }
            Stage.paint(view)
            #expect(text(4) == "changed 5")
            source.keys = ContiguousArray(0..<25)
            _ = (0..<25).map { source.element(at: $0) }
            reads = []
            source.refresh { $0.id == 99 }
            #expect(reads.isEmpty)
            source.refresh { _ in true }
            Stage.paint(view)
            #expect(!reads.isEmpty && reads.allSatisfy { $0.count >= 5 } && text(4) == "changed 4")
        }
    }

    @Test("what moves stays selected and keeps the keyboard")
    func moved() {
        let source = ArrayList(rows(0..<100))
        let view = list(source, .multiple)
        var heard = 0
        view.selection.onChanged { _ in heard += 1 }
        show(view) { _ in
            view.scroll(to: 2, selecting: true, focusing: true)
            view.selection.select(3, keepingOthers: true)
            #expect(heard == 2)
            var new = source.elements
            new.insert(new.remove(at: 2), at: 5)
            source.elements = new
            #expect(view.selection.indices == [2, 5] && view.focusedIndex == 5 && heard == 2)
            source.elements = source.elements.reversed()
            #expect(view.selection.indices == [94, 97] && view.focusedIndex == 94 && heard == 2)
        }
    }

    @Test("the row below gets the keyboard when its row is taken out, and who listens hears of the selection")
    func removed() {
        let source = ArrayList(rows(0..<100))
        let view = list(source)
        var heard = 0
        view.selection.onChanged { _ in heard += 1 }
        show(view) { _ in
            view.scroll(to: 4, selecting: true, focusing: true)
            source.elements.remove(at: 4)
            #expect(view.focusedIndex == 4 && view.selection.indices == [] && heard == 2)
            source.elements = Array(source.elements.prefix(4))
            #expect(view.focusedIndex == 3)
            source.elements = []
            #expect(view.focusedIndex == nil && view.selection.first == nil)
        }
    }

    @Test("only rows in view whose content differs are shown anew")
    func differences() {
        let source = ArrayList(rows(0..<1000))
        var updates: [Int] = []
        let view = ListView(
            source, row: { Label() },
            update: {
                updates.append($1.id); $0.text = $1.title
            })
        show(view) { _ in
            updates = []
            var new = source.elements
            new[3].title = "a"
            new[900].title = "b"
            source.elements = new
            #expect(updates == [3])
            source.update(Row(id: 4, title: "c"))
            #expect(updates == [3, 4])
            source.changed(5)
            #expect(updates == [3, 4, 5])
            #expect(source.element(at: 900).title == "b")
        }
    }

    @Test("a paged list reads again what changed, in place")
    func paged() {
        var titles: [Int: String] = [:]
        let source = PagedList<Int, Row>(pageSize: 50) { $0.map { Row(id: $0, title: titles[$0] ?? "row") } }
        source.keys = ContiguousArray(0..<1000)
        let view = list(source)
        show(view) { _ in
            view.scroll(to: 3, selecting: true, focusing: true)
            titles[3] = "new"
            source.changed([3])
            #expect((view.row(at: 3)?.children.first as? Label)?.text == "new 3")
            source.changed()
            #expect(view.focusedIndex == 3 && view.selection.first == 3)
        }
    }

    @Test(
        "where nearly all becomes another, rows are filled anew and none is made; what is selected is told by element")
    func another() {
        let source = PagedList<Int, Row> { $0.map { Row(id: $0) } }
        source.keys = ContiguousArray(0..<3000)
        var made = 0
        let make = { @MainActor () -> Label in
            made += 1
            return Label()
        }
        let view = ListView(source, selection: .single, row: make, update: { $0.text = "row \($1.id)" })
        show(view) { _ in
            view.scroll(to: 5, selecting: true, focusing: true)
            Stage.paint(view)
            let before = made
            var lost = 0
            view.selection.onChanged { _ in lost += 1 }
            @MainActor func text(_ place: Int) -> String? { (view.row(at: place)?.children.first as? Label)?.text }

            // Another order: the selected element is now at 20, and has the keyboard there.
            var keys = ContiguousArray((0..<3000).reversed())
            keys.swapAt(20, 3000 - 1 - 5)
            source.keys = keys
            Stage.paint(view)
            #expect(view.selection.indices == [20] && view.focusedIndex == 20 && lost == 0)
            #expect(text(0) == "row 2999" && text(20) == "row 5" && made == before)

            // Fewer, and the selected one is gone: nothing is selected, and that is told once.
            source.keys = ContiguousArray((0..<1500).map { $0 * 2 })
            Stage.paint(view)
            #expect(view.selection.indices == [] && lost == 1 && text(1) == "row 2" && made == before)
            // More again.
            source.keys = ContiguousArray((5000..<9000))
            Stage.paint(view)
            #expect(text(0) == "row 5000" && source.itemCount == 4000 && made == before)
            view.scroll(to: 3999)
            Stage.paint(view)
            #expect(text(3999) == "row 8999")
        }
    }
}
