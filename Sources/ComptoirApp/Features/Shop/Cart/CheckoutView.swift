import GTK
import Store
import Widgets

/// Asks whether what is in the cart shall be ordered, and says what came of it.
@MainActor
final class CheckoutView: Box {
    init(model: CheckoutModel, environment: Environment, dismiss: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let text = Label.wrapping()
        text.announced(as: .status)
        text.bind(\.text) { model.message ?? model.question }
        append(text)
        let order = Button(tr("_Order")) { model.confirmed() }.styled("primary")
        order.bind(\.isVisible) { model.state == .asking || model.state == .placing }
        order.bind(\.isSensitive) { model.state == .asking && model.canOrder }
        let again = Button(tr("_Look again")) { model.askAgainClicked() }
        again.bind(\.isVisible) { if case .failed = model.state { true } else { false } }
        let close = Button("")
        close.bind(\.label) { model.isPlaced ? tr("_Back to the shop") : tr("_Not yet") }
        close.onClicked { dismiss() }
        close.observe({ model.isPlaced }) { close, isPlaced in close[cssClass: "primary"] = isPlaced }
        append(WrapBox(spacing: Space.small, [order, again, close]))
        // However the message goes away, by button, key or swipe, the products come next once the order is placed.
        onUnmap { if model.isPlaced { environment.navigator.openFromList(.shop) } }
    }
}

extension CheckoutModel {
    /// Whether the order is placed.
    var isPlaced: Bool { if case .placed = state { true } else { false } }
}
