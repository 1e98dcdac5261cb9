internal import CGTK

/// A list model implemented in Swift: the base class of all sources of elements.
///
/// A list announces one change at a time. What a handler changes while it is being notified follows once everyone knows
/// of the first change; until then, `count` and `element(at:)` return what C has been notified of.
@MainActor
open class ListSource<Element>: ListModel {
    // The items that C currently holds, by index: an index has one item as long as anyone uses it.
    // Under their base class, so that the dictionary is the same code for every list.
    private final var records: [Int: ItemRecord] = [:]
    final private(set) var watchers: [WeakWatcher] = []
    final var telling = ListTelling()

    /// Creates an empty source.
    public init() {
        super.init(instantiating: GType(COMPTOIR_TYPE_OBJECT))
    }

    public override class func define(_ type: TypeDefinition) {
        type.interfaces = implementListModel
    }

    /// The number of elements.
    open var count: Int { 0 }

    override final var elementCount: Int { count }

    /// Returns the element at an index from 0 to `count - 1`.
    open func element(at index: Int) -> Element {
        fatalError("\(Self.self) does not say what stands at \(index)")
    }

    /// Notifies the widgets that elements were removed and inserted (`g_list_model_items_changed`).
    ///
    /// Call it once `count` and `element(at:)` return the new state, and not from a handler that is being notified of a
    /// change of the same list.
    public final func itemsChanged(at index: Int, removed: Int, added: Int) {
        guard removed > 0 || added > 0 else { return }
        require(!isBusy, "\(Self.self) was changed by a handler that is being told of a change of it")
        guard let edit = toldEdits([ListEdit(position: index, removed: removed, added: added)]).first else { return }
        let kept = placesToFollow(in: [edit.position..<index], withItems: false)
        let change = ListChange([edit], moves: Dictionary(uniqueKeysWithValues: kept.map { ($0, $0) }))
        whileTelling { announce(change) { emit(edit, keepingMoved: [:]) } }
        tellWaiting()
    }

    /// Notifies the widgets that elements that stay in place have new content.
    ///
    /// Selection, focus and scroll position are not affected.
    public final func contentChanged(in range: Range<Int>) {
        tellLater { [weak self] in self?.showContent(in: range) }
    }

    final func showContent(in range: Range<Int>) {
        for (place, record) in records where range.contains(place) { own(record).element = element(at: place) }
        showAnew(range)
        contentIsSettled()
    }

    /// Makes the pending change and notifies C of it; `tellChange` calls it when nothing else is being announced.
    func catchUp() {}

    /// Called when nothing remains to be announced.
    func everythingIsTold() {}

    final var isBusy: Bool {
        telling.isUnderWay || telling.isHeldBack || watchers.contains { $0.value?.isBusy == true }
    }

    /// Returns the item at an index if C holds one, or nil.
    func livingItem(at index: Int) -> UnsafeMutableRawPointer? { records[index]?.item }

    /// Fills the widgets of some elements again.
    final func showAnew(_ range: Range<Int>) {
        for watcher in watchers { watcher.value?.listContentChanged(in: range) }
    }

    /// Notifies the watchers that no more content will change for now.
    final func contentIsSettled() {
        for watcher in watchers { watcher.value?.listContentSettled() }
    }

    /// Shows again the elements that differ, after any of them may have changed.
    final func showDifferences() {
        showDifferences(in: 0..<count)
        contentIsSettled()
    }

    /// Returns the indices of the items held by C whose element, as it was last shown, meets a condition.
    final func followedPlaces(where isMeant: (Element) -> Bool) -> [Int] {
        records.filter { !$0.value.isOutdated && isMeant(own($0.value).element) }.map(\.key)
    }

    /// Shows again the elements in a range that differ.
    final func showDifferences(in range: Range<Int>) {
        for (place, record) in records where range.contains(place) && !record.isOutdated {
            let (record, now) = (own(record), element(at: place))
            guard !areKnownEqual(record.element, now) else { continue }
            record.element = now
            showAnew(place..<place + 1)
        }
    }

    /// Shows again the elements in a range, all of which may be others now.
    ///
    /// Each is read when a cell shows it: in a list that fills the visible items first, those out of sight are not read
    /// before the frame.
    final func showOthers(in range: Range<Int>) {
        for (place, record) in records where range.contains(place) { record.isOutdated = true }
        showAnew(range)
    }

    /// Runs the steps of a change, notifying the watchers before and after.
    final func announce(_ change: ListChange, _ steps: () -> Void) {
        watchers.removeAll { $0.value == nil }
        for watcher in watchers { watcher.value?.listWillChange(change) }
        steps()
        for watcher in watchers { watcher.value?.listDidChange(change) }
    }

    /// Returns the indices, within the replaced ranges, of the elements to follow.
    /// - Parameter withItems: whether to include all indices that have an item.
    final func placesToFollow(in ranges: [Range<Int>], withItems: Bool) -> [Int] {
        guard !ranges.isEmpty else { return [] }
        let looked = withItems ? records.keys.filter { place in ranges.contains { $0.contains(place) } } : []
        return ranges.reduce(into: looked) { places, range in
            for watcher in watchers { places += watcher.value?.placesToFollow(in: range) ?? [] }
        }
    }

    /// Notifies C of one edit of a change, which has been made.
    /// - Parameter moves: the new indices of items that this edit removes and inserts again.
    final func emit(_ edit: ListEdit, keepingMoved moves: [Int: Int]) {
        shiftRecords(edit, moves: moves)
        g_list_model_items_changed(opaque, guint(edit.position), guint(edit.removed), guint(edit.added))
    }

    override final func add(watcher: any ListWatcher) { watchers.append(WeakWatcher(value: watcher)) }

    override func copyItem(at index: Int) -> UnsafeMutableRawPointer? {
        guard (0..<count).contains(index) else { return nil }
        if let item = records[index]?.item { return g_object_ref(item) }
        let record = ElementRecord(element(at: index), place: index, source: self)
        records[index] = record
        return Item.make(record)
    }

    override final func forget(_ record: ItemRecord) {
        if records[record.place] === record { records[record.place] = nil }
    }

    /// One of `records`, all of which this list has made.
    private final func own(_ record: ItemRecord) -> ElementRecord<Element> {
        unsafeDowncast(record, to: ElementRecord<Element>.self)
    }

    private final func shiftRecords(_ edit: ListEdit, moves: [Int: Int]) {
        guard !records.isEmpty else { return }
        var kept: [Int: ItemRecord] = [:]
        kept.reserveCapacity(records.count)
        for (place, record) in records {
            if place >= edit.position + edit.removed {
                record.place = place - edit.removed + edit.added
            } else if place >= edit.position {
                record.place = moves[place] ?? -1
            }
            if record.place >= 0 { kept[record.place] = record }
        }
        records = kept
    }
}
