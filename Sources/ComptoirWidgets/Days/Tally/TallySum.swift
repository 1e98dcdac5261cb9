/// A number of days as marks: single strokes, fives, and ringed fives that stand for more.
struct TallySum: Equatable, Sendable {
    /// The numbers of days that a five in one ring, in two rings and so on stands for; empty without rings.
    let worth: [Int]
    /// The numbers of fives in one ring, in two rings and so on.
    let ringed: [Int]
    /// The number of days drawn one by one.
    let rest: Int

    /// Creates a sum, which uses the largest marks first.
    init(_ days: Int, worth: [Int] = []) {
        self.worth = worth
        var (left, ringed) = (max(0, days), [Int]())
        for worth in worth.reversed() {
            ringed.insert(left / worth, at: 0)
            left %= worth
        }
        (self.ringed, rest) = (ringed, left)
    }

    /// The days that the marks stand for.
    var days: Int { zip(worth, ringed).map { $0 * $1 }.reduce(rest, +) }

    /// The number of ringed fives.
    var ringedCount: Int { ringed.reduce(0, +) }

    /// The number of groups without a ring; the last one may be incomplete.
    var groupCount: Int { (rest + 4) / 5 }

    /// The number of rings around each ringed five in drawing order, the most rings first.
    var rings: [Int] {
        ringed.indices.reversed().flatMap { Array(repeating: $0 + 1, count: ringed[$0]) }
    }

    /// Returns the ways to draw a number of days, from the finest to the coarsest; each takes less space than the one
    /// before.
    static func choices(for days: Int) -> [TallySum] {
        let worths = [
            [], [25], [50], [100], [50, 500], [100, 1000], [100, 1000, 10_000], [100, 1000, 10_000, 100_000],
        ]
        // Leave out rings that no five would have.
        return worths.filter { $0.last.map { days >= $0 } ?? true }.map { TallySum(days, worth: $0) }
    }
}
