import GTK
import Store
import Widgets

/// One order, as it was placed: a receipt of its lines, how far it has come, and what can be done with it.
@MainActor
final class OrderView: Box, RunsUnderHeader {
    init(model: OrderModel, environment: Environment) {
        super.init(.vertical)
        let title = Label().styled("receipt-title")
        title.wraps = true
        title.isCentered = true
        title.bind(\.text) { model.order.map { environment.formats.moment($0.placedAt) } ?? "" }
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
            total[cssClass: "title-2"] = isSum
            total[cssClass: "quiet"] = !isSum
        }
        total.wraps = true
        let sum = SplitLine(Label.wrapping(tr("Total")).styled("cart-name"), total)
        let paper = Box(.vertical, spacing: Space.small, [title, state, Separator(), lines, Separator(), sum])
        // Each as high as it is: columns are as high as the higher one.
        let columns = TwoColumns(
            Box(.vertical, [ReceiptPaper(paper)]), Box(.vertical, [OrderView.actions(model)]), end: 312)
        let page = DetailPage(
            Clamp(
                columns.layout(
                    margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large)),
                to: 1180),
            backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.title = tr("Order")
        page.bind(\.isCovered) { model.record.state.isOver && model.order == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    /// What can be done with it, on a card.
    private static func actions(_ model: OrderModel) -> Widget {
        let shelved = OrderMarkLine(.shelved)
        shelved.bind(\.isVisible) { model.isShelved }
        let shelf = Button(tr("Put on the _shelf")) { model.putOnShelfClicked() }.styled("primary")
        shelf.bind(\.isVisible) { model.canPutOnShelf }
        let again = Button(tr("_Order again")) { model.againClicked() }
        let send = Button(tr("_Send now")) { model.sendClicked() }
        send.bind(\.isVisible) { model.canSend }
        for button in [shelf, again, send] { button.wrapsLabel = true }
        return Box(.vertical, spacing: Space.small, [shelved, shelf, again, send]).styled("card", "order-card")
    }

    private static func line(_ shown: OrderModel.Line, _ environment: Environment) -> Widget {
        let (formats, line) = (environment.formats, shown.line)
        let picture = ProductPicture(size: 48, environment)
        if let product = shown.product { picture.show(product) }
        let name = tr("{count} × {name}", ["count": formats.number(Double(line.quantity)), "name": line.name])
        let details = [line.pack.map(formats.pack), line.note.isEmpty ? nil : line.note].compactMap(\.self)
        let words = Box(.vertical, [Label.wrapping(name)])
        if !details.isEmpty {
            words.append(Label.wrapping(details.joined(separator: " · ")).styled("caption", "quiet"))
        }
        let cost = Label(line.cost.map(formats.money) ?? tr("no price")).styled("tabular")
        if line.cost == nil { cost.styled("quiet") }
        return TextLine([picture], text: words, [cost])
    }
}
