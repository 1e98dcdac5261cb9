import GTK
import Store
import Widgets

/// What was ordered, the newest first, below what the years come to, in a column that is as wide as one reads.
@MainActor
final class OrdersView: Box, RunsUnderHeader {
    init(model: OrdersModel, environment: Environment) {
        super.init(.vertical)
        let list = ResultsList(model.results)
        let view = GridView(
            list.source, label: { [weak model] in model?.spoken($0) ?? "" },
            cell: { OrderRow(model: model) }, update: { $0.card.show($1) })
        view.styled("card-grid", "orders").accessibleLabel = tr("Orders")
        view.columnRange = 1...1
        view.fillsVisibleFirst = true
        view.activatesOnSingleClick = true
        view.onActivate { [navigator = environment.navigator] _, order in navigator.open(.order(order.order)) }
        list.follow(in: view)
        append(PageBar(tr("Orders"), environment.navigator))
        append(OrderYears(model: model))
        append(
            Overlay(
                ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]),
                over: [StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }
}
