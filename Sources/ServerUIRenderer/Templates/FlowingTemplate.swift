internal import GTK
internal import ServerUI
internal import Widgets

/// A list or a grid of any length, of which only what is in sight has widgets.
@MainActor
final class FlowingTemplate: TemplatePart {
    let widget = Box(.vertical)
    private let surroundings: ScreenSurroundings
    private let rows = ArrayList<RowEntry>()
    private let cells: LiveRows
    private let list: FlowingList<RowEntry>
    private let empty: PartGroup
    private let waiting = Spinner().layout(horizontal: .center)
    private let bindings = BindingGroup()
    private let content: RowContent

    init(_ template: Template, _ surroundings: ScreenSurroundings) {
        self.surroundings = surroundings
        let content = RowContent(template)
        self.content = content
        let nothing = Box(.vertical)
        empty = PartGroup(surroundings) { [weak nothing] in nothing?.setChildren($0.map(\.widget)) }
        let cells = LiveRows(surroundings, content)
        self.cells = cells
        let make: @MainActor () -> RowCell = { cells.make() }
        let update: @MainActor (RowCell, RowEntry) -> Void = { cell, row in cells.show(row, in: cell) }
        let name: @MainActor (RowEntry) -> String = { row in
            content.template.components.first.map {
                surroundings.running.title(ofFirst: $0, in: Scope.screen.inside(row.entry))
            } ?? ""
        }
        if template.type == "grid" {
            list = FlowingList(GridView(rows, label: name, cell: make, update: update))
            list.columnWidth = 200
        } else {
            let view = ListView(rows, label: name, row: make, update: update)
            view.showsSeparators = true
            list = FlowingList(view)
        }
        // Without a name a screen reader says the name of GTK's class.
        list.view.accessibleLabel = tr("List")
        widget.setChildren([list, nothing, waiting])
        cells.follow(list.view)
        list.view.onActivate { [cells] _, row in cells.activate(row.id) }
        bindings.addAll {
            content.template.repetition.flatMap { surroundings.running.entries(of: $0, in: .screen) }
        } apply: { [unowned self] in
            show($0)
        }
    }

    func show(_ template: Template) {
        guard template != content.template else { return }
        content.template = template
        cells.refresh()
        bindings.run()
    }

    private func show(_ entries: [Scope.Entry]?) {
        rows.elements = RowEntry.rows(entries ?? [])
        let nothing = entries?.isEmpty == true ? content.template.empty : nil
        empty.show(nothing.map { [PlacedComponent($0, .screen)] } ?? [], depth: 0)
        list.isVisible = entries?.isEmpty == false
        waiting.isVisible = entries == nil
    }
}

/// What every row of a list shows: the template as it is at present.
@MainActor
final class RowContent {
    var template: Template

    init(_ template: Template) { self.template = template }
}

/// An entry of a list as a row.
struct RowEntry: Identifiable, Equatable {
    let id: String
    let entry: Scope.Entry

    /// Rows of entries; where two have one key, by which of them it is.
    static func rows(_ entries: [Scope.Entry]) -> [RowEntry] {
        var numbers: [String: Int] = [:]
        return entries.map { entry in
            let number = numbers[entry.key, default: 0]
            numbers[entry.key] = number + 1
            return RowEntry(id: number == 0 ? entry.key : "\(entry.key)\u{0}\(number)", entry: entry)
        }
    }
}
