import Store
import Widgets

extension LogModel {
    /// The last weeks, each a bar.
    var bars: [BarEntry] {
        let formats = environment.formats
        return (statistics?.weeks.suffix(12) ?? []).map { week in
            BarEntry(
                id: String(week.start.ordinal), label: formats.dayOfYear(week.start), value: week.servings,
                valueText: trn(
                    "{count} drink", "{count} drinks", week.servings, ["count": formats.number(week.servings)]))
        }
    }
}
