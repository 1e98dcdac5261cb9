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

    @Test("rows that are higher once they are filled do not move what is in sight", arguments: [500, 999, 0, 650])
    func heights(to place: Int) {
        let source = ArrayList((0..<1000).map { Row(id: $0) })
        let filled = Filled()
        let view = ListView(source, row: { Label().layoutFixed() }) {
            $0.minimumSize = SizeRequest(height: 40 + $1.id % 3 * 30)
            $0.text = "\($1.id)"
            filled.ids.append($1.id)
            // As long as a row takes that has something in it: what is out of sight is not done by the next frame.
            let done = ContinuousClock.now + .milliseconds(1)
            while ContinuousClock.now < done {}
        }
        view.fillsVisibleFirst = true
        let scroller = ScrolledWindow(view)
        Stage.show(scroller) { _ in
            view.scroll(to: place == 0 ? 800 : 0)
            Stage.paint(view)
            filled.ids = []
            view.scroll(to: place)
            Stage.paint(view)
            let before = inSight(view, in: scroller)
            let count = filled.ids.count
            #expect(before[place] != nil)
            for place in before.keys { #expect((view.row(at: place)?.children.first as? Label)?.text == "\(place)") }
            #expect(count < 150, "\(count) were filled by the frame")
            #expect(Stage.wait { filled.ids.count >= 200 })
            MainLoop.drain()
            Stage.paint(view)
            #expect(inSight(view, in: scroller) == before)
        }
    }

    /// The rows that are seen, with where they are.
    private func inSight(_ view: ListView<Row>, in scroller: Widget) -> [Int: Rectangle] {
        var seen: [Int: Rectangle] = [:]
        for place in 0..<view.source.count {
            // GTK keeps what it does not show where it was.
            guard let row = view.row(at: place), row.isMapped, let bounds = row.bounds(in: scroller) else { continue }
            if bounds.y < Double(scroller.height), bounds.y + bounds.height > 0 { seen[place] = bounds }
        }
        return seen
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

    @Test("pages of which nothing is in sight are read after the frame, and only if they are still wanted by then")
    func pages() {
        let (filled, read) = (Filled(), Filled())
        let source = PagedList<Int, Row>(pageSize: 16) {
            read.ids += $0
            return $0.map(Row.init)
        }
        source.keys = ContiguousArray(0..<1000)
        let view = ListView(source, row: { Label().layoutFixed() }) {
            $0.text = "\($1.id)"
            filled.ids.append($1.id)
        }
        view.fillsVisibleFirst = true
        Stage.show(ScrolledWindow(view)) { _ in
            #expect(Stage.wait { filled.ids.count >= 200 })
            MainLoop.drain()
            (filled.ids, read.ids) = ([], [])
            var readByFrame: [Int] = []
            let painted = view.frameClock?.onPainted { if readByFrame.isEmpty { readByFrame = read.ids } }
            source.keys = ContiguousArray(5000..<6000)
            #expect(read.ids.isEmpty)
            Stage.paint(view)
            painted?.disconnect()
            #expect(Set(5000..<5009).isSubset(of: readByFrame))
            #expect(readByFrame.count <= 32, "\(readByFrame)")
            #expect(Stage.wait { filled.ids.count >= 200 })
            MainLoop.drain()
            #expect(Set(filled.ids).count == filled.ids.count, "each is filled once")
            #expect((view.row(at: 100)?.children.first as? Label)?.text == "5100")

            (filled.ids, read.ids) = ([], [])
            source.keys = ContiguousArray(7000..<8000)
            source.keys = ContiguousArray(5000..<6000)
            #expect(source.element(at: 100).id == 5100)
            Stage.paint(view)
            MainLoop.drain()
            #expect(filled.ids.isEmpty && read.ids.allSatisfy((5000..<6000).contains))
        }
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
        minimumSize = SizeRequest(height: 40)
        return self
    }
}
