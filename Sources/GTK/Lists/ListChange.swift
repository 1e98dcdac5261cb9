/// A change of a list, for those that must keep something through it: selections, views, lists over the list.
struct ListChange {
    /// The replacements in ascending order; positions are those before the change.
    let edits: [ListEdit]
    /// Where elements stand that are taken out in one place and put in at another, by their place before.
    let moves: [Int: Int]

    init(_ edits: [ListEdit], moves: [Int: Int] = [:]) {
        self.edits = edits
        self.moves = moves
    }

    /// A change that knows by the elements' keys where some of them move.
    /// - Parameter followed: the places before of those that somebody wants to find again: a few, as looking up each
    ///   element of a long list would take longer than the change.
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

    /// Where the element stands afterwards that stood at a place before; nil if it is gone.
    func newPlace(of old: Int) -> Int? {
        var shift = 0
        for edit in edits where edit.position <= old {
            if old < edit.position + edit.removed { return moves[old] }
            shift += edit.added - edit.removed
        }
        return old + shift
    }
}

/// Something that keeps up with a list; the list does not keep it alive.
@MainActor
protocol ListWatcher: AnyObject {
    /// Which elements in a range that is replaced it wants to find again, should they be put in elsewhere.
    func placesToFollow(in range: Range<Int>) -> [Int]
    /// The places of the elements that it has rows for, where it is a view.
    var rowPlaces: Set<Int>? { get }
    /// Whether it is telling of a change that the list must not come into.
    var isBusy: Bool { get }
    /// Called while the list is still as it was.
    func listWillChange(_ change: ListChange)
    /// Called once the list is as it will be, and C knows.
    func listDidChange(_ change: ListChange)
    /// Called when elements that stay in place are to be shown anew.
    func listContentChanged(in range: Range<Int>)
    /// Called after elements, in view or not, may have got other content.
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

/// A watcher that is not kept alive.
@MainActor
struct WeakWatcher {
    weak var value: (any ListWatcher)?
}

extension ListSource {
    private final func replaceInPlace(_ edit: ListEdit, _ step: (ListEdit, Range<Int>) -> Void) {
        step(edit, edit.position..<edit.position + edit.added)
        showDifferences(in: edit.position..<edit.rest.position)
        guard edit.removed != edit.added else { return }
        emit(edit.rest, keepingMoved: [:])
    }

    /// Turns one order of keys into another, and tells C of each replacement right after it is made.
    /// - Parameters:
    ///   - reusesPlaces: whether, where much goes and much comes, what stands in the same place before and after keeps
    ///     its row, though it is another element. GTK 4.8 would make each of those rows anew.
    ///   - step: makes a replacement; gets it and the range of the new keys that come in.
    final func replace<Key: Hashable>(
        _ old: some RandomAccessCollection<Key>, by new: some RandomAccessCollection<Key>, reusesPlaces: Bool = false,
        _ step: (ListEdit, Range<Int>) -> Void
    ) {
        let found = listEdits(from: old, to: new)
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
        // Where one edit is the whole change, GTK finds what moved within it, and keeps its rows.
        let keepsMoved = edits.count == 1 && edits[0].added <= 4 * few
        let change = ListChange(
            edits.reversed(), from: old, to: new, following: placesToFollow(in: ranges, withItems: keepsMoved))
        announce(change) {
            // Last to first, so that a replacement does not move those still to come; where its new elements
            // stand among the new ones is told by how much those before it will move them.
            var shift = edits.reduce(0) { $0 + $1.added - $1.removed }
            for edit in edits {
                shift -= edit.added - edit.removed
                let start = edit.position + shift
                let incoming = start..<start + edit.added
                // GTK looks for each row that goes among all that come, and so would read them all. The first few
                // take the rows over; where nothing goes, it does not look.
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
    /// One replacement in the place of all, which are in descending order, if more than 32 elements go, and
    /// as many come: about what is seen at once.
    fileprivate var coveringMuch: ListEdit? {
        let (removed, added) = reduce((0, 0)) { ($0.0 + $1.removed, $0.1 + $1.added) }
        guard let first = last?.position, let end = self.first?.oldRange.upperBound, Swift.min(removed, added) > 32
        else { return nil }
        return ListEdit(position: first, removed: end - first, added: end - first - removed + added)
    }
}
