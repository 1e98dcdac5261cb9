extension ListSource {
    /// Edits as C is told of them: the same, or where GTK would misread them one in the place of all.
    ///
    /// GTK 4.8 keeps the elements between two rows as one number. Where a range goes that begins among them and in which
    /// there are rows, it takes what stands before the range for a part of it: the rows that should go stay, in the places
    /// of others. So what C is told begins at a row or right after one; what more that takes goes and comes back.
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
    /// Whether GTK would misread one of the edits. Once rows go it makes others, so that the edits before that count too.
    fileprivate func areMisread(with rows: Set<Int>) -> Bool {
        guard let first = rows.min(), let last = rows.max() else { return false }
        let goes = firstIndex { edit in
            edit.oldRange.overlaps(first..<last + 1) && rows.contains(where: edit.oldRange.contains)
        }
        return goes.map { self[$0...].contains { $0.removed > 0 && rows.begin(around: $0.position) != nil } } ?? false
    }
}

extension Set<Int> {
    /// For a place in the midst of elements that have no row: where those begin.
    fileprivate func begin(around place: Int) -> Int? {
        guard place > 0, !contains(place), !contains(place - 1) else { return nil }
        return (filter { $0 < place }.max() ?? -1) + 1
    }
}
