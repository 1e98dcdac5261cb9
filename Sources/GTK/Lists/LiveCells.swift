internal import CGTK

/// The cells that exist just now, each with the place of the item it shows.
@MainActor
final class LiveCells {
    /// GTK's own objects for cells (`GtkListItem`), between their `bind` and their `unbind`,
    /// with what shows their element anew.
    private var bound: [OpaquePointer: @MainActor (OpaquePointer) -> Void] = [:]

    /// The list's C class, whose direct children hold the cells.
    private let listType: GType

    init(in listType: GType) { self.listType = listType }

    /// The widget directly inside the list that holds a cell, or nil while the cell is in none.
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

    /// Where the cells out of sight wait for their element; nil if they show it at once.
    var waiting: WaitingCells? {
        didSet { oldValue?.fillAll() }
    }

    /// Shows a cell's element, now or when it is its turn.
    /// - Parameter isNew: whether the cell shows another one now, or may do so.
    func show(_ item: OpaquePointer, isNew: Bool = true) {
        guard let show = bound[item] else { return }
        if isNew, let waiting, waiting.hold(item, { show(item) }) {
            placed?(item)
        } else {
            waiting?.takeBack(item)
            show(item)
        }
    }

    /// Called with a cell when its place may be another, or its neighbours others.
    var placed: (@MainActor (OpaquePointer) -> Void)?

    /// Tells every cell that neighbours may have changed.
    func neighboursChanged() {
        guard let placed else { return }
        for item in bound.keys { placed(item) }
    }

    /// Shows the elements at some places anew.
    func refresh(_ range: Range<Int>) {
        for item in bound.keys where range.contains(Int(gtk_list_item_get_position(item))) { show(item) }
    }

    /// The widget directly inside `list` that shows the item at a place, if there is one just now.
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

    /// The places of all items that have a cell.
    var places: Set<Int> { Set(bound.keys.map { Int(gtk_list_item_get_position($0)) }) }

    /// The place of the item that a row shows.
    func place(of row: UnsafeMutablePointer<GtkWidget>) -> Int? {
        for item in bound.keys {
            guard let child = gtk_list_item_get_child(item), gtk_widget_is_ancestor(child, row) != 0 else { continue }
            return Int(gtk_list_item_get_position(item))
        }
        return nil
    }
}
