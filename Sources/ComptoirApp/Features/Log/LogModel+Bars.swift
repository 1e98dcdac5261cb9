import Foundation
import Store
import Widgets

extension LogModel {
    /// The last weeks, each a bar.
    var bars: [BarEntry] {
        let formats = environment.formats
        return (statistics?.weeks.suffix(12) ?? []).map { week in
            BarEntry(
                id: String(week.start.timeIntervalSinceReferenceDate),
                label: week.start.formatted(.dateTime.day().month(.abbreviated).locale(formats.locale)),
                value: week.servings,
                valueText: trn(
                    "{count} drink", "{count} drinks", week.servings,
                    ["count": formats.number(week.servings)]))
        }
    }
}
