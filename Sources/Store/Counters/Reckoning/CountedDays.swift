/// The streaks of a counter that counts by itself, made from its events in the order in which they were written down.
///
/// - A reset on a day ends the streak that the day lies in, and begins another.
/// - A change of the start moves the current streak's. What it then covers of streaks before was part of it, and is
///   theirs no longer.
/// - A reset while the start lay ahead of the calendar, as after a flight over the date line, puts the start back.
struct CountedDays {
    /// The streaks that have ended, in order, none of them empty, none over another.
    private(set) var past: [Streak] = []

    /// Where the current one starts; nil before any event.
    private(set) var start: CalendarDay?

    /// Takes in what happened next.
    mutating func take(_ kind: CounterEvent.Kind, on day: CalendarDay, recorded: CalendarDay) {
        switch kind {
        case .start: start = start ?? day
        case .reset: reset(on: day, recorded: recorded)
        case .startChange:
            cutPast(to: day)
            start = day
        case .targetChange, .mark, .unmark, .note: break
        }
    }

    private mutating func reset(on day: CalendarDay, recorded: CalendarDay) {
        guard let start else {
            self.start = day
            return
        }
        if day >= start {
            if day > start { past.append(Streak(start: start, end: day)) }
            self.start = day
        } else if recorded < start {
            cutPast(to: day)
            self.start = day
        } else if let index = past.firstIndex(where: { $0.start < day && day < $0.end }) {
            let whole = past[index]
            past.replaceSubrange(
                index...index, with: [Streak(start: whole.start, end: day), Streak(start: day, end: whole.end)])
        }
    }

    private mutating func cutPast(to day: CalendarDay) {
        while let last = past.last, last.end > day {
            past.removeLast()
            if let rest = last.cut(to: day) { past.append(rest) }
        }
    }
}
