internal import CGTK

/// A column of rows that can be selected and activated (`GtkListBox`).
///
/// It is meant for a few dozen rows; use `ListView` for more.
@MainActor
public final class ListBox: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a list.
    /// - Parameters:
    ///   - selectionMode: how many rows can be selected.
    ///   - rows: the rows, from the top; any that is not a `ListBoxRow` is wrapped in one.
    public init(_ selectionMode: SelectionMode = .single, _ rows: [Widget] = []) {
        super.init(Reference(adopting: gtk_list_box_new()))
        self.selectionMode = selectionMode
        for row in rows { append(row) }
    }

    /// Adds a row at the end (`gtk_list_box_append`).
    public func append(_ child: Widget) { gtk_list_box_append(opaque, child.widget) }

    /// Adds a row at an index, or at the end if there are fewer rows (`gtk_list_box_insert`).
    public func insert(_ child: Widget, at index: Int) { gtk_list_box_insert(opaque, child.widget, Int32(index)) }

    /// Removes a row, given as the `ListBoxRow` or the widget wrapped in it (`gtk_list_box_remove`); a widget that is
    /// not in the list is left alone.
    public func remove(_ child: Widget) {
        guard let row = child as? ListBoxRow ?? child.parent as? ListBoxRow, row.parent === self else { return }
        gtk_list_box_remove(opaque, row.widget)
    }

    /// Removes every row; the placeholder stays.
    public func removeAll() {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    /// Every row in the order shown, including those filtered out (`gtk_list_box_get_row_at_index`).
    public var rows: [ListBoxRow] {
        var result: [ListBoxRow] = []
        while let row = row(at: result.count) { result.append(row) }
        return result
    }

    /// Returns the row at an index, or nil (`gtk_list_box_get_row_at_index`).
    public func row(at index: Int) -> ListBoxRow? {
        Object.borrowed(gtk_list_box_get_row_at_index(opaque, Int32(index)))
    }

    /// The widget shown while no row is visible (`gtk_list_box_set_placeholder`).
    public var placeholder: Widget? {
        didSet { gtk_list_box_set_placeholder(opaque, placeholder?.widget) }
    }

    /// Whether there are lines between the rows (`gtk_list_box_set_show_separators`).
    public var showsSeparators: Bool {
        get { gtk_list_box_get_show_separators(opaque) != 0 }
        set { gtk_list_box_set_show_separators(opaque, newValue.c) }
    }

    /// Whether a single click activates a row, rather than a double click
    /// (`gtk_list_box_set_activate_on_single_click`).
    public var activatesOnSingleClick: Bool {
        get { gtk_list_box_get_activate_on_single_click(opaque) != 0 }
        set { gtk_list_box_set_activate_on_single_click(opaque, newValue.c) }
    }

    /// Called when a row is clicked or Enter is pressed on it (`row-activated`).
    @discardableResult
    public func onRowActivated(_ handler: @escaping @MainActor (ListBoxRow) -> Void) -> Connection {
        connect("row-activated", handler)
    }

    /// Called when the selection has changed (`selected-rows-changed`).
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor ([ListBoxRow]) -> Void) -> Connection {
        connect("selected-rows-changed", giving: \.selectedRows, handler)
    }
}

/// How many rows or children can be selected (`GtkSelectionMode`).
public enum SelectionMode: UInt32, Sendable {
    /// None; rows can only be activated.
    case none
    /// One or none.
    case single
    /// Exactly one, once any has been selected.
    case browse
    /// Any number.
    case multiple

    var gtk: GtkSelectionMode { GtkSelectionMode(rawValue: rawValue) }
}
