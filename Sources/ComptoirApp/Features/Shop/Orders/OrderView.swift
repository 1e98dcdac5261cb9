import GTK
import Store
import Widgets

/// One order, as it was placed: its lines, how far it has come, and what can be done with it.
@MainActor
final class OrderView: Box, RunsUnderHeader {
    init(model: OrderModel, environment: Environment) {
        super.init(.vertical)
        let title = Label().styled("receipt-title")
        title.wraps = true
        title.isCentered = true
        title.bind(\.text) { model.order.map { environment.formats.moment($0.placedAt) } ?? "" }
        let state = Label.wrapping().styled("quiet")
        state.bind(\.text) { model.stateText }
        let lines = Box(.vertical, spacing: Space.tiny)
        lines.observe({ model.order?.lines ?? [] }) { box, lines in
            box.removeAll()
            for line in lines { box.append(OrderView.line(line, environment.formats)) }
        }
        let total = Label().styled("title-2", "receipt-total")
        total.bind(\.text) { model.totalText }
        total.wraps = true
        let sum = SplitLine(Label.wrapping(tr("Total")).styled("cart-name"), total)
        let paper = Box(.vertical, spacing: Space.small, [title, state, Separator(), lines, Separator(), sum])
        let content = Box(.vertical, spacing: Space.medium, [ReceiptPaper(paper), OrderView.buttons(model)])
        let page = DetailPage(
            Clamp(
                content.layout(
                    margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large)),
                to: 560),
            backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.title = tr("Order")
        page.bind(\.isCovered) { model.record.state.isOver && model.order == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    private static func buttons(_ model: OrderModel) -> Widget {
        let shelf = Button(tr("Put on the _shelf")) { model.putOnShelfClicked() }.styled("primary")
        shelf.bind(\.isVisible) { model.canPutOnShelf }
        let again = Button(tr("_Order again")) { model.againClicked() }
        let send = Button(tr("_Send now")) { model.sendClicked() }
        send.bind(\.isVisible) { model.canSend }
        for button in [shelf, again, send] { button.wrapsLabel = true }
        return WrapBox(spacing: Space.small, [shelf, again, send])
    }

    private static func line(_ line: OrderLine, _ formats: Formats) -> Widget {
        let name = tr("{count} × {name}", ["count": formats.number(Double(line.quantity)), "name": line.name])
        let details = [line.pack.map(formats.pack), line.note.isEmpty ? nil : line.note].compactMap(\.self)
        let words = Box(.vertical, [Label.wrapping(name)])
        if !details.isEmpty {
            words.append(Label.wrapping(details.joined(separator: " · ")).styled("caption", "quiet"))
        }
        let cost = Label(line.cost.map(formats.money) ?? tr("no price")).styled("tabular")
        if line.cost == nil { cost.styled("quiet") }
        return TextLine(text: words, [cost])
    }
}
