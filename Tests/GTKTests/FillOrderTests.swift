import GTK
import TestSupport
import Testing

@MainActor @Suite("What is in sight is filled first", .serialized)
struct FillOrderTests {
    init() { Stage.open() }

    private struct Row: Identifiable, Equatable { var id: Int }

    /// Shows a list of 1,000 rows of 40 px, 360 px of it in sight, and forgets what was filled until then.
    private func show(_ body: (ListView<Row>, ArrayList<Row>, Filled) -> Void) {
        let source = ArrayList((0..<1000).map { Row(id: $0) })
        let filled = Filled()
        let view = ListView(source, label: { "\($0.id)" }, row: { Label().layoutFixed() }) {
            $0.text = "\($1.id)"
            filled.ids.append($1.id)
        }
        view.fillsVisibleFirst = true
        Stage.show(ScrolledWindow(view)) { _ in
            filled.ids = []
            body(view, source, filled)
        }
    }

    @MainActor private final class Filled { var ids: [Int] = [] }

    @Test("by the frame that shows them, and the rest after it")
    func order() {
        show { view, source, filled in
            var atFrame: [Int] = []
            let clock = view.frameClock
            let painted = clock?.onPainted { if atFrame.isEmpty { atFrame = filled.ids } }
            source.elements = (5000..<6000).map { Row(id: $0) }
            #expect(filled.ids.isEmpty)
            Stage.paint(view)
            painted?.disconnect()
            #expect(Set(5000..<5009).isSubset(of: atFrame) && atFrame.count < 30)
            #expect(Stage.wait { filled.ids.count >= 200 })
            MainLoop.drain()
            #expect(Set(filled.ids).count == filled.ids.count, "each is filled once")
        }
    }

    @Test("also after a jump to the other end")
    func jump() {
        show { view, _, filled in
            view.scroll(to: 999)
            Stage.paint(view)
            #expect(Set(991..<1000).isSubset(of: filled.ids))
            let row = view.row(at: 999)
            #expect((row?.children.first as? Label)?.text == "999")
        }
    }

    @Test("a list that is not shown yet, or no longer waits, is filled at once")
    func atOnce() {
        show { view, source, filled in
            source.elements = (5000..<6000).map { Row(id: $0) }
            view.fillsVisibleFirst = false
            #expect(filled.ids.count >= 200)
        }
        let source = ArrayList([Row(id: 1)])
        var count = 0
        let view = ListView(source, row: { Label() }, update: { _, _ in count += 1 })
        view.fillsVisibleFirst = true
        Stage.show(view) { _ in #expect(count == 1) }
    }

    @Test("rows that go while they wait are forgotten, and the list is freed")
    func gone() {
        var traces: [Trace] = []
        show { view, source, filled in
            traces = [Trace(view), Trace(source)]
            source.elements = (5000..<6000).map { Row(id: $0) }
            source.elements = [Row(id: 7)]
            #expect(Stage.wait { filled.ids == [7] })
            source.elements = (0..<1000).map { Row(id: $0) }
        }
        #expect(traces.allSatisfy { $0.isGone })
    }
}

extension Label {
    fileprivate func layoutFixed() -> Self {
        setMinimumSize(height: 40)
        return self
    }
}
