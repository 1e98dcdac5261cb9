import GTK
import Store
import Widgets

/// Asks whether what is in the cart shall be ordered, with what it comes to, and says what came of it.
@MainActor
final class CheckoutView: Box {
    init(model: CheckoutModel, environment: Environment, dismiss: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let text = Label.wrapping()
        text.role = .status
        text.bind(\.text) { model.message ?? model.outcome }
        // What the receipt shows is told with it.
        text.observe({ model.message ?? model.question }) { text, told in text.accessibleLabel = told }
        append(CheckoutView.receipt(model))
        append(text)
        let order = Button(tr("_Order")) { model.confirmed() }.styled("primary")
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
        for button in [order, again, close] { button.wrapsLabel = true }
        append(AnswerLine([close, again, order]))
        // However the message goes away, by button, key or swipe, the products come next once the order is placed.
        onUnmap { if model.isPlaced { environment.navigator.openFromList(.shop) } }
    }

    /// How much is ordered, and what it costs.
    private static func receipt(_ model: CheckoutModel) -> Widget {
        let items = Label.wrapping()
        items.bind(\.text) { model.itemsText }
        let rest = Label.wrapping().styled("quiet")
        rest.bind(\.text) { model.restText }
        rest.bind(\.isVisible) { !model.restText.isEmpty }
        let sums = Box(.vertical)
        sums.observe({ model.sums }) { box, sums in
            box.setChildren(sums.isEmpty ? [Label(tr("no price")).styled("quiet")] : sums.map { CheckoutView.sum($0) })
        }
        let total = SplitLine(Label.wrapping(tr("Total")).styled("cart-name"), sums)
        let words = Box(.vertical, spacing: 3, [items, rest])
        let paper = ReceiptPaper(Box(.vertical, spacing: Space.small, [words, Separator(), total]))
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
