/// How a counter stands on a day: reckoned from its events, and from nothing else.
public struct CounterState: Sendable, Hashable {
    /// The day that it is reckoned for.
    public let today: CalendarDay

    /// The number to show: the days of the current streak or, where the counter counts down, those that are left; never
    /// below 0, also where the calendar stands before the start.
    public let days: Int

    /// The streak that goes on. It may have no day yet; where marks count, it ends today or yesterday.
    public let current: Streak

    /// The streaks before it that have a day, in order.
    public let past: [Streak]

    /// The most days that any streak has had, the current one included; 0 where the counter counts down.
    public let record: Int

    /// The days that were marked, up to today, in order.
    public let markedDays: [CalendarDay]

    /// The date that is counted down to, or nil where the counter counts up.
    public let target: CalendarDay?

    /// How a counter stands.
    ///
    /// - Parameters:
    ///   - settings: What the person has chosen for it.
    ///   - events: What happened to it, in the order in which it was written down.
    ///   - today: The day to reckon for; what lies after it does not count.
    init(_ settings: Counter.Settings, events: some Sequence<CounterEvent.Fact>, today: CalendarDay) {
        self.today = today
        target = settings.kind.target
        var counted = CountedDays()
        var marked = MarkedDays()
        for event in events {
            counted.take(event.kind, on: event.day, recorded: event.recorded)
            marked.take(event.kind, on: event.day)
        }
        markedDays = marked.days(upTo: today)
        if settings.countsMarks {
            (past, current) = marked.runs(of: markedDays, today: today)
        } else {
            let start = counted.start ?? today
            past = counted.past.compactMap { $0.cut(to: today) }
            current = Streak(start: start, end: today)
        }
        if let target {
            days = max(0, target.days(since: today))
            record = 0
        } else {
            days = current.length
            record = past.reduce(current.length) { max($0, $1.length) }
        }
    }
}

extension CounterState {
    /// The first day of the current streak; where the counter counts down, the day from which on it does.
    public var start: CalendarDay { current.start }

    /// Whether no streak before was as long as the current one, which has a day at least.
    public var isRecord: Bool { days > 0 && target == nil && past.allSatisfy { $0.length < days } }

    /// The streaks that have a day, in order, the current one last.
    public var streaks: [Streak] { current.length > 0 ? past + [current] : past }

    /// The mean length of the streaks that have a day, in days; nil where there is none.
    public var average: Double? {
        let streaks = streaks
        return streaks.isEmpty ? nil : Double(streaks.reduce(0) { $0 + $1.length }) / Double(streaks.count)
    }

    /// Whether today is marked.
    public var isMarkedToday: Bool { markedDays.last == today }

    /// Whether the date that is counted down to has passed.
    public var isOver: Bool { target.map { $0 < today } ?? false }

    /// Whether today is the date that is counted down to.
    public var isTheDay: Bool { target == today }

    /// The days from the start to the date that is counted down to, 0 or more; nil where the counter counts up.
    public var total: Int? { target.map { max(0, $0.days(since: start)) } }

    /// The days that have passed since the start: those that are done of ``total``.
    public var done: Int {
        let done = max(0, today.days(since: start))
        return total.map { min(done, $0) } ?? done
    }
}

extension CounterEvent {
    /// As much of an event as a counter's state depends on.
    struct Fact: Sendable, Hashable {
        let kind: Kind
        let day: CalendarDay
        let recorded: CalendarDay
    }

    /// As much of it as a counter's state depends on.
    var fact: Fact { Fact(kind: kind, day: day, recorded: recorded.day) }
}
