public import GTK

/// A table of two columns, names and amounts, whose headers sort it.
///
/// It shows the rows in the order in which they are set, and asks for another order; the owner of the data sorts,
/// because amounts in words cannot be compared. Tab moves through the headers and the rows with an action, Up and Down
/// from row to row. For nutrition with its bars, use a `DisclosureTable`.
///
///     let table = SortableTable("Ingredients", titles: ("Ingredient", "Quantity"))
///     table.bind(\.rows) { model.rows }
///     table.bind(\.sort) { model.sort }
///     table.onSortChosen { [weak model] in model?.sortChosen($0) }
@MainActor
public final class SortableTable: Box {
    private let titleHead: SortHead
    private let amountHead: SortHead
    private let body = Box(.vertical)
    private var lines: [String: SortableLine] = [:]
    private let chosen = HandlerList<TableSort>()
    private let activated = HandlerList<String>()

    /// Creates an empty table.
    /// - Parameters:
    ///   - name: the name of the table for assistive technology.
    ///   - titles: the headers of the two columns.
    public init(_ name: String, titles: (title: String, amount: String)) {
        titleHead = SortHead(titles.title, isAtEnd: false)
        amountHead = SortHead(titles.amount, isAtEnd: true)
        super.init(.vertical)
        styled("sortable-table")
        role = .table
        accessibleLabel = name
        let space = Box(.horizontal).layout(expand: [.horizontal])
        let heads = Box(.horizontal, [titleHead, space, amountHead]).styled("sort-heads")
        heads.role = .row
        append(heads)
        append(body)
        titleHead.onClicked { [weak self] in self?.choose(.title) }
        amountHead.onClicked { [weak self] in self?.choose(.amount) }
        body.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, key == .up || key == .down else { return false }
            return step(key == .down ? 1 : -1)
        }
        showSort()
    }

    /// The rows, in the order to show. A row whose id stays keeps its widget, and with it the keyboard focus.
    public var rows: [SortableEntry] = [] {
        didSet { if rows != oldValue { showRows() } }
    }

    /// The order that the headers show. Setting it does not sort the rows and does not call `onSortChosen`.
    public var sort = TableSort() {
        didSet { if sort != oldValue { showSort() } }
    }

    /// Called with the order that the user has chosen by clicking a header.
    @discardableResult
    public func onSortChosen(_ handler: @escaping @MainActor (TableSort) -> Void) -> Connection { chosen.add(handler) }

    /// Called with the id of a row that the user has clicked.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor (String) -> Void) -> Connection { activated.add(handler) }

    private func choose(_ column: TableSort.Column) {
        sort = sort.clicked(column)
        chosen.send(sort)
    }

    private func showSort() {
        let order: AccessibleSort = sort.isDescending ? .descending : .ascending
        titleHead.show(sort.column == .title ? order : .none)
        amountHead.show(sort.column == .amount ? order : .none)
    }

    private func showRows() {
        var known = lines
        lines = [:]
        var last: Widget?
        for entry in rows {
            let line = known.removeValue(forKey: entry.id) ?? make(entry.id)
            line.show(entry)
            lines[entry.id] = line
            if line.parent == nil { body.insert(line, after: last) } else { body.move(line, after: last) }
            last = line
        }
        for line in known.values { body.remove(line) }
    }

    private func make(_ id: String) -> SortableLine {
        let line = SortableLine()
        line.activated = { [weak self] in self?.activated.send(id) }
        return line
    }

    private func step(_ step: Int) -> Bool {
        let buttons = rows.compactMap { lines[$0.id]?.children.first as? Button }
        guard let current = buttons.firstIndex(where: \.hasFocus), buttons.indices.contains(current + step) else {
            return false
        }
        return buttons[current + step].grabFocus()
    }
}
