internal import GTK
internal import ServerUI
internal import Widgets

/// A row of a long list: it has the place of an entry, and shows it where it has been given what shows it.
@MainActor
final class RowCell: Box {
    private(set) var row: RowEntry?
    private(set) var body: RowBody?

    init() { super.init(.vertical) }

    /// Has the place of an entry, and shows it if it can.
    func show(_ row: RowEntry, _ content: RowContent) {
        self.row = row
        body?.show(row, content)
    }

    /// Shows its entry with a body that no other row has.
    func take(_ body: RowBody, _ content: RowContent) {
        self.body = body
        if let row { body.show(row, content) }
        append(body)
        minimumSize = SizeRequest()
    }

    /// Gives its body away, and keeps the height that it has.
    func giveAway() -> RowBody? {
        guard let body else { return nil }
        wait(height: height)
        remove(body)
        self.body = nil
        return body
    }

    /// Takes the room that a row is thought to need.
    func wait(height: Int) { minimumSize = SizeRequest(height: height) }

    /// Does what pressing the row does.
    func press() { body?.press() }
}

/// The widgets of a row, which are made once and show one entry after the other.
@MainActor
final class RowBody: Box {
    private let parts: PartGroup

    init(_ surroundings: ScreenSurroundings) {
        let content = Box(.vertical, spacing: Space.tiny)
        parts = PartGroup(surroundings) { [weak content] in content?.setChildren($0.map(\.widget)) }
        super.init(.vertical, [content])
        content.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
    }

    /// Shows an entry.
    func show(_ row: RowEntry, _ content: RowContent) {
        let scope = Scope.screen.inside(row.entry)
        // The entry is left out of what tells the parts apart, so that the next one gets the same widgets.
        parts.show(content.template.components.map { PlacedComponent($0, scope) }, depth: scope.entries.count)
    }

    /// Does what follows for the first thing in it that can be pressed.
    func press() { parts.parts.first { $0.context.isPressable }?.context.perform("activate") }
}
