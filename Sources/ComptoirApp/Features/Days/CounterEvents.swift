import Foundation
import GTK
import Store
import Widgets

/// What happened to a counter, the newest first; of very much the latest part, until the person wants to see more.
@MainActor
final class CounterEvents: Box {
    private static let step = 40

    private let lines: KeptRows<CounterEvent, CounterEventLine>
    private let more = Button(tr("Show earlier ones"))
    private let model: CounterModel
    private var most = CounterEvents.step

    init(model: CounterModel) {
        self.model = model
        lines = KeptRows(
            spacing: Space.tiny, make: { CounterEventLine($0, model: model) }, fill: { line, event in line.show(event) }
        )
        super.init(.vertical, spacing: Space.medium)
        append(lines)
        more.wrapsLabel = true
        append(more.layout(horizontal: .center))
        more.onClicked { [weak self] in self?.moreClicked() }
        observe({ model.events }) { view, _ in view.show() }
    }

    private func show() {
        let events = model.events
        lines.show(Array(events.prefix(most)))
        more.isVisible = events.count > most
    }

    /// Shows more, from the first of which the keyboard goes on.
    private func moreClicked() {
        let first = model.events.dropFirst(most).first
        most += 5 * CounterEvents.step
        show()
        if let first { lines.row(of: first.id)?.moveFocus(.next) }
    }
}

extension CounterEvent {
    /// What happened, in words.
    @MainActor
    var title: String {
        switch kind {
        case .start: tr("Counting began")
        case .reset: tr("Started anew")
        case .startChange: tr("Counted from this day on")
        case .targetChange: tr("Another day")
        case .mark: tr("A day with it")
        case .unmark: tr("Not a day with it")
        case .note: tr("Note")
        }
    }

    /// The date that it is about, and when that was written down: the time on the same day, else the date.
    @MainActor
    func time(_ formats: Formats) -> String {
        let date = formats.date(day)
        guard recorded.day == day else {
            return tr("{date}, noted on {day}", ["date": date, "day": formats.date(recorded.day)])
        }
        let time = recorded.instant.formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: formats.conventions.dates))
        return tr("{date}, {time}", ["date": date, "time": time])
    }
}
