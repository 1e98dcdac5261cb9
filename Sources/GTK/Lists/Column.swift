internal import CGTK

/// One column of a `ColumnView` (`GtkColumnViewColumn`).
@MainActor
public final class Column<Element>: Object {
    /// The order in which this column sorts the rows; nil if it does not sort them itself.
    public let order: Ordering<Element>?
    private let factory: @MainActor (LiveCells, (@MainActor (Widget, Element) -> Void)?) -> CellFactory
    let probe: SortProbe?

    /// Creates a column.
    /// - Parameters:
    ///   - title: the text of the header.
    ///   - order: the order in which a click on the header sorts the rows.
    ///   - isSortable: whether the header can be clicked to sort; nil means that it can if there is an `order`. Without
    ///     an `order`, sort the elements yourself in `ColumnView.onSortChanged`.
    ///   - cell: creates an empty cell.
    ///   - update: shows an element in a cell that `cell` created.
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

    /// Creates a column of text.
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

    /// The text of the header (`gtk_column_view_column_set_title`).
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

    /// Whether the column takes a share of the remaining width (`gtk_column_view_column_set_expand`).
    public var expands: Bool {
        get { gtk_column_view_column_get_expand(opaque) != 0 }
        set { gtk_column_view_column_set_expand(opaque, newValue.c) }
    }

    /// The width in pixels, or nil to fit the content (`gtk_column_view_column_set_fixed_width`).
    public var fixedWidth: Int? {
        get {
            let width = gtk_column_view_column_get_fixed_width(opaque)
            return width < 0 ? nil : Int(width)
        }
        set { gtk_column_view_column_set_fixed_width(opaque, Int32(newValue ?? -1)) }
    }

    /// Prepares the creation of cells, once the column is in a view.
    func makeCells(_ live: LiveCells, _ describe: (@MainActor (Widget, Element) -> Void)?) {
        let cells = factory(live, describe)
        withExtendedLifetime(cells) { gtk_column_view_column_set_factory(opaque, cells.opaque) }
    }
}
