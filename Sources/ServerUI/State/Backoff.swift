public import Foundation

/// How long to wait before a screen that did not come is asked for again.
///
/// Longer each time, and by chance, so that many programs that a server has lost do not all come back at once.
public struct Backoff: Sendable, Hashable {
    /// How long an answer may take before it is given up, in seconds.
    public static let timeout: TimeInterval = 10

    /// The longest wait after the first failure, and the longest of all, in seconds.
    public var first: TimeInterval
    public var longest: TimeInterval

    public init(first: TimeInterval = 1, longest: TimeInterval = 60) {
        self.first = first
        self.longest = longest
    }

    /// How long to wait, in seconds.
    /// - Parameters:
    ///   - failures: How many there were in a row, at least 1.
    ///   - chance: A random number, 0 to 1.
    /// - Returns: From half of the longest wait for so many failures up to the whole of it.
    public func delay(after failures: Int, chance: Double) -> TimeInterval {
        // Beyond 2^32 the wait is the longest of all in any case.
        let doublings = Double(1 << min(max(failures - 1, 0), 32))
        let whole = min(first * doublings, longest)
        return whole / 2 + whole / 2 * min(max(chance, 0), 1)
    }
}
