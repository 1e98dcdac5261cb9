internal import CGTK

/// The cells that currently exist, each with the index of the item that it shows.
@MainActor
final class LiveCells {
    /// GTK's own objects for cells (`GtkListItem`), between their `bind` and their `unbind`, each with the function
    /// that shows its element.
    private var bound: [OpaquePointer: @MainActor (OpaquePointer) -> Void] = [:]

    /// The list's C class, whose direct children hold the cells.
    private let listType: GType

    init(in listType: GType) { self.listType = listType }

    /// Returns the list's direct child that holds a cell, or nil while the cell is in no list.
    func holder(of cell: UnsafeMutablePointer<GtkWidget>) -> Widget? {
        var next: UnsafeMutablePointer<GtkWidget>? = cell
        while let widget = next {
            next = gtk_widget_get_parent(widget)
            if let next, g_type_is_a(comptoir_type_of(next), listType) != 0 { return Object.borrowed(widget) }
        }
        return nil
    }

    /// The number of cells.
    var count: Int { bound.count }

    func insert(_ item: OpaquePointer, _ show: @escaping @MainActor (OpaquePointer) -> Void) { bound[item] = show }
    func contains(_ item: OpaquePointer) -> Bool { bound[item] != nil }
    func remove(_ item: OpaquePointer) {
        bound[item] = nil
        waiting?.takeBack(item)
    }

    /// The cells out of sight that wait for their element; nil if all cells show theirs at once.
    var waiting: WaitingCells? {
        didSet { oldValue?.fillAll() }
    }

    /// Shows a cell's element, now or when its turn comes.
    /// - Parameter isNew: whether the cell shows a different element now, or may do so.
    func show(_ item: OpaquePointer, isNew: Bool = true) {
        guard let show = bound[item] else { return }
        if isNew, let waiting, waiting.hold(item, { show(item) }) {
            placed?(item)
        } else {
            waiting?.takeBack(item)
            show(item)
        }
    }

    /// Called with a cell when its index or its neighbours may have changed.
    var placed: (@MainActor (OpaquePointer) -> Void)?

    /// Notifies every cell that its neighbours may have changed.
    func neighboursChanged() {
        guard let placed else { return }
        for item in bound.keys { placed(item) }
    }

    /// Shows the elements at some indices again.
    func refresh(_ range: Range<Int>) {
        for item in bound.keys where range.contains(Int(gtk_list_item_get_position(item))) { show(item) }
    }

    /// Returns the direct child of `list` that shows the item at an index, if there is one.
    func row(at index: Int, in list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        for item in bound.keys where Int(gtk_list_item_get_position(item)) == index {
            var next = gtk_list_item_get_child(item)
            while let widget = next {
                let parent = gtk_widget_get_parent(widget)
                if parent == list { return widget }
                next = parent
            }
        }
        return nil
    }

    /// The indices of all items that have a cell.
    var places: Set<Int> { Set(bound.keys.map { Int(gtk_list_item_get_position($0)) }) }

    /// Returns the index of the item that a row shows.
    func place(of row: UnsafeMutablePointer<GtkWidget>) -> Int? {
        for item in bound.keys {
            guard let child = gtk_list_item_get_child(item), gtk_widget_is_ancestor(child, row) != 0 else { continue }
            return Int(gtk_list_item_get_position(item))
        }
        return nil
    }
}
