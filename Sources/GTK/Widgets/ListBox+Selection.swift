internal import CGTK

extension ListBox {
    /// How many rows can be selected (`gtk_list_box_set_selection_mode`).
    public var selectionMode: SelectionMode {
        get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(opaque).rawValue) ?? .none }
        set { gtk_list_box_set_selection_mode(opaque, newValue.gtk) }
    }

    /// The selected row; one of them where there are several (`gtk_list_box_select_row`).
    public var selectedRow: ListBoxRow? {
        get { Object.borrowed(gtk_list_box_get_selected_row(opaque)) }
        set { gtk_list_box_select_row(opaque, newValue?.row) }
    }

    /// Every selected row, from the top.
    public var selectedRows: [ListBoxRow] { rows.filter(\.isSelected) }

    /// Selects no row (`gtk_list_box_unselect_all`).
    public func unselectAll() { gtk_list_box_unselect_all(opaque) }
}

/// A row of a `ListBox` (`GtkListBoxRow`); subclass it to keep what the row stands for.
@MainActor
open class ListBoxRow: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a row.
    /// - Parameters:
    ///   - child: what is in it.
    ///   - isActivatable: whether a click means something.
    ///   - isSelectable: whether it can be selected.
    public init(_ child: Widget? = nil, isActivatable: Bool = true, isSelectable: Bool = true) {
        super.init(instantiating: gtk_list_box_row_get_type())
        self.isActivatable = isActivatable
        self.isSelectable = isSelectable
        if let child { self.child = child }
    }

    final var row: UnsafeMutablePointer<GtkListBoxRow> { raw.assumingMemoryBound(to: GtkListBoxRow.self) }

    /// What is in the row (`gtk_list_box_row_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_list_box_row_get_child(row)) }
        set { gtk_list_box_row_set_child(row, newValue?.widget) }
    }

    /// What stands above the row (`gtk_list_box_row_set_header`).
    public final var header: Widget? {
        get { Object.borrowed(gtk_list_box_row_get_header(row)) }
        set { gtk_list_box_row_set_header(row, newValue?.widget) }
    }

    /// Its place in the list; nil while it is in none (`gtk_list_box_row_get_index`).
    public final var index: Int? {
        let index = gtk_list_box_row_get_index(row)
        return index < 0 ? nil : Int(index)
    }

    /// Whether it is selected (`gtk_list_box_row_is_selected`).
    public final var isSelected: Bool { gtk_list_box_row_is_selected(row) != 0 }

    /// Whether a click means something (`gtk_list_box_row_set_activatable`).
    public final var isActivatable: Bool {
        get { gtk_list_box_row_get_activatable(row) != 0 }
        set { gtk_list_box_row_set_activatable(row, newValue.c) }
    }

    /// Whether it can be selected (`gtk_list_box_row_set_selectable`).
    public final var isSelectable: Bool {
        get { gtk_list_box_row_get_selectable(row) != 0 }
        set { gtk_list_box_row_set_selectable(row, newValue.c) }
    }
}
