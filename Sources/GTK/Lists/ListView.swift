internal import CGTK

/// A widget that shows a list of any length, with widgets only for the rows in and near the visible area
/// (`GtkListView`).
@MainActor
public final class ListView<Element>: ItemsView<Element> {
    /// Creates a list.
    /// - Parameters:
    ///   - source: the elements.
    ///   - mode: how many rows can be selected.
    ///   - sections: puts headers between the rows.
    ///   - label: the name of an element's row for assistive technology.
    ///   - row: creates an empty row.
    ///   - update: shows an element in a row that `row` created.
    public convenience init<Row: Widget>(
        _ source: ListSource<Element>, selection mode: SelectionMode = .none,
        sections: ListSections<Element>? = nil, label: (@MainActor (Element) -> String)? = nil,
        row: @escaping @MainActor () -> Row, update: @escaping @MainActor (Row, Element) -> Void
    ) {
        let describe = label.map { named(by: $0) }
        guard let sections else {
            self.init(source, selection: mode, describe: describe, row: row, update: update)
            return
        }
        self.init(source, selection: mode, describe: describe, row: { SectionCell(row()) }) { cell, element in
            if let row = cell.row as? Row { update(row, element) }
        }
        live.placed = { [source] item in
            guard let child = gtk_list_item_get_child(item), let cell: SectionCell = Object.borrowed(child) else {
                return
            }
            let index = Int(gtk_list_item_get_position(item))
            guard (0..<source.count).contains(index) else { return }
            let element = source.element(at: index)
            let begins = index == 0 || !sections.areTogether(source.element(at: index - 1), element)
            cell.show(sections, element, beginsSection: begins)
        }
    }

    init<Row: Widget>(
        _ source: ListSource<Element>, selection mode: SelectionMode,
        describe: (@MainActor (Widget, Element) -> Void)?, row: @escaping @MainActor () -> Row,
        update: @escaping @MainActor (Row, Element) -> Void
    ) {
        let selection = Selection(mode, of: source)
        let live = LiveCells(in: gtk_list_view_get_type())
        let factory = CellFactory(live, make: row, update: update, describe: describe)
        g_object_ref(selection.raw)
        g_object_ref(factory.raw)
        super.init(source, selection, live, Reference(adopting: gtk_list_view_new(selection.opaque, factory.opaque)))
    }

    /// Whether a single click activates a row (`gtk_list_view_set_single_click_activate`); GTK then selects what is under
    /// the pointer, unless the selection is the program's own (`Selection.isPersons`).
    public var activatesOnSingleClick: Bool {
        get { gtk_list_view_get_single_click_activate(opaque) != 0 }
        set { gtk_list_view_set_single_click_activate(opaque, newValue.c) }
    }

    /// Whether there are lines between the rows (`gtk_list_view_set_show_separators`).
    public var showsSeparators: Bool {
        get { gtk_list_view_get_show_separators(opaque) != 0 }
        set { gtk_list_view_set_show_separators(opaque, newValue.c) }
    }
}
