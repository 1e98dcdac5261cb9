import GTK
import Store
import Widgets

/// What a counter has come to so far, as a few figures below its poster, or below what can be chosen.
@MainActor
final class CounterEditorFacts: Box {
    /// Makes the figures.
    /// - Parameter whereNarrow: whether they are shown in a narrow window, or in all others.
    init(model: CounterModel, whereNarrow: Bool) {
        super.init(.vertical)
        let grid = FactGrid()
        grid.bind(\.facts) { model.facts }
        append(grid)
        bind(\.isVisible) { model.environment.isNarrow == whereNarrow && !model.facts.isEmpty }
    }
}

extension CounterModel {
    /// What the counter has come to; nothing before its first whole day, nor where it counts down.
    var facts: [GridFact] {
        guard let state, let settings, state.record > 0 else { return [] }
        let formats = environment.formats
        var facts = [GridFact(tr("Record"), days(Double(state.record), formats.number(state.record)))]
        if !state.past.isEmpty, let average = state.average {
            facts.append(GridFact(tr("Average streak"), days(average, formats.number(average))))
        }
        let resets = events.count { $0.kind == .reset && $0.day <= state.today }
        if settings.countsMarks {
            facts.append(GridFact(tr("Streaks"), formats.number(state.streaks.count)))
        } else if resets > 0 {
            facts.append(GridFact(tr("Restarts"), formats.number(resets)))
        }
        facts.append(GridFact(tr("Counted since"), formats.date((state.past.first ?? state.current).start)))
        return facts + factsAhead(of: state, settings)
    }

    /// The days on which the next milestones will be reached if the streak goes on.
    private func factsAhead(of state: CounterState, _ settings: Counter.Settings) -> [GridFact] {
        var (facts, days): ([GridFact], Int) = ([], state.days)
        while facts.count < 2, let next = settings.milestones.next(after: days) {
            let date = state.today.adding(days: next - state.days)
            let span = environment.formats.span(next)
            facts.append(GridFact(tr("{span} on", ["span": span]), environment.formats.date(date)))
            days = next
        }
        return facts
    }

    /// A number of days, with its figure.
    private func days(_ number: Double, _ figure: String) -> String {
        trn("{number} day", "{number} days", number, ["number": figure])
    }
}
