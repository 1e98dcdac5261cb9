/// A change of a list, for those that must keep something through it: selections, views and derived lists.
struct ListChange {
    /// The replacements in ascending order; positions are those before the change.
    let edits: [ListEdit]
    /// The new indices of elements that are removed in one place and inserted in another, by their old indices.
    let moves: [Int: Int]

    init(_ edits: [ListEdit], moves: [Int: Int] = [:]) {
        self.edits = edits
        self.moves = moves
    }

    /// Creates a change that uses the elements' keys to find where some of them move.
    /// - Parameter followed: the old indices of the elements to find again. Keep them few: looking up every element of
    ///   a long list would take longer than the change.
    init<Key: Hashable>(
        _ edits: [ListEdit], from old: some RandomAccessCollection<Key>, to new: some RandomAccessCollection<Key>,
        following followed: some Sequence<Int>
    ) {
        var places: [Key: Int] = [:]
        for place in followed { places[old[old.index(old.startIndex, offsetBy: place)]] = place }
        guard !places.isEmpty else {
            self.init(edits)
            return
        }
        var (moves, shift) = ([Int: Int](), 0)
        for edit in edits {
            for place in edit.position + shift..<edit.position + shift + edit.added {
                if let before = places[new[new.index(new.startIndex, offsetBy: place)]] { moves[before] = place }
            }
            shift += edit.added - edit.removed
        }
        self.init(edits, moves: moves)
    }

    /// Returns the new index of the element that was at an index before the change; nil if it has been removed.
    func newPlace(of old: Int) -> Int? {
        var shift = 0
        for edit in edits where edit.position <= old {
            if old < edit.position + edit.removed { return moves[old] }
            shift += edit.added - edit.removed
        }
        return old + shift
    }
}

/// An observer of a list, which the list does not keep alive.
@MainActor
protocol ListWatcher: AnyObject {
    /// Returns the indices in a replaced range whose elements it wants to find again if they are inserted elsewhere.
    func placesToFollow(in range: Range<Int>) -> [Int]
    /// The indices of the elements that it has rows for, if it is a view.
    var rowPlaces: Set<Int>? { get }
    /// Whether it is announcing a change, during which the list must not change.
    var isBusy: Bool { get }
    /// Called while the list is still unchanged.
    func listWillChange(_ change: ListChange)
    /// Called once the list has changed and C has been notified.
    func listDidChange(_ change: ListChange)
    /// Called when elements that stay in place must be shown again.
    func listContentChanged(in range: Range<Int>)
    /// Called after the content of elements, in view or not, may have changed.
    func listContentSettled()
}

extension ListWatcher {
    func placesToFollow(in range: Range<Int>) -> [Int] { [] }
    var rowPlaces: Set<Int>? { nil }
    var isBusy: Bool { false }
    func listWillChange(_ change: ListChange) {}
    func listDidChange(_ change: ListChange) {}
    func listContentChanged(in range: Range<Int>) {}
    func listContentSettled() {}
}

/// A weak reference to a watcher.
@MainActor
struct WeakWatcher {
    weak var value: (any ListWatcher)?
}

extension ListSource {
    private final func replaceInPlace(_ edit: ListEdit, _ step: (ListEdit, Range<Int>) -> Void) {
        step(edit, edit.position..<edit.position + edit.added)
        showOthers(in: edit.position..<edit.rest.position)
        guard edit.removed != edit.added else { return }
        emit(edit.rest, keepingMoved: [:])
    }

    /// Turns one order of keys into another, and notifies C of each replacement right after it is made.
    /// - Parameters:
    ///   - reusesPlaces: whether, if many elements are removed and many inserted, an index that exists before and after
    ///     keeps its row, although the element is a different one. GTK 4.8 would create each of those rows again.
    ///   - step: makes a replacement; receives it and the range of the new keys to insert.
    final func replace<Key: Hashable>(
        _ old: some RandomAccessCollection<Key>, by new: some RandomAccessCollection<Key>, reusesPlaces: Bool = false,
        _ step: (ListEdit, Range<Int>) -> Void
    ) {
        // Where places keep their rows, to compare thousands of keys costs more than it saves.
        let found = listEdits(from: old, to: new, most: reusesPlaces ? 2_000 : 50_000)
        guard !found.isEmpty else { return }
        if reusesPlaces, let whole = found.coveringMuch, toldEdits([whole.rest]) == [whole.rest] {
            let followed = placesToFollow(in: [whole.oldRange], withItems: false)
            let change = ListChange([whole], from: old, to: new, following: followed)
            announce(change) { replaceInPlace(whole, step) }
            return
        }
        let edits = toldEdits(found)
        let few = 256
        let ranges = edits.filter { $0.removed > 0 }.map(\.oldRange)
        // If one edit is the whole change, GTK finds what moved within it and keeps those rows.
        let keepsMoved = edits.count == 1 && edits[0].added <= 4 * few
        let change = ListChange(
            edits.reversed(), from: old, to: new, following: placesToFollow(in: ranges, withItems: keepsMoved))
        announce(change) {
            // From last to first, so that a replacement does not move those still to come. The replacements before it
            // will move its new elements by `shift`.
            var shift = edits.reduce(0) { $0 + $1.added - $1.removed }
            for edit in edits {
                shift -= edit.added - edit.removed
                let start = edit.position + shift
                let incoming = start..<start + edit.added
                // GTK looks for each removed row among all inserted elements, and so would read them all. The first few
                // take over the rows; if nothing is removed, GTK does not look.
                if edit.removed > 0 && edit.added > 4 * few {
                    let first = ListEdit(position: edit.position, removed: edit.removed, added: few)
                    step(first, incoming.prefix(few))
                    emit(first, keepingMoved: [:])
                    let rest = ListEdit(position: edit.position + few, removed: 0, added: edit.added - few)
                    step(rest, incoming.dropFirst(few))
                    emit(rest, keepingMoved: [:])
                } else {
                    step(edit, incoming)
                    emit(edit, keepingMoved: keepsMoved ? change.moves : [:])
                }
            }
        }
    }
}

extension [ListEdit] {
    /// A single replacement that covers all of these, which are in descending order; nil unless more than 32 elements
    /// (about as many as are visible at once) are removed and more than 32 inserted.
    fileprivate var coveringMuch: ListEdit? {
        let (removed, added) = reduce((0, 0)) { ($0.0 + $1.removed, $0.1 + $1.added) }
        guard let first = last?.position, let end = self.first?.oldRange.upperBound, Swift.min(removed, added) > 32
        else { return nil }
        return ListEdit(position: first, removed: end - first, added: end - first - removed + added)
    }
}
