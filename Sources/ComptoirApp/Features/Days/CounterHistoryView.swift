import ComptoirWidgets
import GTK
import Store
import Widgets

/// What happened to a counter: its poster, its days in a calendar, its streaks, and every event with its note.
@MainActor
final class CounterHistoryView: Box, RunsUnderHeader {
    init(model: CounterModel) {
        super.init(.vertical)
        let navigator = model.environment.navigator
        let streaks = GroupCard(
            tr("Streaks"), icon: "comptoir-days-symbolic",
            help: Label.wrapping(tr("A line across each shows the average.")), [CounterStreaks(model: model)])
        streaks.bind(\.isVisible) { model.state.map { $0.target == nil && !$0.streaks.isEmpty } ?? false }
        let note = Entry(placeholder: tr("Note something about today"))
        note.accessibleLabel = tr("Note")
        let keep = { @MainActor [weak note, weak model] in
            model?.noted(note?.text ?? "")
            note?.text = ""
        }
        note.onActivate(keep)
        // What was typed is kept by leaving the page too, as a name is.
        note.onUnmap(keep)
        let calendar = GroupCard(
            tr("In the calendar"), icon: "comptoir-history-symbolic", help: CounterCalendar.help(model),
            [CounterCalendar(model: model)])
        let happened = GroupCard(
            tr("What happened"), icon: "comptoir-list-symbolic",
            [note.inBox(limitedTo: .note), CounterEvents(model: model)])
        let cards = Box(.vertical, spacing: Space.medium, [calendar, streaks, happened]).layout(
            margins: Insets(top: Space.large, bottom: Space.huge, start: Space.page, end: Space.page))
        let poster = DayPoster(of: model, limit: 1080)
        let body = Box(.vertical, [poster, Clamp(cards, to: 1080)])
        body.bind(\.isVisible) { model.counter != nil }
        let page = DetailPage(
            body, cover: poster, covers: [StatusPage(model.environment.folders, model.status)],
            back: { navigator.back() })
        page.bind(\.ground) { model.settings.map { HeaderGround(on: Color($0.colour)) } ?? .page }
        page.bind(\.title) { model.words?.sentence ?? "" }
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.environment.today.day }) { _, _ in model.appeared() }
    }
}
