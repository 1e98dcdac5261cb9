import Foundation
import GTK
import Store

/// How a counter is spoken of.
@MainActor
struct CounterWords {
    let counter: Counter
    let state: CounterState
    let formats: Formats
    /// What the counter is called.
    let name: String

    /// Makes the words of a counter.
    /// - Parameter name: what it is called while another name is being typed; nil for the name that it has.
    init(_ summary: CounterSummary, _ formats: Formats, name: String? = nil) {
        counter = summary.counter
        self.name = name ?? summary.counter.name
        state = summary.state
        self.formats = formats
    }

    private var values: TextValues { ["name": name] }

    /// The number.
    var number: String { formats.number(state.days) }

    /// The number where there is one to show: none on the day that was counted down to, and after it.
    var shownNumber: String { state.target != nil && (state.isTheDay || state.isOver) ? "" : number }

    /// What the number counts: «days without smoking».
    var counted: String {
        switch counter.kind {
        case .with: trn("day with {name}", "days with {name}", state.days, values)
        case .without: trn("day without {name}", "days without {name}", state.days, values)
        case .since: trn("day since {name}", "days since {name}", state.days, values)
        case .until where state.isTheDay: tr("today: {name}", values)
        case .until where state.isOver: tr("over: {name}", values)
        case .until: trn("day until {name}", "days until {name}", state.days, values)
        }
    }

    /// The number with what it counts: «41 days without smoking».
    var sentence: String {
        let values: TextValues = ["name": name, "number": number]
        switch counter.kind {
        case .with: return trn("{number} day with {name}", "{number} days with {name}", state.days, values)
        case .without: return trn("{number} day without {name}", "{number} days without {name}", state.days, values)
        case .since: return trn("{number} day since {name}", "{number} days since {name}", state.days, values)
        case .until where state.isTheDay: return tr("Today is the day: {name}", values)
        case .until where state.isOver: return tr("{name} was on {date}", ["name": name, "date": targetDate])
        case .until: return trn("{number} day until {name}", "{number} days until {name}", state.days, values)
        }
    }

    /// How it stands beside its record, or beside its date: «Record 60 · 19 to go».
    var standing: String {
        if state.target != nil { return targetDate }
        if state.record > state.days {
            let left = state.record - state.days
            return trn(
                "Record {record} · {left} to go", "Record {record} · {left} to go", left,
                ["record": formats.number(state.record), "left": formats.number(left)])
        }
        // The day of a goal is that goal's; the next one begins tomorrow.
        return (isMilestone ? [occasion] : [occasion, ahead]).compactMap { $0 }.joined(separator: " · ")
    }

    /// What today is beyond one more day: «1 year today»; nil where it is just that.
    private var occasion: String? {
        if isMilestone {
            return tr("{span} today", ["span": formats.span(state.days)])
        }
        if state.isRecord, !state.past.isEmpty { return tr("Longest yet") }
        return state.days == 0 && !counter.settings.countsMarks && nextMilestone != nil ? tr("Starts today") : nil
    }

    /// What there is to reach: «59 days to day 100»; where there is nothing, since when it goes on.
    private var ahead: String? {
        guard let next = nextMilestone else {
            return state.isRecord && !state.past.isEmpty ? nil : tr("Since {date}", ["date": date(state.start)])
        }
        // Of a day that has not been, “7 days to day 7” would say nothing.
        if state.days == 0 { return tr("First goal: {span}", ["span": formats.span(next)]) }
        let left = next - state.days
        let values: TextValues = [
            "left": formats.number(left), "span": formats.span(next), "number": formats.number(next),
        ]
        return formats.isYears(next)
            ? trn("{left} day to {span}", "{left} days to {span}", left, values)
            : trn("{left} day to day {number}", "{left} days to day {number}", left, values)
    }

    var isMilestone: Bool {
        state.days > 0 && state.latestMilestone(counter.settings.milestones) == state.days
    }

    var nextMilestone: Int? { state.nextMilestone(counter.settings.milestones) }

    /// How far it has come to what `standing` speaks of, from 0 to 1; nil where that is nothing to come to.
    var fraction: Double? {
        if let total = state.total {
            return total > 0 && !state.isOver ? min(1, Double(state.done) / Double(total)) : nil
        }
        // A day that is a goal itself has come all the way; tomorrow the next one begins.
        if isMilestone { return 1 }
        let end = state.record > state.days ? state.record : nextMilestone
        return end.map { $0 > 0 ? min(1, Double(state.days) / Double($0)) : 1 }
    }

    /// All of it in words, for who cannot see the picture: «41 days without smoking, record 60».
    var spoken: String {
        guard state.target == nil, state.record > 0 else { return sentence }
        return tr("{sentence}, record {record}", ["sentence": sentence, "record": formats.number(state.record)])
    }

    private var targetDate: String { state.target.map(date) ?? "" }

    /// A date in full.
    func date(_ day: CalendarDay) -> String { formats.date(day) }
}

extension Formats {
    /// A whole number.
    func number(_ value: Int) -> String { value.formatted(.number.grouping(.automatic).locale(conventions.numbers)) }

    /// A number of days as a span of time: «30 days», «2 years».
    func span(_ days: Int) -> String {
        if isYears(days) {
            return trn("{number} year", "{number} years", days / 365, ["number": number(days / 365)])
        }
        return trn("{number} day", "{number} days", days, ["number": number(days)])
    }

    /// Whether a number of days is called by its years.
    func isYears(_ days: Int) -> Bool { days > 0 && days.isMultiple(of: 365) }
}
