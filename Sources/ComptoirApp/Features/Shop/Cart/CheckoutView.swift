import ComptoirWidgets
import GTK
import Store
import Widgets

/// Asks whether what is in the cart shall be ordered, with what it comes to, and says what came of it.
@MainActor
final class CheckoutView: Box, TitledContent {
    private let model: CheckoutModel
    /// Where the sheet leads once the order is placed.
    private var goal = Address.shop

    init(model: CheckoutModel, environment: Environment, dismiss: @escaping @MainActor () -> Void) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let text = Label.wrapping()
        text.role = .status
        text.bind(\.text) { model.message ?? model.outcome }
        // What the receipt shows is told with it.
        text.observe({ model.message ?? model.question }) { text, told in text.accessibleLabel = told }
        let bag = ProductStage(BottlePicture(.bag, size: 112), height: 144).styled("bottle-stage")
        bag.clipsContent = true
        bag.bind(\.isVisible) { model.isPlaced }
        append(bag)
        append(CheckoutView.receipt(model, environment))
        append(text)
        let order = Button(model.isSent ? tr("_Order") : tr("_Save the order")) { model.confirmed() }.styled("primary")
        order.bind(\.isVisible) { model.state == .asking || model.state == .placing }
        order.bind(\.isSensitive) { model.state == .asking && model.canOrder }
        // It stands last, and is what one has come for.
        order.whenMapped { [weak order] in order?.grabFocus() }
        let again = Button(tr("_Look again")) { model.askAgainClicked() }.styled("primary")
        again.bind(\.isVisible) { if case .failed = model.state { true } else { false } }
        let close = Button("")
        close.bind(\.label) { model.isPlaced ? tr("_Back to the shop") : tr("_Not yet") }
        close.onClicked { dismiss() }
        close.observe({ model.isPlaced }) { close, isPlaced in close[cssClass: "primary"] = isPlaced }
        let seen = Button(tr("_See the order"))
        seen.bind(\.isVisible) { model.isPlaced }
        seen.onClicked { [weak self] in
            if case .placed(let order) = model.state { self?.goal = .order(order.id) }
            dismiss()
        }
        for button in [order, again, close, seen] { button.wrapsLabel = true }
        append(AnswerLine([seen, close, again, order]))
        // However the message goes away, by button, key or swipe, the products come next once the order is placed,
        // and the order itself before them if that is asked for.
        onUnmap { [weak self] in
            guard model.isPlaced else { return }
            environment.navigator.openFromList(.shop)
            if let goal = self?.goal, goal != .shop { environment.navigator.open(goal) }
        }
    }

    /// What the sheet is about, which is over once the order is placed.
    var sheetTitle: String {
        if model.isPlaced { return model.isSent ? tr("Ordered") : tr("Order saved") }
        return model.isSent ? tr("Check out") : tr("Save this order?")
    }

    /// What is ordered, how much it is, and what it costs where that is known.
    private static func receipt(_ model: CheckoutModel, _ environment: Environment) -> Widget {
        let lines = Box(.vertical, spacing: Space.tiny)
        lines.observe({ model.lines }) { box, items in
            let lines = items.map { item in
                let details = [item.product.flatMap { environment.formats.packBesideNumber($0.pack) }].compactMap(
                    \.self)
                return ReceiptLine(
                    item.product, count: item.line.quantity, name: item.name, details: details, cost: item.cost,
                    marksNoCost: !model.sums.isEmpty, environment)
            }
            box.setChildren(lines.enumerated().flatMap { $0 == 0 ? [$1] : [Separator(), $1] as [Widget] })
        }
        let more = Label.wrapping().styled("quiet")
        more.bind(\.text) { trn("and {count} line more", "and {count} lines more", model.hiddenLines) }
        more.bind(\.isVisible) { model.hiddenLines > 0 }
        let title = Label.wrapping().styled("cart-name")
        title.bind(\.text) { model.sumTitle }
        let amount = Label.wrapping().styled("caption", "quiet")
        amount.bind(\.text) { model.amountText }
        amount.bind(\.isVisible) { !model.amountText.isEmpty }
        let sums = Box(.vertical).layout(vertical: .center)
        sums.observe({ (model.sums, model.unpricedText) }) { box, new in
            box.setChildren(new.0.isEmpty ? [Label(new.1).styled("quiet")] : new.0.map { CheckoutView.sum($0) })
        }
        let foot = SplitLine(Box(.vertical, [title, amount]), sums).layout(margins: Insets(top: Space.tiny))
        let paper = ReceiptPaper(
            Box(.vertical, spacing: Space.tiny, [lines, more, Separator(), foot]), above: Space.small)
        paper.bind(\.isVisible) { model.showsReceipt }
        return paper
    }

    private static func sum(_ amount: String) -> Widget {
        let label = Label(amount).styled("title-1", "receipt-total")
        label.wraps = true
        label.textAlignment = 1
        return label
    }
}

extension CheckoutModel {
    /// Whether the order is placed.
    var isPlaced: Bool { if case .placed = state { true } else { false } }
}
