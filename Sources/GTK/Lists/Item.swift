internal import CGTK

/// One row's Swift element as the GObject that GTK's lists pass around.
///
/// It has no Swift object of its own: a list of a million rows makes such items for the visible ones only,
/// and each costs one small C object and one box.
@MainActor
enum Item {
    private static let type = g_type_register_static_simple(
        GType(COMPTOIR_TYPE_OBJECT), "ComptoirItem", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    private static let elementKey = g_quark_from_string("comptoir-element")

    static var gtype: GType { type }

    /// A new item; the caller owns the reference.
    static func make<Element>(_ element: Element) -> UnsafeMutableRawPointer {
        guard let item = g_object_new_with_properties(type, 0, nil, nil) else {
            preconditionFailure("g_object_new made no item")
        }
        g_object_set_qdata_full(item, elementKey, Carried.retained(element), releaseCarried)
        return UnsafeMutableRawPointer(item)
    }

    /// The element of an item that `make` made.
    static func element<Element>(of item: UnsafeMutableRawPointer, as type: Element.Type = Element.self) -> Element {
        let data = g_object_get_qdata(item.assumingMemoryBound(to: GObject.self), elementKey)
        guard let element = Carried<Element>.value(data) else {
            preconditionFailure("an item of the list carries no \(Element.self)")
        }
        return element
    }
}
