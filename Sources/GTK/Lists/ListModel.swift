internal import CGTK

/// Anything that GTK's list widgets can show: a count, and an item at each place (`GListModel`).
@MainActor
open class ListModel: Object {
    override init(_ reference: Reference) { super.init(reference) }
    override init(instantiating parent: GType) { super.init(instantiating: parent) }

    /// The number of items (`g_list_model_get_n_items`).
    public final var itemCount: Int { Int(g_list_model_get_n_items(opaque)) }

    /// Called after items were put in or taken out, with the place, the number gone and the number come
    /// (`items-changed`).
    @discardableResult
    public final func onItemsChanged(_ handler: @escaping @MainActor (Int, Int, Int) -> Void) -> Connection {
        connect("items-changed", handler)
    }
}

/// A list model that Swift implements: subclass of the kit's sources.
@MainActor
open class ListSource<Element>: ListModel, SourceOfItems {
    /// Makes an empty source.
    public init() {
        super.init(instantiating: GType(COMPTOIR_TYPE_OBJECT))
    }

    isolated deinit {
        for item in items.values { g_object_unref(item) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.interfaces = implementListModel
    }

    /// The number of elements.
    open var count: Int { 0 }

    /// The element at a place from 0 to `count - 1`.
    open func element(at index: Int) -> Element {
        preconditionFailure("\(Self.self) does not say what stands at \(index)")
    }

    /// Forgets the items made for changed elements and tells the widgets (`g_list_model_items_changed`).
    ///
    /// Call it after `count` and `element(at:)` already give the new state.
    public final func itemsChanged(at index: Int, removed: Int, added: Int) {
        guard removed > 0 || added > 0 else { return }
        forgetItems(from: index, removed: removed, added: added)
        g_list_model_items_changed(opaque, guint(index), guint(removed), guint(added))
    }

    // Items live as long as their place may be asked for again, so that one place keeps one item: GTK's
    // selection compares them by pointer.
    private final var items: [Int: UnsafeMutableRawPointer] = [:]

    final func copyItem(at index: Int) -> UnsafeMutableRawPointer? {
        guard (0..<count).contains(index) else { return nil }
        if let known = items[index] { return g_object_ref(known) }
        let item = Item.make(element(at: index))
        if items.count >= 4096 { forgetItems(farFrom: index) }
        items[index] = item
        return g_object_ref(item)
    }

    /// The items that a widget holds, by their places; what only this list remembers is forgotten.
    final func itemsInUse() -> [(place: Int, item: UnsafeMutableRawPointer)] {
        for (place, item) in items where item.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 {
            g_object_unref(item)
            items[place] = nil
        }
        return items.map { (place: $0, item: $1) }.sorted { $0.place > $1.place }
    }

    private final func forgetItems(from index: Int, removed: Int, added: Int) {
        guard !items.isEmpty else { return }
        var kept: [Int: UnsafeMutableRawPointer] = [:]
        kept.reserveCapacity(items.count)
        for (place, item) in items {
            if place < index {
                kept[place] = item
            } else if place >= index + removed {
                kept[place - removed + added] = item
            } else {
                g_object_unref(item)
            }
        }
        items = kept
    }

    private final func forgetItems(farFrom index: Int) {
        let near = (index - 1024)...(index + 1024)
        for (place, item) in items where !near.contains(place) {
            g_object_unref(item)
            items[place] = nil
        }
    }
}

extension ListSource where Element: Equatable {
    /// Compares what the widgets show with what `element(at:)` gives now, and tells them of what differs.
    ///
    /// Costs as much as there are rows on the screen, however long the list is.
    final func refreshItems() {
        var changed: Range<Int>?
        for (place, item) in itemsInUse() where Item.element(of: item, as: Element.self) != element(at: place) {
            // From the last to the first: neighbours are told as one, and places before them stay.
            if let range = changed, range.lowerBound == place + 1 {
                changed = place..<range.upperBound
            } else {
                changed.map { itemsChanged(at: $0.lowerBound, removed: $0.count, added: $0.count) }
                changed = place..<place + 1
            }
        }
        changed.map { itemsChanged(at: $0.lowerBound, removed: $0.count, added: $0.count) }
    }
}

/// What C asks of a source, whatever its elements are.
@MainActor
protocol SourceOfItems: Object {
    var count: Int { get }
    func copyItem(at index: Int) -> UnsafeMutableRawPointer?
}

/// Adds GListModel to a type whose Swift class is a `ListSource`.
@MainActor
private func implementListModel(_ type: GType) {
    var info = GInterfaceInfo()
    info.interface_init = { interface, _ in
        guard let interface else { return }
        let model = interface.assumingMemoryBound(to: GListModelInterface.self)
        model.pointee.get_item_type = { _ in MainActor.assumeIsolated { Item.gtype } }
        model.pointee.get_n_items = { list in
            nonisolated(unsafe) let list = list
            return MainActor.assumeIsolated { guint(source(list)?.count ?? 0) }
        }
        model.pointee.get_item = { list, index in
            nonisolated(unsafe) let list = list
            nonisolated(unsafe) var item: UnsafeMutableRawPointer?
            MainActor.assumeIsolated { item = source(list)?.copyItem(at: Int(index)) }
            return item
        }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &info)
}

@MainActor
private func source(_ list: OpaquePointer?) -> (any SourceOfItems)? {
    guard let list else { return nil }
    return ToggleReference.wrapper(of: UnsafeMutableRawPointer(list)) as? any SourceOfItems
}
