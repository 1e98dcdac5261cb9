import GTK
import TestSupport
import Testing

@MainActor @Suite("Scrolling to an item", .serialized)
struct ScrollToTests {
    init() { Stage.open() }

    private struct Row: Identifiable {
        var id: Int
    }

    @Test("a list that was empty is scrolled as soon as it has rows, before they are laid out")
    func afterNothing() {
        struct Row: Identifiable { let id: Int }
        let list = ArrayList<Row>()
        let view = ListView(list, row: { Label() }, update: { $0.text = "\($1.id)" })
        let scroller = ScrolledWindow(view)
        Stage.show(scroller) { _ in
            Stage.paint(view)
            list.elements = (0..<500).map { Row(id: $0) }
            view.scroll(to: 400)
            for _ in 0..<3 { Stage.paint(view) }
            #expect(scroller.verticalAdjustment.value > 1000)
        }
    }

    @Test("an item is scrolled to, selected and focused, before and after the list is first shown")
    func scrolling() {
        let source = ArrayList((0..<1000).map { Row(id: $0) })
        let view = ListView(source, selection: .single, row: { Label() }, update: { $0.text = "\($1.id)" })
        view.scroll(to: 700, selecting: true)
        @MainActor func isInView(_ index: Int, _ scroller: Widget) -> Bool {
            guard let row = view.row(at: index), let bounds = row.bounds(in: scroller) else { return false }
            return row.isMapped && bounds.height > 0 && bounds.y >= 0 && bounds.y + bounds.height <= 360
        }
        let scroller = ScrolledWindow(view).layout(expand: [.horizontal, .vertical])
        Stage.show(Box(.vertical, [Button("Other"), scroller])) { window in
            Hands.focus(window)
            Stage.paint(view)
            #expect(isInView(700, scroller) && view.selection.indices == [700])
            for index in [20, 999, 0, 500, 505, 470] {
                view.scroll(to: index, selecting: true, focusing: true)
                Stage.paint(view)
                #expect(isInView(index, scroller), "\(index)")
                #expect(view.focusedIndex == index && view.selection.indices == [index])
            }
            view.scroll(to: 900)
            Stage.paint(view)
            #expect(isInView(900, scroller) && view.focusedIndex == 470 && view.selection.indices == [470])
            view.scroll(to: 1000)
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 471 })
            Stage.paint(view)
            #expect(isInView(471, scroller))
        }
    }

    @Test(
        "a list whose first row has the keyboard from the start shows what it is scrolled to", arguments: [false, true])
    func first(isGrid: Bool) {
        let source = ArrayList((0..<10_000).map { Row(id: $0) })
        let view: ItemsView<Row> =
            isGrid
            ? GridView(source, cell: { Label() }, update: { $0.text = "\($1.id)" })
            : ListView(source, row: { Label() }, update: { $0.text = "\($1.id)" })
        let scroller = ScrolledWindow(view)
        Stage.show(scroller) { window in
            Stage.paint(window)
            let adjustment = scroller.verticalAdjustment
            adjustment.value = adjustment.upper / 2
            Stage.paint(window)
            let place = view.row(at: source.count / 2)?.bounds(in: scroller)
            #expect(place.map { $0.y > -50 && $0.y < 360 && $0.height > 0 } == true)
        }
    }

    @Test("where all that was in sight goes, what is left is shown", arguments: [false, true], [1, 15, 762, 9_000])
    func shrunk(isFocused: Bool, count: Int) {
        let source = ArrayList((0..<10_000).map { Row(id: $0) })
        let view = ListView(source, row: { Label() }, update: { $0.text = "\($1.id)" })
        let scroller = ScrolledWindow(view).layout(expand: [.horizontal, .vertical])
        Stage.show(Box(.vertical, isFocused ? [scroller] : [Button("Other"), scroller])) { window in
            Stage.paint(window)
            scroller.verticalAdjustment.value = 1_000_000
            for _ in 0..<2 { Stage.paint(window) }
            #expect(view.row(at: 9_999)?.isMapped == true)
            source.elements = Array(source.elements.prefix(count))
            for _ in 0..<2 { Stage.paint(window) }
            let seen = (0..<count).filter { view.row(at: $0)?.isMapped == true }
            #expect(seen.count >= min(count, 10) && seen == Array((seen.first ?? 0)...(seen.last ?? 0)))
            let texts = seen.compactMap { (view.row(at: $0)?.children.first as? Label)?.text }
            #expect(texts == seen.map(String.init))
        }
    }
}
