internal import CGTK

/// One column of a `ColumnView` (`GtkColumnViewColumn`).
@MainActor
public final class Column<Element>: Object {
    /// How the rows are ordered by this column; nil where its header does not sort.
    public let order: Ordering<Element>?
    private let factory: @MainActor (LiveCells, (@MainActor (Widget, Element) -> Void)?) -> CellFactory
    let probe: SortProbe?

    /// Makes a column.
    /// - Parameters:
    ///   - title: what the header says.
    ///   - order: lets a click on the header sort the rows.
    ///   - isSortable: whether a click on the header sorts even without `order`; `ColumnView.onSortChanged` then
    ///     tells who orders the elements.
    ///   - cell: builds an empty cell.
    ///   - update: shows an element in a cell that `cell` built.
    public init<Cell: Widget>(
        _ title: String, order: Ordering<Element>? = nil, isSortable: Bool? = nil,
        cell: @escaping @MainActor () -> Cell, update: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.order = order
        factory = { CellFactory($0, make: cell, update: update, describe: $1) }
        probe = isSortable ?? (order != nil) ? SortProbe() : nil
        super.init(Reference(adopting: gtk_column_view_column_new(title, nil)))
        if let sorter = probe?.makeSorter() {
            gtk_column_view_column_set_sorter(opaque, sorter)
            g_object_unref(sorter)
        }
    }

    /// Makes a column of text.
    public convenience init(
        _ title: String, order: Ordering<Element>? = nil, isSortable: Bool? = nil,
        text: @escaping @MainActor (Element) -> String
    ) {
        self.init(title, order: order, isSortable: isSortable) {
            Label().layout(horizontal: .start)
        } update: {
            $0.text = text($1)
        }
    }

    /// What the header says (`gtk_column_view_column_set_title`).
    public var title: String {
        get { string(gtk_column_view_column_get_title(opaque)) ?? "" }
        set { gtk_column_view_column_set_title(opaque, newValue) }
    }

    /// Whether the column is shown (`gtk_column_view_column_set_visible`).
    public var isVisible: Bool {
        get { gtk_column_view_column_get_visible(opaque) != 0 }
        set { gtk_column_view_column_set_visible(opaque, newValue.c) }
    }

    /// Whether the edge of the header can be dragged (`gtk_column_view_column_set_resizable`).
    public var isResizable: Bool {
        get { gtk_column_view_column_get_resizable(opaque) != 0 }
        set { gtk_column_view_column_set_resizable(opaque, newValue.c) }
    }

    /// Whether the column takes a share of the room that is left (`gtk_column_view_column_set_expand`).
    public var expands: Bool {
        get { gtk_column_view_column_get_expand(opaque) != 0 }
        set { gtk_column_view_column_set_expand(opaque, newValue.c) }
    }

    /// The width in pixels, or nil for that of the content (`gtk_column_view_column_set_fixed_width`).
    public var fixedWidth: Int? {
        get {
            let width = gtk_column_view_column_get_fixed_width(opaque)
            return width < 0 ? nil : Int(width)
        }
        set { gtk_column_view_column_set_fixed_width(opaque, Int32(newValue ?? -1)) }
    }

    /// Has the cells made, once the column is in a view.
    func makeCells(_ live: LiveCells, _ describe: (@MainActor (Widget, Element) -> Void)?) {
        let cells = factory(live, describe)
        withExtendedLifetime(cells) { gtk_column_view_column_set_factory(opaque, cells.opaque) }
    }
}
