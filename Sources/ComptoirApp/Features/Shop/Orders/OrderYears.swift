import GTK
import Widgets

/// What was spent on orders in the last years that have any, and what they brought, on a counter above the orders.
@MainActor
final class OrderYears: Box {
    init(model: OrdersModel) {
        super.init(.vertical)
        let figures = WrapBox(spacing: Space.large)
        figures.observe({ model.figures }) { figures, years in figures.setChildren(years.map(OrderYears.figure)) }
        let counter = CounterHead(details: figures, setting: .card, side: 102, stride: 0.7)
        counter.stand({ model.things.value ?? [] }, model.environment)
        append(
            Clamp(counter, to: OrderRow.greatestWidth)
                .layout(margins: Insets(top: Space.small, bottom: Space.small, start: Space.page, end: Space.page)))
        bind(\.isVisible) { !model.figures.isEmpty || model.things.value?.isEmpty == false }
    }

    private static func figure(_ year: OrdersModel.Figure) -> Widget {
        let title = Label.wrapping(year.title).styled("caption")
        let amount = Label.wrapping(year.amount).styled("figure")
        let caption = Label.wrapping(year.caption).styled("caption")
        let box = Box(.vertical, [title, amount, caption])
        box.role = .group
        box.accessibleLabel = tr(
            "{name}: {value}", ["name": year.title, "value": "\(year.amount), \(year.caption)"])
        return box
    }
}
