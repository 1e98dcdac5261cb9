import GTK
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
    var id: Int
    var title = "row"
}

@MainActor @Suite("Lists", .serialized)
struct ListTests {
    init() { Stage.open() }

    private func list(_ elements: [Row]) -> (ArrayList<Row>, ListView<Row>) {
        let source = ArrayList(elements)
        let view = ListView(source, selection: .single, row: { Label() }, update: { $0.text = "\($1.title) \($1.id)" })
        return (source, view)
    }

    /// How often a list has read a page.
    private final class Reads { var count = 0 }

    /// A list that reads pages of 50 rows.
    private func pagedList(of count: Int) -> (PagedList<Int, Row>, ListView<Row>, Reads) {
        let reads = Reads()
        let source = PagedList<Int, Row>(pageSize: 50) { keys in
            reads.count += 1
            return keys.map { Row(id: $0) }
        }
        source.keys = ContiguousArray(0..<count)
        let view = ListView(source, selection: .single, row: { Label() }, update: { $0.text = "\($1.id)" })
        return (source, view, reads)
    }

    @Test("show what is in view, and little more")
    func recycled() {
        let (_, view) = list((0..<100_000).map { Row(id: $0) })
        Stage.show(ScrolledWindow(view)) { _ in
            let rows = view.children.count
            #expect(rows > 5 && rows < 500)
        }
    }

    @Test("elements without an id are told apart by any property, here by themselves")
    func anyElements() {
        let words = ArrayList(["fig", "lime", "plum"], id: \.self)
        let view = ListView(words, selection: .single, row: { Label() }, update: { $0.text = $1 })
        Stage.show(ScrolledWindow(view)) { _ in
            view.selection.select(2)
            words.elements = ["apple", "fig", "plum"]
            #expect(view.selection.first == 2 && words.count == 3 && words.element(at: 0) == "apple")
            words.elements.insert("cherry", at: 1)
            #expect(view.selection.first == 3)
        }
        let lengths = ArrayList(["fig", "lime"], id: \.count)
        lengths.update("pear")
        #expect(lengths.elements == ["fig", "pear"])
    }

    @Test("every random change ends in the new order, told in steps that add up", arguments: 0..<50)
    func differences(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0...60, using: &random)).map { Row(id: $0) }
        var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        if Bool.random(using: &random) { new.shuffle(using: &random) }
        for id in 100..<100 + Int.random(in: 0...9, using: &random) {
            new.insert(Row(id: id), at: Int.random(in: 0...new.count, using: &random))
        }
        let source = ArrayList(old)
        var mirror = old.map(\.id)
        source.onItemsChanged { [unowned source] position, removed, added in
            mirror.replaceSubrange(
                position..<position + removed,
                with: (position..<position + added).map { source.element(at: $0).id })
        }
        source.elements = new
        #expect(source.elements == new)
        #expect(mirror == new.map(\.id))
    }

    @Test("a refresh keeps the selection")
    func keepsSelection() {
        let (source, view) = list((0..<100).map { Row(id: $0) })
        view.selection.select(40)
        source.elements = [Row(id: 500)] + source.elements.filter { $0.id != 3 }
        #expect(view.selection.indices == [40])
        #expect(source.element(at: 40).id == 40)
    }

    @Test("a mark of the program's stays where it is under pointer, click and keys, and moves with its row")
    func mark() throws {
        let (source, view) = list((0..<8).map { Row(id: $0) })
        view.selection.isPersons = false
        view.activatesOnSingleClick = true
        var told: [[Int]] = []
        view.selection.onChanged { told.append($0) }
        var activated: [Int] = []
        view.onActivate { place, _ in activated.append(place) }
        try Stage.show(ScrolledWindow(view)) { window in
            Hands.focus(window)
            view.selection.select(2)
            for place in [4, 5, 3] {
                let row = try #require(view.row(at: place))
                var isHovered = false
                row.onHover { isHovered = $0 }
                Hands.move(to: row)
                #expect(Stage.wait { isHovered })
                #expect(view.selection.indices == [2])
            }
            Hands.clickHere()
            #expect(Stage.wait { activated == [3] })
            Hands.type("Down", "Down")
            #expect(Stage.wait { view.focusedIndex == 5 })
            #expect(view.selection.indices == [2] && told == [[2]])
            source.elements = [Row(id: 500)] + source.elements
            #expect(view.selection.indices == [3])
            view.selection.clear()
            Hands.type("Up")
            #expect(Stage.wait { view.focusedIndex == 5 } && view.selection.indices.isEmpty)
        }
    }

    @Test("pages are read when they come into view, and not all of them")
    func pages() {
        let (source, view, reads) = pagedList(of: 1_000_000)
        Stage.show(ScrolledWindow(view)) { _ in
            #expect(source.itemCount == 1_000_000)
            #expect(reads.count >= 1 && reads.count < 20)
        }
    }

    @Test("very many rows in place of very many others are read as they come into view, too")
    func replaced() {
        let (source, view, reads) = pagedList(of: 200_000)
        Stage.show(ScrolledWindow(view)) { _ in
            view.selection.select(3)
            reads.count = 0
            source.keys = ContiguousArray((0..<150_000).map { 150_000 - $0 * 2 })
            #expect(source.itemCount == 150_000)
            #expect(reads.count < 20)
        }
    }

    @Test("reading again fills the rows that have become others, and only those")
    func readAgain() {
        var names = (0..<100).map { "Row \($0)" }
        let source = PagedList<Int, String> { keys in keys.map { names[$0] } }
        source.keys = ContiguousArray(0..<100)
        var shown: [String] = []
        let view = ListView(source, row: { Label() }, update: { (_: Label, text) in shown.append(text) })
        Stage.show(ScrolledWindow(view)) { _ in
            shown = []
            source.changed()
            #expect(shown.isEmpty)
            for place in [1, 2, 4] { names[place] += "!" }
            source.changed()
            #expect(shown.sorted() == ["Row 1!", "Row 2!", "Row 4!"])
        }
    }

    @Test("a list and its rows are freed with their window")
    func freed() {
        var parts: (ArrayList<Row>, ListView<Row>)? = list((0..<50).map { Row(id: $0) })
        let traces = [parts.map { Trace($0.0) }, parts.map { Trace($0.1) }, parts.map { Trace($0.1.selection) }]
        if let parts { Stage.show(ScrolledWindow(parts.1)) { _ in } }
        parts = nil
        #expect(traces.allSatisfy { $0?.isGone == true })
    }
}
