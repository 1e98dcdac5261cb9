internal import CGTK

extension ListBox {
    /// How many rows can be selected (`gtk_list_box_set_selection_mode`).
    public var selectionMode: SelectionMode {
        get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(opaque).rawValue) ?? .none }
        set { gtk_list_box_set_selection_mode(opaque, newValue.gtk) }
    }

    /// The selected row, or one of them if there are several (`gtk_list_box_select_row`).
    public var selectedRow: ListBoxRow? {
        get { Object.borrowed(gtk_list_box_get_selected_row(opaque)) }
        set { gtk_list_box_select_row(opaque, newValue?.row) }
    }

    /// Every selected row, from the top.
    public var selectedRows: [ListBoxRow] { rows.filter(\.isSelected) }

    /// Unselects all rows (`gtk_list_box_unselect_all`).
    public func unselectAll() { gtk_list_box_unselect_all(opaque) }
}

/// A row of a `ListBox` (`GtkListBoxRow`); subclass it to store what the row represents.
@MainActor
open class ListBoxRow: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a row.
    /// - Parameters:
    ///   - child: the widget inside.
    ///   - isActivatable: whether a click activates the row.
    ///   - isSelectable: whether the row can be selected.
    public init(_ child: Widget? = nil, isActivatable: Bool = true, isSelectable: Bool = true) {
        super.init(instantiating: gtk_list_box_row_get_type())
        self.isActivatable = isActivatable
        self.isSelectable = isSelectable
        if let child { self.child = child }
    }

    final var row: UnsafeMutablePointer<GtkListBoxRow> { raw.assumingMemoryBound(to: GtkListBoxRow.self) }

    /// The widget inside (`gtk_list_box_row_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_list_box_row_get_child(row)) }
        set { gtk_list_box_row_set_child(row, newValue?.widget) }
    }

    /// The widget above the row (`gtk_list_box_row_set_header`).
    public final var header: Widget? {
        get { Object.borrowed(gtk_list_box_row_get_header(row)) }
        set { gtk_list_box_row_set_header(row, newValue?.widget) }
    }

    /// The row's index in the list; nil while it is not in one (`gtk_list_box_row_get_index`).
    public final var index: Int? {
        let index = gtk_list_box_row_get_index(row)
        return index < 0 ? nil : Int(index)
    }

    /// Whether the row is selected (`gtk_list_box_row_is_selected`).
    public final var isSelected: Bool { gtk_list_box_row_is_selected(row) != 0 }

    /// Whether a click activates the row (`gtk_list_box_row_set_activatable`).
    public final var isActivatable: Bool {
        get { gtk_list_box_row_get_activatable(row) != 0 }
        set { gtk_list_box_row_set_activatable(row, newValue.c) }
    }

    /// Whether the row can be selected (`gtk_list_box_row_set_selectable`).
    public final var isSelectable: Bool {
        get { gtk_list_box_row_get_selectable(row) != 0 }
        set { gtk_list_box_row_set_selectable(row, newValue.c) }
    }
}
