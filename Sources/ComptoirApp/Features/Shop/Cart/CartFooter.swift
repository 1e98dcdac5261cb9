import GTK
import Store
import Widgets

/// What is in the cart and what it costs, below the products; the buttons lead to the stores, and to the cart once there
/// is something in it.
@MainActor
final class CartFooter: Box {
    init(_ model: ShopModel) {
        super.init(.vertical)
        styled("cart-footer")
        // Where there is nothing to be bought it has nothing to offer; while that is asked for it keeps its place.
        // On a phone an empty cart leaves its room to the products; the stores are above them there.
        bind(\.isVisible) { [environment = model.environment, server = model.environment.shopServer] in
            if environment.isNarrow { return !model.cart.isEmpty }
            return server.hasProducts || server.state == .loading(kept: nil) || !model.cart.isEmpty
        }
        let count = Label().styled("cart-count")
        count.textAlignment = 0
        count.bind(\.text) { model.cart.isEmpty ? tr("The cart is empty") : model.footerCount }
        let rest = Label.wrapping().styled("caption", "quiet")
        rest.bind(\.text) { model.environment.formats.unpriced(model.cart.total).capitalizedFirst }
        rest.bind(\.isVisible) { model.cart.total.withoutPrice > 0 }
        let total = Label().styled("title-2")
        total.bind(\.text) { model.environment.formats.amounts(model.cart.total) }
        total.bind(\.isVisible) { !model.cart.total.amounts.isEmpty }
        let open = Button(tr("Cart")).styled("primary")
        open.accessibleLabel = tr("Go to the cart")
        open.onClicked { model.environment.navigator.open(.cart) }
        open.bind(\.isSensitive) { !model.cart.isEmpty }
        let stores = FoldingButton(tr("Stores"), icon: "comptoir-place-symbolic", model.environment) {
            model.environment.navigator.open(.stores)
        }
        stores.bind(\.isVisible) { [environment = model.environment] in !environment.isNarrow }
        let words = Box(.vertical, [count, rest]).layout(vertical: .center, expand: [.horizontal])
        let end = Box(
            .horizontal, spacing: Space.small,
            [stores, total, open].map { $0.layout(vertical: .center) })
        append(
            SplitLine(words, end).layout(margins: Insets(vertical: Space.small, horizontal: Space.page)))
    }
}
