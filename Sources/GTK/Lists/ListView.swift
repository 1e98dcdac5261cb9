internal import CGTK

/// Shows a list of any length with as many rows as fit on the screen (`GtkListView`).
@MainActor
public final class ListView<Element>: Widget {
    /// What is shown.
    public let source: ListSource<Element>
    /// Which rows are selected.
    public let selection: Selection

    /// Makes a list.
    /// - Parameters:
    ///   - source: the elements.
    ///   - mode: how many rows can be selected.
    ///   - label: what assistive technology calls an element's row.
    ///   - row: builds an empty row.
    ///   - update: shows an element in a row that `row` built.
    public init<Row: Widget>(
        _ source: ListSource<Element>, selection mode: SelectionMode = .none,
        label: (@MainActor (Element) -> String)? = nil, row: @escaping @MainActor () -> Row,
        update: @escaping @MainActor (Row, Element) -> Void
    ) {
        self.source = source
        selection = Selection(mode, of: source)
        let factory = CellFactory(make: row, update: update, label: label)
        g_object_ref(selection.raw)
        g_object_ref(factory.raw)
        super.init(Reference(adopting: gtk_list_view_new(selection.opaque, factory.opaque)))
    }

    /// Whether a single click activates a row (`gtk_list_view_set_single_click_activate`).
    public var activatesOnSingleClick: Bool {
        get { gtk_list_view_get_single_click_activate(opaque) != 0 }
        set { gtk_list_view_set_single_click_activate(opaque, newValue.c) }
    }

    /// Called with the place and the element of a row that was activated (`activate`).
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int, Element) -> Void) -> Connection {
        connect("activate") { [source] (index: Int) in
            guard index < source.count else { return }
            handler(index, source.element(at: index))
        }
    }

    /// Scrolls until a row is visible (`list.scroll-to-item`).
    public func scroll(to index: Int) {
        gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
    }
}

/// Shows a list of any length in rows and columns of equal cells (`GtkGridView`).
@MainActor
public final class GridView<Element>: Widget {
    /// What is shown.
    public let source: ListSource<Element>
    /// Which cells are selected.
    public let selection: Selection

    /// Makes a grid; the parameters are those of `ListView`.
    public init<Cell: Widget>(
        _ source: ListSource<Element>, selection mode: SelectionMode = .none,
        label: (@MainActor (Element) -> String)? = nil, cell: @escaping @MainActor () -> Cell,
        update: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.source = source
        selection = Selection(mode, of: source)
        let factory = CellFactory(make: cell, update: update, label: label)
        g_object_ref(selection.raw)
        g_object_ref(factory.raw)
        super.init(Reference(adopting: gtk_grid_view_new(selection.opaque, factory.opaque)))
    }

    /// Whether a single click activates a cell (`gtk_grid_view_set_single_click_activate`).
    public var activatesOnSingleClick: Bool {
        get { gtk_grid_view_get_single_click_activate(opaque) != 0 }
        set { gtk_grid_view_set_single_click_activate(opaque, newValue.c) }
    }

    /// The least and the greatest number of columns (`gtk_grid_view_set_min_columns`, `…_set_max_columns`).
    public func setColumns(_ range: ClosedRange<Int>) {
        gtk_grid_view_set_max_columns(opaque, guint(range.upperBound))
        gtk_grid_view_set_min_columns(opaque, guint(range.lowerBound))
    }

    /// Called with the place and the element of a cell that was activated (`activate`).
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int, Element) -> Void) -> Connection {
        connect("activate") { [source] (index: Int) in
            guard index < source.count else { return }
            handler(index, source.element(at: index))
        }
    }
}
