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
                $0.isHead ? tr("What I made") : model?.spoken($0) ?? ""
            },
            row: { LogRow(model: model, head: head) }, update: { $0.show($1) })
        view.styled("log-rows").accessibleLabel = tr("The log")
        view.fillsVisibleFirst = true
        view.activatesOnSingleClick = true
        view.onActivate { [weak model] _, line in
            if !line.isHead { model?.opened(line) }
        }
        list.follow(in: view)
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(PageBar(tr("What I made"), environment.navigator))
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
        observe({ environment.today.day }) { [weak model] _, _ in model?.dayTurned() }
        model.appeared()
    }
}
