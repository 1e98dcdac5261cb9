import GTK
import Store
import Widgets

/// What was ordered, the newest first.
@MainActor
final class OrdersView: Box, RunsUnderHeader {
    init(model: OrdersModel, environment: Environment) {
        super.init(.vertical)
        let list = ResultsList(model.results)
        let view = ListView(
            list.source, label: { [weak model] in model?.spoken($0) ?? "" },
            row: { OrderRow(model: model) }, update: { $0.show($1) })
        view.accessibleLabel = tr("Orders")
        view.activatesOnSingleClick = true
        view.onActivate { [navigator = environment.navigator] _, order in navigator.open(.order(order.order)) }
        list.follow(in: view)
        append(PageBar(tr("Orders"), environment.navigator))
        append(
            Overlay(
                ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]),
                over: [StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }
}

/// An order in the list.
@MainActor
private final class OrderRow: Box {
    private let model: OrdersModel
    private let title = Label.wrapping().styled("cart-name")
    private let detail = Label.wrapping().styled("quiet")
    private let total = Label().styled("cart-name", "tabular")

    init(model: OrdersModel) {
        self.model = model
        super.init(.vertical)
        let words = Box(.vertical, spacing: 3, [title, detail])
        let next = Image(sign: "comptoir-chevron-right-symbolic").styled("quiet")
        let line = TextLine(text: words, [total, next]).styled("card", "padded")
        append(Clamp(line.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.large)), to: 560))
    }

    func show(_ order: OrderSummary) {
        title.text = model.title(order)
        detail.text = model.detail(order)
        total.text = model.total(order)
    }
}

extension OrdersModel {
    /// An order for who cannot see it.
    func spoken(_ order: OrderSummary) -> String {
        [title(order), detail(order), total(order)].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
