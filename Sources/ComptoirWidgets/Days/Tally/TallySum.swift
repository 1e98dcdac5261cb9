/// A number of days as marks: single ones, fives, and fives in rings that stand for more.
struct TallySum: Equatable, Sendable {
    /// How many days a five in one ring, in two rings and so on stands for; none where there are no rings.
    let worth: [Int]
    /// How many fives there are with so many rings; the first is for one ring.
    let ringed: [Int]
    /// The days that are drawn one by one.
    let rest: Int

    /// Divides days up, the largest marks first.
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

    /// How many fives with a ring there are.
    var ringedCount: Int { ringed.reduce(0, +) }

    /// How many groups without a ring there are, the last of them perhaps not full.
    var groupCount: Int { (rest + 4) / 5 }

    /// The rings of the ringed fives in the order in which they are drawn, the most rings first.
    var rings: [Int] {
        ringed.indices.reversed().flatMap { Array(repeating: $0 + 1, count: ringed[$0]) }
    }

    /// What is there to be counted by, from the finest to the coarsest; each next one takes less room.
    static func choices(for days: Int) -> [TallySum] {
        let worths = [
            [], [25], [50], [100], [50, 500], [100, 1000], [100, 1000, 10_000], [100, 1000, 10_000, 100_000],
        ]
        // A ring that nothing would have is none.
        return worths.filter { $0.last.map { days >= $0 } ?? true }.map { TallySum(days, worth: $0) }
    }
}
