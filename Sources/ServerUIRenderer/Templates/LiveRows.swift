internal import GTK
internal import ServerUI

/// The rows that a long list has just now, and what shows them.
///
/// GTK keeps some two hundred rows of a list ready, all but a few of them out of sight. No more than `limit` have the
/// widgets that show an entry; the others keep room for them, and once they come near what is seen they get those of
/// the row that is farthest from it.
@MainActor
final class LiveRows {
    /// How many rows have widgets, unless more than that are near what is seen.
    static let limit = 180

    private struct Entry {
        weak var cell: RowCell?
    }

    private let surroundings: ScreenSurroundings
    private let content: RowContent
    private weak var view: Widget?
    private var entries: [Entry] = []
    private var made = 0
    private var layout: Connection?
    /// How often rows were filled within the frame.
    private var passes = 0
    private var nextFrame: SourceToken?

    init(_ surroundings: ScreenSurroundings, _ content: RowContent) {
        self.surroundings = surroundings
        self.content = content
    }

    private var cells: [RowCell] { entries.compactMap(\.cell) }

    /// Keeps to the list that the rows are in.
    func follow(_ view: Widget) {
        self.view = view
        view.onMap { [weak self] in self?.began() }
        view.onUnmap { [weak self] in
            self?.layout?.disconnect()
            self?.nextFrame?.cancel()
            self?.nextFrame = nil
        }
    }

    /// Makes a row, with nothing in it.
    func make() -> RowCell {
        let cell = RowCell()
        entries.removeAll { $0.cell == nil }
        entries.append(Entry(cell: cell))
        return cell
    }

    /// Has a row show an entry, at once or when it comes near what is seen.
    func show(_ row: RowEntry, in cell: RowCell) {
        cell.show(row, content)
        guard cell.body == nil else { return }
        if made >= LiveRows.limit { made = cells.count { $0.body != nil } }
        if made < LiveRows.limit {
            cell.take(newBody(), content)
        } else if cell.height == 0 {
            cell.wait(height: usualHeight)
        }
    }

    /// Shows each row anew, after the content was changed.
    func refresh() {
        for cell in cells { if let row = cell.row { cell.show(row, content) } }
    }

    func activate(_ id: String) { cells.first { $0.row?.id == id && $0.isMapped }?.press() }

    private func newBody() -> RowBody {
        made += 1
        return RowBody(surroundings)
    }

    /// What a row is thought to need until it shows something.
    private var usualHeight: Int {
        guard let example = cells.first(where: { $0.body != nil }) else { return 0 }
        return example.height > 0 ? example.height : example.measured(.vertical).natural
    }

    private func began() {
        layout?.disconnect()
        layout = view?.frameClock?.onLaidOut { [weak self] in self?.fillWithinFrame() }
    }

    /// Fills rows before they are painted. What they show may take less room, so that more rows come into sight: where that
    /// goes on, those wait for the next frame.
    private func fillWithinFrame() {
        guard passes < 2, fill() else { return }
        passes += 1
        guard nextFrame == nil else { return }
        nextFrame = MainLoop.after(.zero) { [weak self] in
            guard let self else { return }
            (passes, nextFrame) = (0, nil)
            fill()
        }
    }

    /// Lends to the rows near what is seen what those far from it have. A list moves its rows without a word to them.
    /// - Returns: whether there were such rows.
    @discardableResult
    private func fill() -> Bool {
        guard let view, cells.contains(where: { $0.body == nil }) else { return false }
        let rows = view.children.compactMap { $0.children.first as? RowCell }
        guard let first = rows.firstIndex(where: { isSeen($0, in: view) }),
            let last = rows.lastIndex(where: { isSeen($0, in: view) })
        else { return false }
        // As many more on either side as are seen.
        let ahead = last - first + 1
        let near = rows[max(0, first - ahead)...min(rows.count - 1, last + ahead)].filter {
            $0.body == nil && $0.row != nil
        }
        guard !near.isEmpty else { return false }
        let far = rows.indices.map { (cell: rows[$0], distance: max(first - $0, $0 - last)) }
        var givers = far.filter { $0.distance > 2 * ahead && $0.cell.body != nil && !$0.cell.hasKeyboard }
            .sorted { $0.distance < $1.distance }
        for cell in near { cell.take(givers.popLast()?.cell.giveAway() ?? newBody(), content) }
        return true
    }

    private func isSeen(_ cell: RowCell, in view: Widget) -> Bool {
        guard cell.isMapped, let place = cell.bounds(in: view) else { return false }
        return place.y < Double(view.height) && place.y + place.height > 0
    }
}

extension Widget {
    /// Whether the keyboard's place is the widget or in it.
    fileprivate var hasKeyboard: Bool {
        guard let focused = window?.focusedWidget else { return false }
        return focused === self || focused.isInside(self)
    }
}
