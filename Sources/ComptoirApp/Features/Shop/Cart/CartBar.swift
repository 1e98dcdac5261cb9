import GTK
import Store
import Widgets

/// What the cart comes to and the way to order it, at the foot of a narrow window.
@MainActor
final class CartBar: FootBar {
    init(_ model: CartModel) {
        let order = Button("") { model.checkoutClicked() }
        order.bind(\.label) { model.orderWords }
        super.init(
            model.environment, count: { model.countText },
            total: { model.footText }, button: order,
            isNeeded: { !model.cart.isEmpty })
    }
}
