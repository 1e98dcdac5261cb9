import GTK
import TestSupport
import Testing

@MainActor @Suite("Scrolling to an item", .serialized)
struct ScrollToTests {
    init() { Stage.open() }

    private struct Row: Identifiable {
        var id: Int
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
}
