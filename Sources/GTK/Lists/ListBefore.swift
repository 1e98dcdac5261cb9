internal import CGTK

/// The contents of a derived list before a change of its base, which it goes on showing until everyone knows of the
/// change.
@MainActor
final class ListBefore<Element> {
    let elements: [Element]
    /// The items that C held, by index.
    private var items: [Int: UnsafeMutableRawPointer] = [:]
    /// The indices for which C was given a new item in the meantime.
    private(set) var strangers: [Int] = []

    init(_ list: ListSource<Element>) {
        elements = (0..<list.count).map { list.element(at: $0) }
        for place in elements.indices {
            guard let item = list.livingItem(at: place) else { continue }
            items[place] = UnsafeMutableRawPointer(g_object_ref(item))
        }
    }

    isolated deinit {
        for item in items.values { g_object_unref(item) }
    }

    func livingItem(at place: Int) -> UnsafeMutableRawPointer? { items[place] }

    /// Returns the item at an index; the caller owns the reference.
    func copyItem(at place: Int, of list: ListModel) -> UnsafeMutableRawPointer {
        if let item = items[place] { return g_object_ref(item) }
        let item = Item.make(ElementRecord(elements[place], place: -1, source: list))
        items[place] = UnsafeMutableRawPointer(g_object_ref(item))
        strangers.append(place)
        return item
    }
}
