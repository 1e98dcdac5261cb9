extension ListSource {
    /// Returns the edits that C is notified of: the same ones, or a single one for all if GTK would misread them.
    ///
    /// GTK 4.8 stores the elements between two rows as a single number. If a removed range begins among such elements
    /// and contains rows, GTK takes the elements before the range for a part of it: rows that should go stay, in the
    /// places of others. So the edit that C is notified of begins at a row or right after one, and the extra elements
    /// are removed and inserted again.
    /// - Parameter edits: in descending order.
    final func toldEdits(_ edits: [ListEdit]) -> [ListEdit] {
        let views = watchers.compactMap { $0.value?.rowPlaces }
        guard let last = edits.first, let first = edits.last, views.contains(where: { edits.areMisread(with: $0) })
        else { return edits }
        var begin = first.position
        while let before = views.compactMap({ $0.begin(around: begin) }).min() { begin = before }
        let removed = last.oldRange.upperBound - begin
        return [
            ListEdit(position: begin, removed: removed, added: edits.reduce(removed) { $0 + $1.added - $1.removed })
        ]
    }
}

extension [ListEdit] {
    /// Returns whether GTK would misread one of the edits. Once rows are removed, GTK creates others, so the edits
    /// before that one count too.
    fileprivate func areMisread(with rows: Set<Int>) -> Bool {
        guard let first = rows.min(), let last = rows.max() else { return false }
        let goes = firstIndex { edit in
            edit.oldRange.overlaps(first..<last + 1) && rows.contains(where: edit.oldRange.contains)
        }
        return goes.map { self[$0...].contains { $0.removed > 0 && rows.begin(around: $0.position) != nil } } ?? false
    }
}

extension Set<Int> {
    /// Returns where the run of elements without rows around an index begins, or nil if the index is not inside such a
    /// run.
    fileprivate func begin(around place: Int) -> Int? {
        guard place > 0, !contains(place), !contains(place - 1) else { return nil }
        return (filter { $0 < place }.max() ?? -1) + 1
    }
}
