import GTK
import Store
import Widgets

/// What the cart comes to and the way to order it, at the foot of a narrow window, where the receipt is below all lines.
@MainActor
final class CartBar: Box {
    init(_ model: CartModel) {
        super.init(.vertical)
        styled("cart-footer")
        let count = Label.wrapping().styled("cart-count")
        count.bind(\.text) { model.countText }
        let total = Label.wrapping().styled("caption", "quiet")
        total.bind(\.text) { model.environment.formats.amounts(model.cart.total) }
        total.bind(\.isVisible) { !model.cart.total.amounts.isEmpty }
        let order = Button("") { model.checkoutClicked() }.styled("primary")
        order.bind(\.label) { model.orderWords }
        order.wrapsLabel = true
        append(
            SplitLine(Box(.vertical, [count, total]).layout(vertical: .center), order).layout(
                margins: Insets(vertical: Space.small, horizontal: Space.large)))
        bind(\.isVisible) { model.environment.isNarrow && !model.cart.isEmpty }
    }
}
