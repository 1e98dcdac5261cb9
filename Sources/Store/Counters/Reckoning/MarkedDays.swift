/// The marked days of a counter, and the runs that they make, from its events in the order in which they were written
/// down.
///
/// A reset parts the days before it from those after. The day itself lies after it, unless it was marked already.
struct MarkedDays {
    private(set) var days: Set<CalendarDay> = []
    /// The first day after each reset, by the day of the reset.
    private var breaks: [CalendarDay: CalendarDay] = [:]

    /// Takes in what happened next.
    mutating func take(_ kind: CounterEvent.Kind, on day: CalendarDay) {
        switch kind {
        case .mark:
            days.insert(day)
            if breaks[day] != nil { breaks[day] = day }
        case .unmark: days.remove(day)
        case .reset: breaks[day] = days.contains(day) ? day.adding(days: 1) : day
        case .start, .startChange, .targetChange, .note: break
        }
    }

    /// The marked days up to today, in order.
    func days(upTo today: CalendarDay) -> [CalendarDay] { days.filter { $0 <= today }.sorted() }

    /// The runs of marked days, in order, and last the current one: it ends today or yesterday, as today is not over
    /// yet, or has no day at all.
    ///
    /// - Parameter days: The marked days up to today, in order.
    func runs(of days: [CalendarDay], today: CalendarDay) -> (past: [Streak], current: Streak) {
        let breaks = Set(breaks.filter { $0.key <= today }.values)
        var runs: [Streak] = []
        for day in days {
            if let last = runs.last, last.end == day, !breaks.contains(day) {
                runs[runs.count - 1] = Streak(start: last.start, end: day.adding(days: 1))
            } else {
                runs.append(Streak(start: day, end: day.adding(days: 1)))
            }
        }
        if let last = runs.last, last.end >= today,
            !breaks.contains(where: { last.end <= $0 })
        {
            return (runs.dropLast(), last)
        }
        return (runs, Streak(start: today, end: today))
    }
}
