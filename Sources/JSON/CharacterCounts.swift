/// How many characters of a text in UTF-8 stand before a byte, found by looking at a few bytes, wherever it is.
///
/// A document may be one line of many megabytes, and each of its entries may be asked for its column.
struct CharacterCounts: Sendable {
    private static let step = 1024
    /// The characters before each multiple of `step`.
    private let counts: [Int]

    /// Counts a text's characters once.
    init(_ bytes: [UInt8]) {
        var counts = [0]
        counts.reserveCapacity(bytes.count / Self.step + 1)
        var start = 0
        while start + Self.step <= bytes.count {
            counts.append(counts[counts.count - 1] + Self.count(bytes[start..<start + Self.step]))
            start += Self.step
        }
        self.counts = counts
    }

    /// The characters before a byte.
    /// - Parameters:
    ///   - offset: the byte, counted from 0; past the end means the end.
    ///   - bytes: the text that was counted.
    func before(_ offset: Int, in bytes: [UInt8]) -> Int {
        let offset = min(offset, bytes.count)
        let full = offset / Self.step
        return counts[full] + Self.count(bytes[full * Self.step..<offset])
    }

    /// The bytes that a character begins with.
    private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0b1100_0000 != 0b1000_0000 ? 1 : 0) }
    }
}
