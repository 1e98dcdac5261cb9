/// The numbers of days that are worth a word.
///
/// They count the days that are reached, or those that are left where a counter counts down; there the day itself is
/// always one.
public struct Milestones: Sendable, Hashable, Codable {
    /// Those that the person has chosen themselves, above 0, in order, each once.
    public let own: [Int]

    /// Whether a week, a month, a hundred days and each year count too: 7, 30, 100, 365, 730, 1095 …
    public let hasUsual: Bool

    /// The most that a person has of their own.
    public static let mostOwn = 100

    /// The usual ones and no others.
    public static let usual = Milestones()

    /// The usual ones or not, and the person's own.
    ///
    /// - Parameters:
    ///   - own: Numbers of days; those below 1 are left out, as is what is beyond ``mostOwn``.
    ///   - hasUsual: Whether the usual ones count too.
    public init(own: [Int] = [], hasUsual: Bool = true) {
        self.own = Array(Set(own.filter { $0 > 0 }).sorted().prefix(Self.mostOwn))
        self.hasUsual = hasUsual
    }

    /// The first one beyond a number of days, or nil where there is none.
    public func next(after days: Int) -> Int? {
        let usual = hasUsual ? Self.early.first { $0 > days } ?? (max(days, 0) / 365 + 1) * 365 : nil
        return [own.first { $0 > days }, usual].compactMap(\.self).min()
    }

    /// The last one that a number of days has reached, or nil where it has reached none.
    public func latest(upTo days: Int) -> Int? {
        let usual = hasUsual ? (days >= 365 ? days / 365 * 365 : Self.early.last { $0 <= days }) : nil
        return [own.last { $0 <= days }, usual].compactMap(\.self).max()
    }

    /// All that a number of days has reached, in order.
    public func all(upTo days: Int) -> [Int] {
        guard days > 0 else { return [] }
        let years = days >= 365 ? stride(from: 365, through: days, by: 365).map(\.self) : []
        let usual = hasUsual ? Self.early.filter { $0 <= days && $0 < 365 } + years : []
        return Set(usual + own.filter { $0 <= days }).sorted()
    }

    private static let early = [7, 30, 100, 365]
}
