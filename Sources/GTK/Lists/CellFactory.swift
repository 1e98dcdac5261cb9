internal import CGTK

/// A factory that creates rows, and updates a row each time it is used for another element
/// (`GtkSignalListItemFactory`).
@MainActor
final class CellFactory: Object {
    /// Creates a factory.
    /// - Parameters:
    ///   - live: keeps track of the cells in use.
    ///   - make: creates a row; called for the rows that GTK keeps, not for every element.
    ///   - update: shows an element in a row.
    ///   - describe: sets the accessible attributes of the list's direct child that holds the row.
    convenience init<Element, Row: Widget>(
        _ live: LiveCells, make: @escaping @MainActor () -> Row, update: @escaping @MainActor (Row, Element) -> Void,
        describe: (@MainActor (Widget, Element) -> Void)? = nil
    ) {
        self.init(Reference(adopting: gtk_signal_list_item_factory_new()))
        let shown = ShownStates()
        let show = { @MainActor (item: OpaquePointer) in
            guard let child = gtk_list_item_get_child(item), let data = gtk_list_item_get_item(item),
                let row: Row = Object.borrowed(child)
            else { return }
            let record = Item.record(of: data, with: Element.self)
            record.readIfOutdated()
            let state = record.state
            if shown.cells[item] != state {
                shown.cells[item] = state
                update(row, record.element)
            }
            live.placed?(item)
            if let describe, shown.descriptions[item] != state, let holder = live.holder(of: child) {
                shown.descriptions[item] = state
                describe(holder, record.element)
            }
        }
        connectItem("setup") { item in
            let row = make()
            // Newer versions of GTK bind a cell before they put it into its row.
            if describe != nil { row.onMap { if live.contains(item) { live.show(item) } } }
            // Until the item holds it, nothing but this variable keeps the row alive.
            withExtendedLifetime(row) { gtk_list_item_set_child(item, row.widget) }
        }
        connectItem("bind") { item in
            live.insert(item, show)
            // GTK 4.8 binds every row again whose position has changed, even if it shows the same element.
            let record = gtk_list_item_get_item(item).map { Item.record(of: $0) }
            live.show(item, isNew: record?.isOutdated != false || shown.cells[item] != record?.state)
        }
        connectItem("unbind") { live.remove($0) }
        connectItem("teardown") { shown.forget($0) }
    }

    /// Calls a handler with the cell that a signal is about. A function of C, as GLib boxes the values of each emission for
    /// a closure with a marshaller of its own.
    private func connectItem(_ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void) {
        let emitted: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, item, data in
            onMainActor((item, data)) { item, data in
                guard let item, let data else { return }
                Unmanaged<CellHandler>.fromOpaque(data).takeUnretainedValue().call(item)
            }
        }
        g_signal_connect_data(
            raw, signal, unsafeBitCast(emitted, to: GCallback.self),
            Unmanaged.passRetained(CellHandler(handler)).toOpaque(),
            { data, _ in
                guard let data else { return }
                onMainActor(data) { Unmanaged<CellHandler>.fromOpaque($0).release() }
            }, GConnectFlags(rawValue: 0))
    }
}

/// What a signal of the factory calls, as C holds it.
@MainActor
private final class CellHandler {
    let call: @MainActor (OpaquePointer) -> Void

    init(_ call: @escaping @MainActor (OpaquePointer) -> Void) { self.call = call }
}

/// The state that each cell shows, and the one last described to assistive technology.
@MainActor
private final class ShownStates {
    var cells: [OpaquePointer: Int] = [:]
    var descriptions: [OpaquePointer: Int] = [:]

    func forget(_ item: OpaquePointer) {
        cells[item] = nil
        descriptions[item] = nil
    }
}

/// Returns a function that gives the holder of a row its accessible label.
@MainActor
func named<Element>(by label: @escaping @MainActor (Element) -> String) -> @MainActor (Widget, Element) -> Void {
    { holder, element in holder.accessibleLabel = label(element) }
}
