internal import CGTK

/// A widget that shows a list of any length in rows and columns of equal cells (`GtkGridView`).
@MainActor
public final class GridView<Element>: ItemsView<Element> {
    /// Creates a grid; the parameters are the same as for `ListView`.
    public init<Cell: Widget>(
        _ source: ListSource<Element>, selection mode: SelectionMode = .none,
        label: (@MainActor (Element) -> String)? = nil, cell: @escaping @MainActor () -> Cell,
        update: @escaping @MainActor (Cell, Element) -> Void
    ) {
        let selection = Selection(mode, of: source)
        let live = LiveCells(in: gtk_grid_view_get_type())
        let factory = CellFactory(live, make: cell, update: update, describe: label.map(named(by:)))
        g_object_ref(selection.raw)
        g_object_ref(factory.raw)
        super.init(source, selection, live, Reference(adopting: gtk_grid_view_new(selection.opaque, factory.opaque)))
    }

    /// Whether a single click activates a cell (`gtk_grid_view_set_single_click_activate`).
    public var activatesOnSingleClick: Bool {
        get { gtk_grid_view_get_single_click_activate(opaque) != 0 }
        set { gtk_grid_view_set_single_click_activate(opaque, newValue.c) }
    }

    /// The minimum and maximum number of columns (`gtk_grid_view_set_min_columns`, `…_set_max_columns`).
    public var columnRange: ClosedRange<Int> {
        get { Int(gtk_grid_view_get_min_columns(opaque))...Int(gtk_grid_view_get_max_columns(opaque)) }
        set {
            gtk_grid_view_set_max_columns(opaque, guint(newValue.upperBound))
            gtk_grid_view_set_min_columns(opaque, guint(newValue.lowerBound))
        }
    }
}
