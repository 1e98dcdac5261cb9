import GTK
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
    var id: Int
    var title = "row"
}

/// What the toolkit promises of long lists; times are printed and not asserted, work is counted.
@MainActor @Suite("What long lists cost", .serialized)
struct ToolkitRowTests {
    init() { Stage.open() }

    private func rows(_ ids: Range<Int>) -> [Row] { ids.map { Row(id: $0) } }

    private func widgets() -> Int {
        let now = InstanceCount.byType
        return ["GtkLabel", "GtkListItemWidget", "GtkBuiltinIcon", "GtkImage", "GtkBox"].reduce(0) {
            $0 + now[$1, default: 0]
        }
    }

    /// The widgets in a widget, itself included.
    private func count(_ widget: Widget) -> Int { widget.children.reduce(1) { $0 + count($1) } }

    @Test("toolkit row 5: 100,000 rows make fewer than 500 live widgets")
    func live() {
        let source = ArrayList(rows(0..<100_000))
        let view = ListView(source, row: { Label() }, update: { $0.text = "\($1.id)" })
        let before = widgets()
        Stage.show(ScrolledWindow(view)) { window in
            #expect(count(window) < 500 && widgets() - before < 500)
            for index in stride(from: 0, to: 100_000, by: 9_999) {
                view.scroll(to: index)
                Stage.paint(view)
                #expect(count(window) < 500 && widgets() - before < 500)
            }
            print("100,000 rows:", count(window), "live widgets")
        }
    }

    @Test(
        "toolkit row 6: appending, removing and moving among 10,000 is told in one or two steps, and touches few rows")
    func changes() {
        let source = ArrayList(rows(0..<10_000))
        var (filled, steps) = (0, [String]())
        let view = ListView(source, selection: .single, row: { Label() }) {
            filled += 1
            $0.text = "\($1.title) \($1.id)"
        }
        source.onItemsChanged { steps.append("\($0) -\($1) +\($2)") }
        Stage.show(ScrolledWindow(view)) { _ in
            @MainActor func measure(_ name: String, _ change: (inout [Row]) -> Void) -> [String] {
                (filled, steps) = (0, [])
                var elements = source.elements
                change(&elements)
                let start = ContinuousClock.now
                source.elements = elements
                Stage.paint(view)
                let time = ContinuousClock.now - start
                print("10,000 rows, \(name): \(time.milliseconds) ms to paint, \(filled) rows filled, \(steps)")
                #expect(filled <= 60, "\(name) filled \(filled) rows")
                return steps
            }
            #expect(measure("append") { $0.append(Row(id: -1)) } == ["10000 -0 +1"])
            #expect(measure("remove") { $0.remove(at: 3) } == ["3 -1 +0"])
            #expect(measure("move") { $0.insert($0.remove(at: 5), at: 9000) } == ["9001 -0 +1", "5 -1 +0"])
            #expect(measure("change") { $0[2].title = "new" } == [])
            #expect(filled == 1)
        }
    }

    @Test(
        "toolkit row 6: telling two orders apart takes comparisons in proportion to n log n",
        arguments: [10_000, 40_000])
    func difference(count: Int) {
        var random = SeededGenerator(seed: 7)
        let source = ArrayList(rows(0..<count))
        let start = ContinuousClock.now
        source.elements = rows(0..<count).shuffled(using: &random)
        print("\(count) rows shuffled: \((ContinuousClock.now - start).milliseconds) ms")
        var lookUps = 0
        let keys = (0..<count).map { Counted(value: $0) { lookUps += 1 } }
        let arranged = ArrayList(keys)
        arranged.elements = keys.shuffled(using: &random)
        // Some hash look-ups and one comparison of keys for each.
        #expect(lookUps < 16 * count, "\(lookUps) for \(count)")
    }

    @Test("toolkit row 7: scrolling 10,000 rows fills few rows a frame, and makes no widgets")
    func scrolling() {
        let source = ArrayList(rows(0..<10_000))
        var (filled, made) = (0, 0)
        @MainActor func make() -> Label {
            made += 1
            return Label()
        }
        let view = ListView(source, row: make) {
            filled += 1
            $0.text = "\($1.id)"
        }
        let scroller = ScrolledWindow(view)
        Stage.show(scroller) { _ in
            Stage.paint(view)
            let first = made
            var (most, slowest) = (0, Duration.zero)
            for _ in 0..<60 {
                filled = 0
                let start = ContinuousClock.now
                scroller.verticalAdjustment.value += 120
                Stage.paint(view)
                slowest = max(slowest, ContinuousClock.now - start)
                most = max(most, filled)
            }
            print(
                "scrolling: at most \(most) rows filled a frame, slowest frame \(slowest.milliseconds) ms, \(made) rows made"
            )
            #expect(most <= 40)
            // A jump fills what is in view and beyond it, whatever lies between.
            filled = 0
            scroller.verticalAdjustment.value = scroller.verticalAdjustment.upper
            Stage.paint(view)
            #expect(filled < 400 && made <= first * 2 + 10)
        }
    }
}

/// A key that counts how often it is looked at.
private struct Counted: Identifiable {
    struct Key: Hashable {
        let value: Int
        let seen: () -> Void
        static func == (first: Key, second: Key) -> Bool {
            first.seen()
            return first.value == second.value
        }
        func hash(into hasher: inout Hasher) {
            seen()
            hasher.combine(value)
        }
    }
    let id: Key

    init(value: Int, seen: @escaping () -> Void) { id = Key(value: value, seen: seen) }
}
