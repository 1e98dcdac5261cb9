internal import CGTK

/// Another list's elements in an order of their own, without those that a filter leaves out.
///
/// It keeps places of the other list and compares Swift elements, where `GtkSortListModel` and
/// `GtkFilterListModel` would make an object for every element and cross into C for every comparison. For
/// lists in memory: every element is read. A million rows are ordered by the query behind a `PagedList`.
@MainActor
public final class ArrangedList<Element>: ListSource<Element> {
    /// Where the elements come from.
    public let base: ListSource<Element>
    private var places: [Int] = []
    /// What was here before the change of `base`: while that is told, and for what is gone until that is told here.
    private var before: ListBefore<Element>?
    /// Where in `before` the elements stood that are gone, by the numbers that they have in `places`.
    private var gone: [Int: Int] = [:]

    /// Arranges a list.
    /// - Parameters:
    ///   - base: the elements; what changes there changes here.
    ///   - order: nil for the order of `base`.
    ///   - filter: whether an element is in the list.
    public init(
        _ base: ListSource<Element>, order: Ordering<Element>? = nil,
        filter: (@MainActor (Element) -> Bool)? = nil
    ) {
        self.base = base
        self.order = order
        self.filter = filter
        super.init()
        base.add(watcher: self)
        places = arranged(keeping: [])
    }

    /// The order; elements that it leaves equal stand as in `base`.
    public var order: Ordering<Element>? { didSet { arrange() } }

    /// Whether an element is in the list; call `arrange()` when what it reads has changed.
    public var filter: (@MainActor (Element) -> Bool)? { didSet { arrange() } }

    public override var count: Int { places.count }
    public override func element(at index: Int) -> Element {
        if let before, let old = pastIndex(of: index) { return before.elements[old] }
        return base.element(at: places[index])
    }

    /// Where in `before` the element at a place is to be looked for, which is not, or no more, in `base`.
    private func pastIndex(of index: Int) -> Int? { telling.isHeldBack ? index : gone[places[index]] }

    /// Where the element at a place stands in `base`.
    public func baseIndex(of index: Int) -> Int { places[index] }

    /// Filters and orders anew; widgets are told what differs only.
    public func arrange() { tellChange() }

    // One element is one item in both lists.
    override func copyItem(at index: Int) -> UnsafeMutableRawPointer? {
        guard places.indices.contains(index) else { return nil }
        if let before, let old = pastIndex(of: index) { return before.copyItem(at: old, of: self) }
        return base.copyItem(at: places[index])
    }

    override func livingItem(at index: Int) -> UnsafeMutableRawPointer? {
        guard places.indices.contains(index) else { return nil }
        if let before, let old = pastIndex(of: index) { return before.livingItem(at: old) }
        return base.livingItem(at: places[index])
    }

    override func catchUp() {
        let new = arranged(keeping: places)
        replace(places, by: new) { edit, incoming in
            places.replaceSubrange(edit.position..<edit.position + edit.removed, with: new[incoming])
        }
        (before, gone) = (nil, [:])
    }

    override func everythingIsTold() { base.tellWaiting() }

    /// The places in `base` that are to be shown, in order. Starting from the order before, there is little to sort.
    private func arranged(keeping old: [Int]) -> [Int] {
        var isIn = (0..<base.count).map { filter?(base.element(at: $0)) ?? true }
        guard let order else { return isIn.indices.filter { isIn[$0] } }
        var candidates: [Int] = []
        for place in old where isIn.indices.contains(place) && isIn[place] {
            candidates.append(place)
            isIn[place] = false
        }
        for place in isIn.indices where isIn[place] { candidates.append(place) }
        let compare = order.comparing(candidates.map { base.element(at: $0) })
        let sorted = candidates.indices.sorted {
            let result = compare($0, $1)
            return result != 0 ? result < 0 : candidates[$0] < candidates[$1]
        }
        return sorted.map { candidates[$0] }
    }
}

extension ArrangedList: ListWatcher {
    func listWillChange(_ change: ListChange) {
        before = ListBefore(self)
        telling.isHeldBack = true
    }

    func listDidChange(_ change: ListChange) {
        // What is gone gets a number that no place has.
        places = places.map { change.newPlace(of: $0) ?? -1 - $0 }
        for (index, place) in places.enumerated() where place < 0 { gone[place] = index }
        let strange = Set((before?.strangers ?? []).map { places[$0] })
        telling.isHeldBack = false
        arrange()
        // Each is looked for anew: who is told of one may have others come and go.
        for place in strange {
            if let index = places.firstIndex(of: place) { itemsChanged(at: index, removed: 1, added: 1) }
        }
    }

    func listContentChanged(in range: Range<Int>) {
        for (index, place) in places.enumerated() where range.contains(place) {
            showAnew(index..<index + 1)
        }
    }

    func listContentSettled() {
        arrange()
        contentIsSettled()
    }
}
