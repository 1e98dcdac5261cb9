internal import GTK
internal import ServerUI
internal import Widgets

/// A row of a long list: its widgets are made once, and show one entry after the other.
@MainActor
final class RowCell: Box {
    private let parts: PartGroup
    private(set) var row: RowEntry?

    init(_ surroundings: ScreenSurroundings) {
        let content = Box(.vertical, spacing: Space.tiny)
        parts = PartGroup(surroundings) { [weak content] in content?.setChildren($0.map(\.widget)) }
        super.init(.vertical, [content])
        content.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
    }

    /// Shows an entry.
    func show(_ row: RowEntry, _ content: RowContent) {
        self.row = row
        let scope = Scope.screen.inside(row.entry)
        // The entry is left out of what tells the parts apart, so that the next one gets the same widgets.
        parts.show(content.template.components.map { PlacedComponent($0, scope) }, depth: scope.entries.count)
    }

    /// Does what pressing the row does: what follows for the first thing in it that can be pressed.
    func press() { parts.parts.first { $0.context.isPressable }?.context.perform("activate") }
}

/// The rows that there are just now.
@MainActor
final class LiveRows {
    private struct Entry {
        weak var cell: RowCell?
    }

    private var entries: [Entry] = []

    var cells: [RowCell] { entries.compactMap(\.cell) }

    func add(_ cell: RowCell) {
        entries.removeAll { $0.cell == nil }
        entries.append(Entry(cell: cell))
    }

    /// Shows another version of the content in each row.
    func show(_ content: RowContent) {
        for cell in cells { if let row = cell.row { cell.show(row, content) } }
    }

    func activate(_ id: String) { cells.first { $0.row?.id == id && $0.isMapped }?.press() }
}
