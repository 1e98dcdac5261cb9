internal import CGTK

/// A model that GTK's list widgets can show: a count, and an item at each index (`GListModel`).
@MainActor
open class ListModel: Object {
    /// The way of its items back to it; an item may outlive its list.
    final let link = ListLink()

    override init(_ reference: Reference) {
        super.init(reference)
        link.model = self
    }
    override init(instantiating parent: GType) {
        super.init(instantiating: parent)
        link.model = self
    }

    /// The number of items (`g_list_model_get_n_items`).
    public final var itemCount: Int { Int(g_list_model_get_n_items(opaque)) }

    /// Called after items were inserted or removed, with the index, the number removed and the number inserted
    /// (`items-changed`).
    @discardableResult
    public final func onItemsChanged(_ handler: @escaping @MainActor (Int, Int, Int) -> Void) -> Connection {
        connect("items-changed", handler)
    }

    // What C asks of a list that Swift implements, and what its watchers need, whatever the type of the elements. These
    // are asked for each row, so they are not in a protocol, whose casts take longer than the answers.
    var elementCount: Int { itemCount }
    func copyItem(at index: Int) -> UnsafeMutableRawPointer? { g_list_model_get_item(opaque, guint(index)) }
    func forget(_ record: ItemRecord) {}
    func add(watcher: any ListWatcher) {}
}

/// The list that items belong to: one for all of them, so that no item needs a weak reference of its own.
@MainActor
final class ListLink {
    fileprivate(set) weak var model: ListModel?
}

/// Adds GListModel to a type whose Swift class is a `ListSource`.
@MainActor
func implementListModel(_ type: GType) {
    var info = GInterfaceInfo()
    info.interface_init = { interface, _ in
        guard let interface else { return }
        let model = interface.assumingMemoryBound(to: GListModelInterface.self)
        model.pointee.get_item_type = { _ in MainActor.assumeIsolated { Item.gtype } }
        model.pointee.get_n_items = { list in onMainActor(list) { guint(source($0)?.elementCount ?? 0) } }
        model.pointee.get_item = { list, index in onMainActor(list) { source($0)?.copyItem(at: Int(index)) } }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &info)
}

@MainActor
private func source(_ list: OpaquePointer?) -> ListModel? {
    guard let list else { return nil }
    return ToggleReference.wrapper(of: UnsafeMutableRawPointer(list)) as? ListModel
}
