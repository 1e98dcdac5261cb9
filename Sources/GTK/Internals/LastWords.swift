/// Where a sentence is better not broken.
extension String {
    /// The place of the space before a short word that would be alone on the last line, in bytes; nil where there is none.
    ///
    /// Only a sentence has one, of five words and more, and only where the last two are together short enough for any line.
    var lastBreakToAvoid: Int? {
        guard utf8.count < 400, split(separator: " ", maxSplits: 4).count == 5,
            let space = utf8.lastIndex(of: UInt8(ascii: " "))
        else { return nil }
        let before = self[..<space].lastIndex(where: \.isWhitespace).map(index(after:)) ?? startIndex
        let last = self[index(after: space)...]
        guard (1...9).contains(last.count), self[before...].count <= 16 else { return nil }
        return utf8.distance(from: utf8.startIndex, to: space)
    }
}
