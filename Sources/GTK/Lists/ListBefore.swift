internal import CGTK

/// What a list over another one held before the change of that one: until all know of the change it goes on to hold it.
@MainActor
final class ListBefore<Element> {
    let elements: [Element]
    /// The items that C held, by place.
    private var items: [Int: UnsafeMutableRawPointer] = [:]
    /// The places of which C got an item of its own meanwhile.
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

    /// The item at a place; the caller owns the reference.
    func copyItem(at place: Int, of list: ListModel) -> UnsafeMutableRawPointer {
        if let item = items[place] { return g_object_ref(item) }
        let item = Item.make(ElementRecord(elements[place], place: -1, source: list))
        items[place] = UnsafeMutableRawPointer(g_object_ref(item))
        strangers.append(place)
        return item
    }
}
