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
        let most = Label.wrapping().styled("prose")
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
            Clamp(body), backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.title = tr("What I made")
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.log.value }) { [weak model] view, log in
            view.lines.removeAll()
            guard let model, let log else { return }
            for entry in log.entries { view.lines.append(LogLine(entry, model: model)) }
        }
        model.appeared()
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
        let detail = [
            entry.date.formatted(.dateTime.day().month().year().locale(formats.locale)),
            trn(
                "{count} serving", "{count} servings", entry.servings,
                ["count": formats.number(entry.servings)]), entry.note,
        ].filter { !$0.isEmpty }.joined(separator: " · ")
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the log")).styled("flat")
        remove.onClicked { [weak model] in model?.removed(entry) }
        append(
            Box(.vertical, [open.layout(horizontal: .start), Label.wrapping(detail).styled("quiet")]).layout(expand: [
                .horizontal
            ]))
        append(remove.layout(vertical: .center))
    }
}
