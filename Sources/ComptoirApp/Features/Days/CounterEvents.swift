import Foundation
import GTK
import Store
import Widgets

/// What happened to a counter, the newest first; of very much the latest part, until the person wants to see more.
@MainActor
final class CounterEvents: Box {
    private static let step = 40

    private let lines = Box(.vertical, spacing: Space.tiny)
    private let more = Button(tr("Show earlier ones"))
    private let model: CounterModel
    private var most = CounterEvents.step

    init(model: CounterModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        append(lines)
        append(more.layout(horizontal: .center))
        more.onClicked { [weak self] in
            self?.most += 5 * CounterEvents.step
            self?.show()
        }
        observe({ model.events }) { view, _ in view.show() }
    }

    private func show() {
        let events = model.events
        lines.removeAll()
        for event in events.prefix(most) { lines.append(CounterEventLine(event, model: model)) }
        more.isVisible = events.count > most
    }
}

/// One thing that happened to a counter, with its note, which can be changed.
@MainActor
final class CounterEventLine: Box {
    init(_ event: CounterEvent, model: CounterModel) {
        super.init(.horizontal, spacing: Space.tiny)
        let title = Label.wrapping(event.title)
        let detail = Label.wrapping(
            [event.time(model.environment.formats), event.note].filter { !$0.isEmpty }.joined(separator: " · "))
        detail.styled("quiet", "caption")
        append(Box(.vertical, spacing: 3, [title, detail]).layout(expand: [.horizontal]))
        append(noteButton(event, model).layout(vertical: .center))
        guard event.kind != .start else { return }
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the history")).styled("flat")
        remove.onClicked { [weak model] in model?.removed(event) }
        append(remove.layout(vertical: .center))
    }

    private func noteButton(_ event: CounterEvent, _ model: CounterModel) -> Widget {
        let entry = Entry(placeholder: tr("Note"))
        entry.text = event.note
        entry.accessibleLabel = tr("Note")
        let popover = Popover(entry)
        let button = MenuButton(icon: "comptoir-edit-symbolic", named: tr("Change the note"), popover: popover)
        button.hasFrame = false
        entry.onActivate { [weak model, weak entry, weak popover] in
            popover?.popDown()
            if let text = entry?.text { model?.noteChanged(text, of: event) }
        }
        return button
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
            Date.FormatStyle(date: .omitted, time: .shortened, locale: formats.locale))
        return tr("{date}, {time}", ["date": date, "time": time])
    }
}
