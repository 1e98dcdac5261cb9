import GTK
import TestSupport
import Widgets

/// A page with ten thousand rows between a header and a footer; each seventh row is several lines high.
@MainActor
final class FlowingPage {
    let scroller: ScrolledWindow
    let header = Label("Before")
    let footer = Label("After")
    let rows = ArrayList(FlowingPage.numbers(10_000))
    private(set) weak var window: Window?
    private let list: FlowingList<Numbered>
    private let shown = Shown()

    init(isGrid: Bool) {
        let make: @MainActor () -> Label = {
            let label = Label()
            label.wraps = true
            return label
        }
        let update: @MainActor (Label, Numbered) -> Void = { [shown] label, number in
            let end = number.id.isMultiple(of: 7) ? String(repeating: ", which is long", count: 12) : ""
            label.text = "\(number.id)\(end)"
            shown.cells[ObjectIdentifier(label)] = (label, number.id)
        }
        if isGrid {
            list = FlowingList(GridView(rows, cell: make, update: update))
            list.columnWidth = 150
        } else {
            list = FlowingList(ListView(rows, row: make, update: update))
        }
        scroller = ScrolledWindow(Box(.vertical, [header, list, footer]), scrolls: [.vertical])
    }

    static func numbers(_ count: Int) -> [Numbered] { (0..<count).map(Numbered.init) }

    /// Shows the page and runs `body` with it.
    func show(_ body: (FlowingPage) -> Void) {
        Stage.show(scroller, width: 360, height: 400) { window in
            self.window = window
            settle()
            body(self)
        }
    }

    /// Waits until what follows a change is over.
    func settle() {
        guard let window else { return }
        for _ in 0..<3 {
            Stage.paint(window)
            MainLoop.drain()
        }
    }

    // MARK: What a hand does

    func scroll(by way: Double) {
        guard let window else { return }
        // A hand can turn the wheel several times while one frame is shown.
        let part = (way / 3).rounded()
        for step in [part, part, way - 2 * part] { scroller.verticalAdjustment.value += step }
        Stage.paint(window)
    }

    func setHeader(_ height: Int) {
        header.minimumSize = SizeRequest(height: height)
        settle()
    }

    // MARK: What is seen

    var value: Double { scroller.verticalAdjustment.value }

    /// Where each row in sight begins, in pixels below the top of what is seen.
    var places: [Int: Double] { seen.mapValues(\.y) }

    /// The end of the last row in sight.
    var bottom: Double { seen.values.map { $0.y + $0.height }.max() ?? 0 }

    var height: Double { Double(scroller.height) }

    /// How far the page can still be scrolled.
    var room: (above: Double, below: Double) {
        let adjustment = scroller.verticalAdjustment
        return (value, adjustment.upper - adjustment.pageSize - value)
    }

    /// How far each row that was in sight and still is has gone up.
    func ways(since before: [Int: Double]) -> [Double] {
        let now = places
        return before.compactMap { row, place in now[row].map { place - $0 } }
    }

    /// What is wrong with what is seen; nil where rows in their order fill what header and footer leave.
    var gap: String? {
        let (begin, end) = (header.bounds(in: scroller), footer.bounds(in: scroller))
        let (top, bottom) = (max(0, (begin?.y ?? 0) + (begin?.height ?? 0)), min(height, end?.y ?? 0))
        let ordered = seen.sorted { $0.key < $1.key }
        guard let first = ordered.first, let last = ordered.last else {
            return bottom > top ? "nothing between \(top) and \(bottom)" : nil
        }
        if first.value.y > top { return "row \(first.key) begins at \(first.value.y), not at \(top)" }
        if last.value.y + last.value.height < bottom { return "row \(last.key) ends before \(bottom)" }
        if ordered.count != last.key - first.key + 1 {
            return "of rows \(first.key) to \(last.key) only \(ordered.count)"
        }
        return nil
    }

    private var seen: [Int: Rectangle] {
        var found: [Int: Rectangle] = [:]
        for (cell, row) in shown.cells.values where cell.isMapped {
            guard let place = cell.parent?.bounds(in: scroller), place.y + place.height > 0, place.y < height else {
                continue
            }
            found[row] = place
        }
        return found
    }
}

struct Numbered: Identifiable {
    let id: Int
}

/// Which row each cell shows.
@MainActor
private final class Shown {
    var cells: [ObjectIdentifier: (cell: Label, row: Int)] = [:]
}
