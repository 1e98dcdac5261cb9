/// A number of days for a single line of tally marks: what is told in words, and what is drawn stroke by stroke.
struct TallyLineSum: Equatable, Sendable {
    /// The whole years, which are told in words.
    let years: Int
    /// The days beyond them that are told as a figure.
    let told: Int
    /// The days that are drawn.
    let drawn: Int

    /// Creates a sum of which no more days are told as a figure than `step` at a time; 0 draws all beyond whole years.
    init(_ days: Int, step: Int = 0) {
        let days = max(0, days)
        years = days / 365
        let left = days % 365
        // The last few are drawn rather than told: strokes are what one likes to see.
        told = step > 0 ? max(0, left - 1) / step * step : 0
        drawn = left - told
    }

    /// Whether some of the days are told in words.
    var hasWords: Bool { years > 0 || told > 0 }

    /// The ways to show a number of days, from the one with the most strokes to that with the fewest.
    static func choices(for days: Int) -> [TallyLineSum] {
        [0, 100, 50, 25, 10, 5].map { TallyLineSum(days, step: $0) }
    }
}
