/// One replacement in a list: a number of elements removed and a number inserted at a position.
struct ListEdit: Equatable, Sendable {
    var position: Int
    var removed: Int
    var added: Int

    /// The range of the removed elements, before the replacement.
    var oldRange: Range<Int> { position..<position + removed }

    /// What remains to be done once as many new elements as possible have taken the places of removed ones.
    var rest: ListEdit {
        let kept = min(removed, added)
        return ListEdit(position: position + kept, removed: removed - kept, added: added - kept)
    }
}

/// Returns the replacements that turn one list of keys into another, from last to first, so that each position holds
/// while those before it are still to come.
///
/// Elements that keep their relative order stay (the longest increasing subsequence of their old indices, found by
/// patience sorting); the rest is replaced. O(n log n) in time and O(n) in memory. One replacement covers everything
/// between the common start and end if that has more than `most` elements before or after.
/// - Parameters:
///   - old: the keys before; each occurs at most once.
///   - new: the keys after; each occurs at most once.
///   - limit: the number of replacements above which one covers them all, because notifying GTK of each costs more.
///   - most: the number of elements above which they are not compared.
func listEdits<Key: Hashable>(
    from old: some RandomAccessCollection<Key>, to new: some RandomAccessCollection<Key>, limit: Int = 100,
    most: Int = 50_000
) -> [ListEdit] {
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    var prefix = 0
    while prefix < old.count, prefix < new.count,
        old[old.index(oldStart, offsetBy: prefix)] == new[new.index(newStart, offsetBy: prefix)]
    {
        prefix += 1
    }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
        old[old.index(oldStart, offsetBy: old.count - 1 - suffix)]
            == new[new.index(newStart, offsetBy: new.count - 1 - suffix)]
    {
        suffix += 1
    }
    let whole = ListEdit(position: prefix, removed: old.count - prefix - suffix, added: new.count - prefix - suffix)
    if whole.removed == 0 && whole.added == 0 { return [] }
    if whole.removed == 0 || whole.added == 0 || whole.removed > most || whole.added > most { return [whole] }

    var places: [Key: Int] = [:]
    places.reserveCapacity(whole.removed)
    for (place, key) in old.dropFirst(prefix).dropLast(suffix).enumerated() { places[key] = place }
    let oldPlaces = new.dropFirst(prefix).dropLast(suffix).map { places[$0] }
    let kept = longestIncreasing(oldPlaces)

    var edits: [ListEdit] = []
    var (oldEnd, newEnd) = (whole.removed, whole.added)
    for (oldPlace, newPlace) in kept.reversed() + [(-1, -1)] {
        let edit = ListEdit(
            position: prefix + oldPlace + 1, removed: oldEnd - oldPlace - 1, added: newEnd - newPlace - 1)
        if edit.removed > 0 || edit.added > 0 { edits.append(edit) }
        (oldEnd, newEnd) = (oldPlace, newPlace)
    }
    return edits.count > limit ? [whole] : edits
}

/// Returns as many pairs of old and new index as possible whose old indices increase; nil stands for a new element.
private func longestIncreasing(_ oldPlaces: [Int?]) -> [(old: Int, new: Int)] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: oldPlaces.count)
    for (new, old) in oldPlaces.enumerated() {
        guard let old else { continue }
        var (low, high) = (0, tails.count)
        while low < high {
            let middle = (low + high) / 2
            if let tail = oldPlaces[tails[middle]], tail < old { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[new] = tails[low - 1] }
        if low == tails.count { tails.append(new) } else { tails[low] = new }
    }
    var result: [(old: Int, new: Int)] = []
    var next = tails.last ?? -1
    while next >= 0 {
        if let old = oldPlaces[next] { result.append((old, next)) }
        next = previous[next]
    }
    return result.reversed()
}
