/// Days in a row that count.
public struct Streak: Sendable, Hashable {
    /// Its first day.
    public let start: CalendarDay

    /// The day after its last one: that of the reset that ended it, or today for one that goes on.
    public let end: CalendarDay

    /// Its days, 0 or more.
    public var length: Int { end.days(since: start) }

    /// Days in a row; an end before the start is taken for the start.
    init(start: CalendarDay, end: CalendarDay) {
        self.start = start
        self.end = max(start, end)
    }
}

extension Streak {
    /// The streak up to a day, which no longer belongs to it; nil where nothing is left.
    func cut(to day: CalendarDay) -> Streak? {
        guard start < day, start < end else { return nil }
        return end <= day ? self : Streak(start: start, end: day)
    }
}
