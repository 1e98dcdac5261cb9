import GTK
import Store
import Widgets

/// One order, as it was placed: a receipt of its lines, how far it has come, and what can be done with it; beside it, drinks
/// with what it brought.
@MainActor
final class OrderView: Box, RunsUnderHeader {
    init(model: OrderModel, environment: Environment) {
        super.init(.vertical)
        let day = { @MainActor in model.order.map { environment.formats.date(of: $0.placedAt) } ?? tr("Order") }
        let size = Label.wrapping().styled("hero-line")
        size.bind(\.text) { model.sizeText }
        let state = OrderMarkLine()
        state.observe({ (model.mark, model.stateText) }) { line, new in line.show(new.0, new.1) }
        let lines = Box(.vertical, spacing: Space.small)
        lines.observe({ model.lines }) { box, lines in
            box.setChildren(lines.map { OrderView.line($0, environment) })
        }
        let total = Label().styled("receipt-total")
        total.bind(\.text) { model.totalText }
        // How many things have no price is no sum.
        total.observe({ model.hasTotal }) { total, isSum in
            total[cssClass: "title-1"] = isSum
            total[cssClass: "quiet"] = !isSum
        }
        total.wraps = true
        let sum = SplitLine(Label.wrapping(tr("Total")).styled("cart-name"), total)
        let paper = Box(
            .vertical, spacing: Space.small,
            [state, Separator(), lines, Separator(), sum])
        let order = Box(.vertical, spacing: Space.medium, [ReceiptPaper(paper), OrderView.actions(model)])
        let drinks = DrinkTiles(
            SectionTitle(tr("Drinks with what you bought")), environment, most: OrderModel.mostDrinks,
            drinks: { model.drinks.value?.map(\.drink) ?? [] }, detail: model.thingsText, name: { $0 }
        ) { environment.navigator.open(.drink($0.id)) }
        let body = TwoColumns(Clamp(order, to: 540).layout(vertical: .start), drinks)
        let counter = CounterHead(tr("Order"), details: size, stride: 0.5)
        counter.bind(\.title, to: day)
        counter.stand({ model.bought }, environment)
        let content = Clamp(
            body.layout(margins: Insets(top: 0, bottom: Space.huge, start: Space.page, end: Space.page)), to: 1080)
        let page = DetailPage(
            Box(.vertical, spacing: Space.large, [counter, content]), cover: counter, backName: tr("Back"),
            covers: [StatusPage(environment.folders, model.status)], back: { environment.navigator.back() })
        page.ground = .page
        page.bind(\.title, to: day)
        page.bind(\.isCovered) { model.record.state.isOver && model.order == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    /// What can be done with it, below the paper.
    private static func actions(_ model: OrderModel) -> Widget {
        let shelved = OrderMarkLine(.shelved)
        shelved.bind(\.isVisible) { model.isShelved }
        let shelf = Button(tr("Put on the _shelf")) { model.putOnShelfClicked() }.styled("primary")
        shelf.bind(\.isVisible) { model.canPutOnShelf }
        let again = Button(tr("_Order again")) { model.againClicked() }
        let send = Button(tr("_Send now")) { model.sendClicked() }
        send.bind(\.isVisible) { model.canSend }
        for button in [shelf, again, send] { button.styled("snug").wrapsLabel = true }
        return Box(.vertical, spacing: Space.small, [shelved, EqualGrid(columnWidth: 132, [shelf, again, send])])
    }

    private static func line(_ shown: OrderModel.Line, _ environment: Environment) -> Widget {
        let line = shown.line
        let details = [line.pack.flatMap(environment.formats.packBesideNumber), line.note].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return ReceiptLine(
            shown.product, count: line.quantity, name: line.name, details: details, cost: line.cost,
            marksNoCost: shown.isAmongPriced, environment)
    }
}
