import GTK
import Store
import Widgets

/// What was made, when, and how often.
@MainActor
final class LogView: Box {
    init(model: LogModel, environment: Environment) {
        super.init(.vertical)
        let list = ResultsList(model.results, hasHead: true)
        let head = LogHead(model: model)
        let view = ListView(
            list.source,
            label: { [weak model] in
                $0.row == ResultsList<LogQuery>.head ? tr("What I made") : model?.spoken($0) ?? ""
            },
            row: { LogRow(model: model, head: head) }, update: { $0.show($1) })
        view.setAccessibleLabel(tr("The log"))
        list.follow(in: view)
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(LogView.bar(environment.navigator))
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
        observe({ environment.today.day }) { [weak model] _, _ in model?.dayTurned() }
        model.appeared()
    }

    private static func bar(_ navigator: Navigator) -> Widget {
        let back = Button(icon: "comptoir-back-symbolic", named: tr("Back")) { navigator.back() }.styled("round")
        let title = Label(tr("What I made")).styled("title-2")
        title.textAlignment = 0
        title.ellipsis = .end
        return Box(
            .horizontal, spacing: Space.small,
            [back.layout(vertical: .center), title.layout(vertical: .center, expand: [.horizontal])]
        ).layout(margins: Insets(integerLiteral: Space.small))
    }
}

/// What the log adds up to, above its entries.
@MainActor
final class LogHead: Box {
    init(model: LogModel) {
        super.init(.vertical, spacing: Space.medium)
        let chart = BarChart(tr("Drinks made each week"))
        chart.bind(\.bars) { model.bars }
        let most = Label.wrapping().styled("prose")
        most.bind(\.text) { model.favourites.joined(separator: "\n") }
        for child in [
            SectionTitle(tr("Each week")), chart, SectionTitle(tr("Made the most")), most, SectionTitle(tr("The log")),
        ] {
            append(child)
        }
    }
}

/// One entry of the log, or what stands above the entries.
@MainActor
final class LogRow: Box {
    private let model: LogModel
    private let head: LogHead
    private let entry = Box(.horizontal, spacing: Space.small)
    private let drink = Label()
    private let detail = Label.wrapping().styled("quiet")
    private var line: LogLine?

    init(model: LogModel, head: LogHead) {
        self.model = model
        self.head = head
        super.init(.vertical)
        drink.ellipsis = .end
        let open = Button(child: drink).styled("flat")
        open.onClicked { [weak self] in
            if let self, let line { self.model.opened(line) }
        }
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the log")).styled("flat")
        remove.onClicked { [weak self] in
            if let self, let line { self.model.removed(line) }
        }
        entry.append(Box(.vertical, [open.layout(horizontal: .start), detail]).layout(expand: [.horizontal]))
        entry.append(remove.layout(vertical: .center))
        append(Clamp(entry))
    }

    /// Shows an entry, or the head.
    func show(_ line: LogLine) {
        self.line = line
        let isHead = line.row == ResultsList<LogQuery>.head
        entry.isVisible = !isHead
        if isHead {
            (head.parent as? Box)?.remove(head)
            prepend(head)
        } else {
            remove(head)
            drink.text = model.name(line)
            detail.text = model.detail(line)
        }
    }
}

extension LogModel {
    /// What the drink is called that was made.
    func name(_ line: LogLine) -> String { line.name ?? line.drink }

    /// An entry for who cannot see it.
    func spoken(_ line: LogLine) -> String { "\(name(line)), \(detail(line))" }
}
