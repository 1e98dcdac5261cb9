/// Where a sentence is better not broken.
extension String {
    /// The place of the space before a short word that would be alone on the last line, in bytes; nil where there is none.
    ///
    /// A sentence has one, of five words and more, and a name that ends in a sign, such as «Number #2»; and only where the last two
    /// are together short enough for any line.
    var lastBreakToAvoid: Int? {
        let words = split(separator: " ", maxSplits: 4).count
        guard utf8.count < 400, words >= 3,
            let space = utf8.lastIndex(of: UInt8(ascii: " "))
        else { return nil }
        let before = self[..<space].lastIndex(where: \.isWhitespace).map(index(after:)) ?? startIndex
        let last = self[index(after: space)...]
        // Of a few words, such as a name, only a sign like the number at its end would be lost by itself.
        guard (1...(words < 5 ? 2 : 9)).contains(last.count), self[before...].count <= 16 else { return nil }
        return utf8.distance(from: utf8.startIndex, to: space)
    }
}
