import Foundation
import GTK
import Store
import Widgets

/// What was made, when, and how often.
@MainActor
final class LogView: Box {
    private let lines = Box(.vertical, spacing: Space.tiny)

    init(model: LogModel, environment: Environment) {
        super.init(.vertical)
        let chart = BarChart(tr("Drinks made each week"))
        chart.bind(\.bars) { model.bars }
        let most = FruitView.text("prose")
        most.bind(\.text) { model.favourites.joined(separator: "\n") }
        let body = Box(
            .vertical, spacing: Space.medium,
            [
                SectionTitle(tr("Each week")), chart, SectionTitle(tr("Made the most")), most,
                SectionTitle(tr("The log")), lines,
            ]
        ).layout(margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large))
        body.bind(\.isVisible) { !model.entries.isEmpty }
        let page = DetailPage(
            Clamp(body), backName: tr("Back"), covers: [statusPage(model, environment)],
            back: { environment.navigator.back() })
        page.title = tr("What I made")
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ (model.entries, model.names) }) { [weak model] view, new in
            view.lines.removeAll()
            guard let model else { return }
            for entry in new.0 { view.lines.append(LogLine(entry, model: model)) }
        }
        model.appeared()
    }

    private func statusPage(_ model: LogModel, _ environment: Environment) -> StatusPage {
        let page = StatusPage()
        let empty = environment.folders.picture("states/empty-glass.svg")
        page.observe({ model.entries.isEmpty }) { page, isEmpty in
            page.state =
                isEmpty
                ? .empty(
                    title: tr("Nothing in the log yet"),
                    text: tr("Press «I made this» on the page of a drink, and it is kept here."), picture: empty,
                    action: nil) : nil
        }
        return page
    }
}

/// One entry of the log.
@MainActor
final class LogLine: Box {
    init(_ entry: Made, model: LogModel) {
        super.init(.horizontal, spacing: Space.small)
        let formats = model.environment.formats
        let open = Button(model.name(of: entry.drink)).styled("flat")
        open.onClicked { [weak model] in model?.environment.navigator.open(.drink(entry.drink)) }
        let detail = FruitView.text("quiet")
        detail.text = [
            entry.date.formatted(.dateTime.day().month().year().locale(formats.locale)),
            trn(
                "{count} serving", "{count} servings", entry.servings,
                ["count": formats.number(entry.servings)]), entry.note,
        ].filter { !$0.isEmpty }.joined(separator: " · ")
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the log")).styled("flat")
        remove.onClicked { [weak model] in model?.removed(entry) }
        append(
            Box(.vertical, [open.layout(horizontal: .start), detail]).layout(expand: [.horizontal]))
        append(remove.layout(vertical: .center))
    }
}
