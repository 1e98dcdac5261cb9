internal import CGTK

/// The cells of a list that wait to show another element.
///
/// Those in view are filled once GTK has laid them out, before the frame is painted; the others after it, a few
/// milliseconds at a time. Where no frame comes, as in a window that is out of sight, none waits for it for long.
@MainActor
final class WaitingCells {
    private weak var view: Widget?
    private var waiting: [OpaquePointer: @MainActor () -> Void] = [:]
    private var layout: Connection?
    private var rest: SourceToken?
    /// Whether `rest` fills cells, as the frame is done; until then it waits for one.
    private var fillsRest = false
    private static let patience = Duration.milliseconds(100)

    init(of view: Widget) { self.view = view }

    /// Holds a cell back for later, unless the list is not on the screen.
    /// - Parameter fill: shows the cell's element; called once, unless the cell is taken back before.
    /// - Returns: whether the cell waits.
    func hold(_ cell: OpaquePointer, _ fill: @escaping @MainActor () -> Void) -> Bool {
        guard let view, let clock = view.frameClock, view.isMapped else { return false }
        waiting[cell] = fill
        if layout?.isConnected != true { layout = clock.onLaidOut { [weak self] in self?.fillVisible() } }
        clock.requestLayout()
        if fillsRest || rest?.isActive != true {
            rest?.cancel()
            fillsRest = false
            rest = MainLoop.after(Self.patience) { [weak self] in self?.fillRest() }
        }
        return true
    }

    func contains(_ cell: OpaquePointer) -> Bool { waiting[cell] != nil }
    func takeBack(_ cell: OpaquePointer) { waiting[cell] = nil }

    /// Fills all cells that wait.
    func fillAll() {
        while let (_, fill) = waiting.popFirst() { fill() }
        end()
    }

    /// Fills the cells in view; GTK moves its cells without notifying them, so the position of each is checked.
    private func fillVisible() {
        guard let view else { return end() }
        let sight = Rectangle(width: Double(view.width), height: Double(view.height))
        for (cell, fill) in waiting {
            // Filling one cell may take another back.
            guard contains(cell), let child = gtk_list_item_get_child(cell) else { continue }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(child, view.widget, &bounds) != 0, sight.meets(bounds) else { continue }
            waiting[cell] = nil
            fill()
        }
        fillRest()
    }

    private func fillRest() {
        guard !fillsRest else { return }
        guard !waiting.isEmpty else { return end() }
        rest?.cancel()
        fillsRest = true
        rest = SourceToken(priority: .whenIdle, interval: nil) { [weak self] in self?.fillSome() ?? false }
    }

    private func fillSome() -> Bool {
        let end = ContinuousClock.now + .milliseconds(4)
        while ContinuousClock.now < end, let (_, fill) = waiting.popFirst() { fill() }
        if waiting.isEmpty { self.end() }
        return !waiting.isEmpty
    }

    private func end() {
        layout?.disconnect()
        layout = nil
        rest?.cancel()
        fillsRest = false
    }
}

extension Rectangle {
    fileprivate func meets(_ other: graphene_rect_t) -> Bool {
        let (left, top) = (Double(other.origin.x), Double(other.origin.y))
        return left < x + width && left + Double(other.size.width) > x && top < y + height
            && top + Double(other.size.height) > y
    }
}
