internal import CGTK

/// A table that shows a list of any length, with widgets only for the rows in and near the visible area
/// (`GtkColumnView`).
///
/// If a column has an order, a click on its header sorts the rows by it; a second click reverses them.
@MainActor
public final class ColumnView<Element>: ItemsView<Element> {
    /// The columns, from the leading edge.
    public let columns: [Column<Element>]
    private let arranged: ArrangedList<Element>?

    /// Creates a table.
    /// - Parameters:
    ///   - elements: the elements of the rows; `source` is an `ArrangedList` over them if a column has an order.
    ///   - mode: how many rows can be selected.
    ///   - label: the name of an element's row for assistive technology.
    ///   - columns: the columns, from the leading edge; a column can be in only one table.
    public convenience init(
        _ elements: ListSource<Element>, selection mode: SelectionMode = .none,
        label: (@MainActor (Element) -> String)? = nil, columns: [Column<Element>]
    ) {
        self.init(elements, selection: mode, describe: label.map(named(by:)), columns: columns)
    }

    init(
        _ elements: ListSource<Element>, selection mode: SelectionMode,
        describe: (@MainActor (Widget, Element) -> Void)?, columns: [Column<Element>]
    ) {
        self.columns = columns
        let canSort = columns.contains { $0.order != nil }
        arranged = canSort ? elements as? ArrangedList ?? ArrangedList(elements) : nil
        let source = arranged ?? elements
        let selection = Selection(mode, of: source)
        let live = LiveCells(in: gtk_list_view_get_type())
        g_object_ref(selection.raw)
        super.init(source, selection, live, Reference(adopting: gtk_column_view_new(selection.opaque)))
        for (index, column) in columns.enumerated() {
            column.makeCells(live, index == 0 ? describe : nil)
            gtk_column_view_append_column(opaque, column.opaque)
        }
        if arranged != nil { onSortChanged { [weak self] _ in self?.arrange() } }
    }

    /// The columns that the rows are sorted by, most important first.
    public var sortColumns: [(column: Column<Element>, isDescending: Bool)] {
        guard let sorter = gtk_column_view_get_sorter(opaque) else { return [] }
        return SortProbe.probes(in: sorter, (raw, UnsafeMutableRawPointer(list))).compactMap { probe, isInverted in
            columns.first { $0.probe.map { ObjectIdentifier($0) } == probe }.map { ($0, isInverted) }
        }
    }

    /// Sorts the rows as a click on a header does; nil stops sorting (`gtk_column_view_sort_by_column`).
    public func sort(by column: Column<Element>?, isDescending: Bool = false) {
        gtk_column_view_sort_by_column(
            opaque, column?.opaque, isDescending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
    }

    /// Called with `sortColumns` when the columns that sort the rows, or their directions, have changed (`changed` of
    /// the sorter).
    @discardableResult
    public func onSortChanged(
        _ handler: @escaping @MainActor ([(column: Column<Element>, isDescending: Bool)]) -> Void
    ) -> Connection {
        guard let sorter: Object = Object.borrowed(gtk_column_view_get_sorter(opaque)) else {
            fatalError("a column view has no sorter")
        }
        return sorter.connect("changed") { [weak self] in
            if let self { handler(sortColumns) }
        }
    }

    /// Whether a single click activates a row (`gtk_column_view_set_single_click_activate`).
    public var activatesOnSingleClick: Bool {
        get { gtk_column_view_get_single_click_activate(opaque) != 0 }
        set { gtk_column_view_set_single_click_activate(opaque, newValue.c) }
    }

    /// Whether there are lines between the rows (`gtk_column_view_set_show_row_separators`).
    public var showsRowSeparators: Bool {
        get { gtk_column_view_get_show_row_separators(opaque) != 0 }
        set { gtk_column_view_set_show_row_separators(opaque, newValue.c) }
    }

    /// Whether there are lines between the columns (`gtk_column_view_set_show_column_separators`).
    public var showsColumnSeparators: Bool {
        get { gtk_column_view_get_show_column_separators(opaque) != 0 }
        set { gtk_column_view_set_show_column_separators(opaque, newValue.c) }
    }

    /// The inner list, which holds the rows.
    override var list: UnsafeMutablePointer<GtkWidget> {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if g_type_is_a(comptoir_type_of(child), gtk_list_view_get_type()) != 0 { return child }
            next = gtk_widget_get_next_sibling(child)
        }
        return widget
    }

    private func arrange() {
        let orders = sortColumns.compactMap { column, isDescending in
            isDescending ? column.order?.reversed : column.order
        }
        arranged?.order = orders.first.map { orders.dropFirst().reduce($0) { $0.then($1) } }
    }
}
