internal import CGTK

/// A list of another list's elements, sorted and filtered.
///
/// It stores indices into the other list and compares Swift elements, where `GtkSortListModel` and `GtkFilterListModel`
/// would create an object for every element and cross into C for every comparison. It is meant for lists in memory,
/// because it reads every element. To sort a million rows, let the query behind a `PagedList` do it.
@MainActor
public final class ArrangedList<Element>: ListSource<Element> {
    /// Where the elements come from.
    public let base: ListSource<Element>
    private var places: [Int] = []
    /// The contents before the current change of `base`, kept while `base` announces it and, for removed elements,
    /// until this list has announced their removal.
    private var before: ListBefore<Element>?
    /// The index in `before` of each removed element, by the negative number that stands for it in `places`.
    private var gone: [Int: Int] = [:]

    /// Creates a sorted and filtered list over another one.
    /// - Parameters:
    ///   - base: the list to arrange; its changes are followed.
    ///   - order: the order of the elements, or nil for that of `base`.
    ///   - filter: returns whether an element is in the list; nil includes them all.
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

    /// The order of the elements; those that compare equal keep their order in `base`.
    public var order: Ordering<Element>? { didSet { arrange() } }

    /// Whether an element is in the list; call `arrange()` when anything that the filter reads has changed.
    public var filter: (@MainActor (Element) -> Bool)? { didSet { arrange() } }

    public override var count: Int { places.count }
    public override func element(at index: Int) -> Element {
        if let before, let old = pastIndex(of: index) { return before.elements[old] }
        return base.element(at: places[index])
    }

    /// Returns the index in `before` of an element that cannot be read from `base`, because `base` is changing or no
    /// longer has it; nil for all others.
    private func pastIndex(of index: Int) -> Int? { telling.isHeldBack ? index : gone[places[index]] }

    /// Returns the index in `base` of the element at an index of this list.
    public func baseIndex(of index: Int) -> Int { places[index] }

    /// Filters and sorts again, and notifies widgets only of what has changed.
    public func arrange() { tellChange() }

    // An element is represented by the same item in both lists.
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

    /// Returns the indices in `base` of the elements to show, in order. Starting from the previous order leaves little
    /// to sort.
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
        // Removed elements get a negative number, which no index has.
        places = places.map { change.newPlace(of: $0) ?? -1 - $0 }
        for (index, place) in places.enumerated() where place < 0 { gone[place] = index }
        let strange = Set((before?.strangers ?? []).map { places[$0] })
        telling.isHeldBack = false
        arrange()
        // Each is looked up again, because a handler notified of one may have inserted or removed others.
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
