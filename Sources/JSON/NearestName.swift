/// Finds the known name that a misspelt one was probably meant to be.
package enum NearestName {
    /// The candidate that resembles a name most, or nil where none does.
    ///
    /// One edit in three letters is let pass, case not counted: `headlne` gives `headline`, `fat` does
    /// not give `fibre`.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= mostBytes else { return nil }
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name && candidate.utf8.count <= mostBytes {
            let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The most bytes of what is compared: the work grows with the square, and no name is misspelt at such length.
    private static let mostBytes = 1_000

    /// How many letters must be added, removed, replaced or swapped with their neighbour
    /// (Damerau–Levenshtein, optimal string alignment).
    package static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard abs(a.count - b.count) <= max(a.count, b.count) / 2 + 1 else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
