import GTK
import Store
import ComptoirWidgets
import Widgets

/// The days of a counter in a calendar: the longer the streak, the stronger the day; a point where it began anew.
@MainActor
final class CounterCalendar: Box {
    init(model: CounterModel) {
        super.init(.vertical)
        let formats = model.environment.formats
        let today = model.environment.today.day.ordinal
        let map = CalendarHeatMap(
            tr("Days in the calendar"), range: today...today, today: today, words: formats.calendarWords,
            format: { String($0) },
            describe: { [weak model] day in model?.describe(CalendarDay(clamping: day)) ?? "" })
        map.observe({ model.shownDays }) { map, shown in
            guard let shown else { return }
            map.range = shown.range
            map.today = shown.today
            map.days = shown.days
        }
        map.onSelected { [weak model] day in model?.daySelected(CalendarDay(clamping: day)) }
        append(map)
    }

    /// How the calendar is read, and what a click does where one marks days.
    static func help(_ model: CounterModel) -> Label {
        let help = Label.wrapping()
        help.bind(\.text) {
            if model.settings?.countsMarks == true { return tr("A click on a day marks it, or takes its mark away.") }
            guard model.state?.target == nil else { return "" }
            return tr("A stronger colour is a longer streak. A dot in it is a new start.")
        }
        help.bind(\.isVisible) { model.settings?.countsMarks == true || model.state?.target == nil }
        return help
    }
}

extension CounterModel {
    /// What the calendar shows.
    struct ShownDays: Equatable {
        let range: ClosedRange<Int>
        let today: Int
        let days: [Int: HeatDay]
    }

    /// The days of all streaks, or those that were marked.
    var shownDays: ShownDays? {
        guard let state, let settings else { return nil }
        let today = state.today.ordinal
        var days: [Int: HeatDay] = [:]
        if settings.countsMarks {
            for day in state.markedDays { days[day.ordinal] = HeatDay(1) }
        } else if state.target == nil {
            let most = Double(max(state.record, 1))
            for streak in state.streaks {
                // Today belongs to the streak that goes on, and is not over yet.
                for number in 0..<streak.length + (streak.end == state.today ? 1 : 0) {
                    days[streak.start.ordinal + number] = HeatDay(0.35 + 0.65 * Double(number + 1) / most)
                }
            }
        }
        for event in events where event.kind == .reset {
            days[event.day.ordinal, default: HeatDay(0)].isEvent = true
        }
        let last = max(today, state.target?.ordinal ?? today)
        let first = min(days.keys.min() ?? today, state.start.ordinal, today)
        return ShownDays(range: first...last, today: today, days: days)
    }

    /// What a day was, in words.
    func describe(_ day: CalendarDay) -> String {
        let formats = environment.formats
        let date = formats.day(formats.date(day), isToday: day == environment.today.day)
        guard let state else { return date }
        var parts = [date]
        if settings?.countsMarks == true, state.markedDays.contains(day) {
            parts.append(tr("a day with it"))
        } else if let streak = state.streaks.first(where: { $0.start <= day && day < $0.end }) {
            parts.append(tr("day {number}", ["number": formats.number(day.days(since: streak.start) + 1)]))
        }
        parts += events.filter { $0.day == day }.flatMap { [$0.title, $0.note] }.filter { !$0.isEmpty }
        return parts.joined(separator: ", ")
    }

    /// Marks a day that was chosen in the calendar, or takes the mark away, where the days are marked by hand.
    func daySelected(_ day: CalendarDay) {
        guard let state, settings?.countsMarks == true, day <= state.today else { return }
        marked(day, !state.markedDays.contains(day))
    }
}
