internal import CGTK

/// A list model that Swift implements: subclass of the kit's sources.
///
/// A list tells of one change at a time. What a handler asks for while it is told of a change comes after that, when
/// everybody knows of it: until then `count` and `element(at:)` are as far as C has been told.
@MainActor
open class ListSource<Element>: ListModel {
    // The items that C holds just now, by place: one place has one item as long as anybody looks at it.
    private final var records: [Int: ElementRecord<Element>] = [:]
    final private(set) var watchers: [WeakWatcher] = []
    final var telling = ListTelling()

    /// Makes an empty source.
    public init() {
        super.init(instantiating: GType(COMPTOIR_TYPE_OBJECT))
    }

    public override class func define(_ type: TypeDefinition) {
        type.interfaces = implementListModel
    }

    /// The number of elements.
    open var count: Int { 0 }

    override final var elementCount: Int { count }

    /// The element at a place from 0 to `count - 1`.
    open func element(at index: Int) -> Element {
        preconditionFailure("\(Self.self) does not say what stands at \(index)")
    }

    /// Tells the widgets that elements came and went (`g_list_model_items_changed`).
    ///
    /// Call it after `count` and `element(at:)` already give the new state, and not from a handler that is being told of
    /// a change of the same list.
    public final func itemsChanged(at index: Int, removed: Int, added: Int) {
        guard removed > 0 || added > 0 else { return }
        precondition(!isBusy, "\(Self.self) was changed by a handler that is being told of a change of it")
        guard let edit = toldEdits([ListEdit(position: index, removed: removed, added: added)]).first else { return }
        let kept = placesToFollow(in: [edit.position..<index], withItems: false)
        let change = ListChange([edit], moves: Dictionary(uniqueKeysWithValues: kept.map { ($0, $0) }))
        whileTelling { announce(change) { emit(edit, keepingMoved: [:]) } }
        tellWaiting()
    }

    /// Tells the widgets that elements which stay in place have other content. Selection, focus and scroll
    /// position are not touched.
    public final func contentChanged(in range: Range<Int>) {
        tellLater { [weak self] in self?.showContent(in: range) }
    }

    final func showContent(in range: Range<Int>) {
        for (place, record) in records where range.contains(place) { record.element = element(at: place) }
        showAnew(range)
        contentIsSettled()
    }

    /// Brings what C was told up to what the list is to hold; `tellChange` calls it when nothing else is being told.
    func catchUp() {}

    /// Called when there is nothing to be told any more.
    func everythingIsTold() {}

    final var isBusy: Bool {
        telling.isUnderWay || telling.isHeldBack || watchers.contains { $0.value?.isBusy == true }
    }

    /// The item at a place that C holds; nil where it holds none.
    func livingItem(at index: Int) -> UnsafeMutableRawPointer? { records[index]?.item }

    /// Has the widgets of some elements filled anew.
    final func showAnew(_ range: Range<Int>) {
        for watcher in watchers { watcher.value?.listContentChanged(in: range) }
    }

    /// Tells that for now no more elements get other content.
    final func contentIsSettled() {
        for watcher in watchers { watcher.value?.listContentSettled() }
    }

    /// Shows anew what differs, after every element may have got other content.
    final func showDifferences() {
        showDifferences(in: 0..<count)
        contentIsSettled()
    }

    /// The places of what is followed whose element, as it was shown last, is meant.
    final func followedPlaces(where isMeant: (Element) -> Bool) -> [Int] {
        records.filter { isMeant($0.value.element) }.map(\.key)
    }

    /// Shows anew what differs in a range.
    final func showDifferences(in range: Range<Int>) {
        for (place, record) in records where range.contains(place) {
            let now = element(at: place)
            guard !areKnownEqual(record.element, now) else { continue }
            record.element = now
            showAnew(place..<place + 1)
        }
    }

    /// Runs the steps of a change while those who watch know of it.
    final func announce(_ change: ListChange, _ steps: () -> Void) {
        watchers.removeAll { $0.value == nil }
        for watcher in watchers { watcher.value?.listWillChange(change) }
        steps()
        for watcher in watchers { watcher.value?.listDidChange(change) }
    }

    /// The places, within what is replaced, of what is followed.
    /// - Parameter withItems: whether those of all items count too.
    final func placesToFollow(in ranges: [Range<Int>], withItems: Bool) -> [Int] {
        guard !ranges.isEmpty else { return [] }
        let looked = withItems ? records.keys.filter { place in ranges.contains { $0.contains(place) } } : []
        return ranges.reduce(into: looked) { places, range in
            for watcher in watchers { places += watcher.value?.placesToFollow(in: range) ?? [] }
        }
    }

    /// Tells C of one edit of a change, which has been made.
    /// - Parameter moves: the new places of items that are taken out and put in by this edit.
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

    private final func shiftRecords(_ edit: ListEdit, moves: [Int: Int]) {
        guard !records.isEmpty else { return }
        var kept: [Int: ElementRecord<Element>] = [:]
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

/// Whether two values are of a type that can be compared, and equal.
private func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
    return (first as? any Equatable).map { compare($0) } ?? false
}
