import GTK
import Store
import Widgets

/// What happened to a counter: its days in a calendar, its streaks, and every event with its note.
@MainActor
final class CounterHistoryView: Box, RunsUnderHeader {
    init(model: CounterModel) {
        super.init(.vertical)
        let navigator = model.environment.navigator
        let streaks = Box(
            .vertical, spacing: Space.medium, [SectionTitle(tr("Streaks")), CounterStreaks(model: model)])
        streaks.bind(\.isVisible) { model.state.map { $0.target == nil && !$0.streaks.isEmpty } ?? false }
        let note = Entry(placeholder: tr("Note something of today"))
        note.accessibleLabel = tr("Note")
        let keep = { @MainActor [weak note, weak model] in
            model?.noted(note?.text ?? "")
            note?.text = ""
        }
        note.onActivate(keep)
        // What was typed is kept by leaving the page too, as a name is.
        note.onUnmap(keep)
        let body = Box(
            .vertical, spacing: Space.medium,
            [
                CounterCalendar(model: model), streaks, SectionTitle(tr("What happened")), note.inBox(limitedTo: .note),
                CounterEvents(model: model),
            ]
        ).layout(margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large))
        body.bind(\.isVisible) { model.counter != nil }
        let page = DetailPage(
            Clamp(body), covers: [StatusPage(model.environment.folders, model.status)], back: { navigator.back() })
        page.bind(\.title) { model.words?.sentence ?? "" }
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.environment.today.day }) { _, _ in model.appeared() }
    }
}
