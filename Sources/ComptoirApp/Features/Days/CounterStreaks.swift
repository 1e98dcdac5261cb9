import GTK
import Store
import ComptoirWidgets
import Widgets

/// A bar for each streak of a counter, the newest first, with the record and the average.
@MainActor
final class CounterStreaks: Box {
    /// More are hard to look at: of those the longest are shown.
    private static let most = 100

    init(model: CounterModel) {
        super.init(.vertical)
        let bars = StreakBars(tr("Streaks"))
        bars.bind(\.bars) { CounterStreaks.bars(model) }
        bars.bind(\.average) { model.state?.average }
        bars.bind(\.averageText) { CounterStreaks.average(model) }
        append(bars)
    }

    private static func average(_ model: CounterModel) -> String {
        guard let average = model.state?.average else { return "" }
        let formats = model.environment.formats
        return trn(
            "On average {number} day", "On average {number} days", average, ["number": formats.number(average)])
    }

    private static func bars(_ model: CounterModel) -> [StreakBar] {
        guard let state = model.state else { return [] }
        let formats = model.environment.formats
        let longest = state.streaks.sorted { ($0.length, $0.start) > ($1.length, $1.start) }.prefix(most)
        return longest.sorted { $0.start > $1.start }.map { streak in
            let isCurrent = streak == state.current
            let marks = [
                isCurrent ? tr("now") : "", streak.length == state.record ? tr("record") : "",
            ].filter { !$0.isEmpty }
            return StreakBar(
                id: streak.start.ordinal,
                title: tr(
                    "{start} – {end}",
                    [
                        "start": formats.date(streak.start),
                        "end": isCurrent ? tr("today") : formats.date(streak.end),
                    ]), length: streak.length,
                lengthText: trn(
                    "{number} day", "{number} days", streak.length, ["number": formats.number(streak.length)]),
                mark: marks.joined(separator: ", "), isCurrent: isCurrent)
        }
    }
}
