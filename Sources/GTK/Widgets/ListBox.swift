internal import CGTK

/// A column of rows that can be chosen (`GtkListBox`); for some dozens of rows, `ListView` for more.
@MainActor
public final class ListBox: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a list.
    /// - Parameters:
    ///   - selectionMode: how many rows can be selected.
    ///   - rows: from the top; what is no `ListBoxRow` is put into one.
    public init(_ selectionMode: SelectionMode = .single, _ rows: [Widget] = []) {
        super.init(Reference(adopting: gtk_list_box_new()))
        self.selectionMode = selectionMode
        for row in rows { append(row) }
    }

    /// Adds a row at the end (`gtk_list_box_append`).
    public func append(_ child: Widget) { gtk_list_box_append(opaque, child.widget) }

    /// Adds a row at a place; at the end if there are not so many (`gtk_list_box_insert`).
    public func insert(_ child: Widget, at index: Int) { gtk_list_box_insert(opaque, child.widget, Int32(index)) }

    /// Takes a row out, or the row that a widget was put into (`gtk_list_box_remove`); what is not in the list is
    /// left alone.
    public func remove(_ child: Widget) {
        guard let row = child as? ListBoxRow ?? child.parent as? ListBoxRow, row.parent === self else { return }
        gtk_list_box_remove(opaque, row.widget)
    }

    /// Takes every row out; the placeholder stays.
    public func removeAll() {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    /// Every row in the order shown, those filtered out too (`gtk_list_box_get_row_at_index`).
    public var rows: [ListBoxRow] {
        var result: [ListBoxRow] = []
        while let row = row(at: result.count) { result.append(row) }
        return result
    }

    /// The row at a place, or nil (`gtk_list_box_get_row_at_index`).
    public func row(at index: Int) -> ListBoxRow? {
        Object.borrowed(gtk_list_box_get_row_at_index(opaque, Int32(index)))
    }

    /// What is shown while there is no row to see (`gtk_list_box_set_placeholder`).
    public var placeholder: Widget? {
        didSet { gtk_list_box_set_placeholder(opaque, placeholder?.widget) }
    }

    /// Whether there are lines between the rows (`gtk_list_box_set_show_separators`).
    public var showsSeparators: Bool {
        get { gtk_list_box_get_show_separators(opaque) != 0 }
        set { gtk_list_box_set_show_separators(opaque, newValue.c) }
    }

    /// Whether one click activates, or two are needed (`gtk_list_box_set_activate_on_single_click`).
    public var activatesOnSingleClick: Bool {
        get { gtk_list_box_get_activate_on_single_click(opaque) != 0 }
        set { gtk_list_box_set_activate_on_single_click(opaque, newValue.c) }
    }

    /// Called when a row is clicked or Enter is pressed on it (`row-activated`).
    @discardableResult
    public func onRowActivated(_ handler: @escaping @MainActor (ListBoxRow) -> Void) -> Connection {
        connect("row-activated", handler)
    }

    /// Called when other rows came to be selected (`selected-rows-changed`).
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor ([ListBoxRow]) -> Void) -> Connection {
        connect("selected-rows-changed", giving: \.selectedRows, handler)
    }
}

/// How many rows or children can be selected (`GtkSelectionMode`).
public enum SelectionMode: UInt32, Sendable {
    /// None, only activated.
    case none
    /// One or none.
    case single
    /// Always one, once one was.
    case browse
    case multiple

    var gtk: GtkSelectionMode { GtkSelectionMode(rawValue: rawValue) }
}
