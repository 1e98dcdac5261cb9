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

    init(_ surroundings: ScreenSurroundings, _ content: RowContent) {
        self.surroundings = surroundings
        self.content = content
    }

    private var cells: [RowCell] { entries.compactMap(\.cell) }

    /// Keeps to the list that the rows are in.
    func follow(_ view: Widget) {
        self.view = view
        view.onMap { [weak self] in self?.began() }
        view.onUnmap { [weak self] in self?.layout?.disconnect() }
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
        layout = view?.frameClock?.onLaidOut { [weak self] in self?.fill() }
    }

    /// Lends to the rows near what is seen what those far from it have. A list moves its rows without a word to them.
    private func fill() {
        guard let view, cells.contains(where: { $0.body == nil }) else { return }
        let reach = Double(view.height)
        let near = cells.filter { $0.body == nil && $0.row != nil && distance(of: $0, in: view) < reach }
        guard !near.isEmpty else { return }
        var far = cells.filter { $0.body != nil && !$0.hasKeyboard }
            .map { (cell: $0, distance: distance(of: $0, in: view)) }
            .filter { $0.distance > 2 * reach }
            .sorted { $0.distance < $1.distance }
        for cell in near { cell.take(far.popLast()?.cell.giveAway() ?? newBody(), content) }
    }

    /// How far a row is from what is seen of its list, in pixels.
    private func distance(of cell: RowCell, in view: Widget) -> Double {
        guard cell.isMapped, let place = cell.bounds(in: view) else { return .infinity }
        return max(0, place.y - Double(view.height), -(place.y + place.height))
    }
}

extension Widget {
    /// Whether the keyboard's place is the widget or in it.
    fileprivate var hasKeyboard: Bool {
        guard let focused = window?.focusedWidget else { return false }
        return focused === self || focused.isInside(self)
    }
}
