internal import CGTK

/// The GObject that represents a row's Swift element in GTK's lists.
///
/// An item has no Swift object of its own: a list of a million rows creates items only for the visible ones, and each
/// costs one small C object and one record.
@MainActor
enum Item {
    private static let type = g_type_register_static_simple(
        GType(COMPTOIR_TYPE_OBJECT), "ComptoirItem", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    private static let recordKey = g_quark_from_string("comptoir-item-record")

    static var gtype: GType { type }

    /// Returns a new item for a record; the caller owns the reference, and the item owns the record.
    static func make(_ record: ItemRecord) -> UnsafeMutableRawPointer {
        guard let item = g_object_new_with_properties(type, 0, nil, nil) else {
            fatalError("g_object_new made no item")
        }
        record.item = UnsafeMutableRawPointer(item)
        g_object_set_qdata_full(item, recordKey, Unmanaged.passRetained(record).toOpaque()) { data in
            guard let data else { return }
            onMainActor(data) { Unmanaged<ItemRecord>.fromOpaque($0).takeRetainedValue().itemEnds() }
        }
        return UnsafeMutableRawPointer(item)
    }

    /// Returns the record of an item created by `make`.
    static func record(of item: UnsafeMutableRawPointer) -> ItemRecord {
        guard let data = g_object_get_qdata(item.assumingMemoryBound(to: GObject.self), recordKey) else {
            fatalError("an item of the list carries no record")
        }
        return Unmanaged<ItemRecord>.fromOpaque(data).takeUnretainedValue()
    }

    /// Returns the record of an item, with its element.
    static func record<Element>(of item: UnsafeMutableRawPointer, with _: Element.Type) -> ElementRecord<Element> {
        let record = record(of: item)
        // No class is derived from it, so that its own type says it all; a cast takes longer, for each row.
        require(
            Swift.type(of: record) == ElementRecord<Element>.self, "an item of the list carries no \(Element.self)")
        return unsafeDowncast(record, to: ElementRecord<Element>.self)
    }
}

/// What a source knows about an item that C holds.
@MainActor
class ItemRecord {
    /// The current index of the item.
    final var place: Int
    /// The item, which owns this record; the pointer is valid as long as the source knows the record.
    fileprivate(set) final var item: UnsafeMutableRawPointer?
    /// A number unique to this record and its current content, which identifies what a cell shows.
    fileprivate(set) final var state = ItemRecord.nextState()
    /// Whether another element may have come to the index, which is not read before someone asks for it.
    final var isOutdated = false
    private final let link: ListLink
    private static var states = 0

    fileprivate static func nextState() -> Int {
        states += 1
        return states
    }

    init(place: Int, source: ListModel) {
        self.place = place
        link = source.link
    }

    fileprivate final var source: ListModel? { link.model }
    fileprivate final func itemEnds() { link.model?.forget(self) }
}

/// A record that also holds the element.
@MainActor
final class ElementRecord<Element>: ItemRecord {
    private var shown: Element

    init(_ element: Element, place: Int, source: ListModel) {
        shown = element
        super.init(place: place, source: source)
    }

    /// The element, which is read from the source first if it is outdated.
    var element: Element {
        get {
            readIfOutdated()
            return shown
        }
        set {
            isOutdated = false
            shown = newValue
            state = ItemRecord.nextState()
        }
    }

    /// Reads the element if it is outdated; the state changes only if the new one differs.
    func readIfOutdated() {
        guard isOutdated else { return }
        isOutdated = false
        guard let source = source as? ListSource<Element>, (0..<source.count).contains(place) else { return }
        let now = source.element(at: place)
        if !areKnownEqual(shown, now) { element = now }
    }
}

/// Returns whether two values are of a type that can be compared, and are equal.
func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
    return (first as? any Equatable).map { compare($0) } ?? false
}
