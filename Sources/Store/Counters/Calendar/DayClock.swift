public import Foundation

/// Tells which date it is for a person: by their time zone, and by the time at which they let a day begin.
///
/// A day begins the first time that the clock shows the boundary, and goes on until the next one has begun. So the date
/// never goes back while the zone stays, not even where the clock is put back over midnight.
public struct DayClock: Sendable, Hashable {
    /// The person's time zone.
    public let timeZone: TimeZone

    /// When a day begins, in minutes after midnight, 0 to 720.
    public let boundary: Int

    /// A clock for a time zone.
    ///
    /// - Parameters:
    ///   - timeZone: The person's time zone.
    ///   - boundary: When a day begins, in minutes after midnight; what is not within 0 to 720 is taken as near as can be.
    public init(timeZone: TimeZone = .current, boundary: Int = 0) {
        self.timeZone = timeZone
        self.boundary = min(max(boundary, 0), 720)
    }

    /// The date that it is at an instant; outside the years 1 to 9999, the first or the last there is.
    public func day(at instant: Date) -> CalendarDay { CalendarDay(clamping: ordinal(at: second(of: instant))) }

    /// The first instant at which the date is a later one; `Date.distantFuture` where there is none.
    ///
    /// The date then need not be the next: when Samoa went over the date line, 2011-12-29 was followed by 2011-12-31.
    public func nextDay(after instant: Date) -> Date {
        let now = second(of: instant)
        let today = CalendarDay(clamping: ordinal(at: now))
        func isLater(_ second: Int) -> Bool { CalendarDay(clamping: ordinal(at: second)) > today }
        // No day has had more than 48 hours; one before the first there is takes longer.
        let steps = [86_400, 2 * 86_400, 4 * 86_400]
        guard today < .last, let step = steps.first(where: { isLater(now + $0) }) else { return .distantFuture }
        var (before, after) = (now, now + step)
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if isLater(middle) { after = middle } else { before = middle }
        }
        return Date(timeIntervalSince1970: Double(after))
    }

    /// An instant with the date that it is then.
    public func stamp(at instant: Date) -> DayStamp { DayStamp(instant: instant, day: day(at: instant)) }
}

extension DayClock {
    /// The whole second that an instant lies in, since 1970; instants ten thousand years away are as good as any later.
    private func second(of instant: Date) -> Int {
        Int(min(max(instant.timeIntervalSince1970.rounded(.down), -4e11), 4e11))
    }

    private func offset(at second: Int) -> Int {
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }

    /// The days from 1970-01-01 that a clock shows which is so many seconds ahead of UTC.
    private func shown(at second: Int, offset: Int) -> Int {
        let seconds = second + offset - boundary * 60
        return seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    }

    /// The days from 1970-01-01. Where the clock was put back within the last hours, the day that had begun by then has
    /// begun, whatever the clock shows again.
    private func ordinal(at second: Int) -> Int {
        let offset = offset(at: second)
        let shown = shown(at: second, offset: offset)
        var early = second - 25 * 3600
        let earlyOffset = self.offset(at: early)
        guard earlyOffset > offset else { return shown }
        var late = second
        while late - early > 1 {
            let middle = early + (late - early) / 2
            if self.offset(at: middle) > offset { early = middle } else { late = middle }
        }
        return max(shown, self.shown(at: early, offset: self.offset(at: early)))
    }
}
