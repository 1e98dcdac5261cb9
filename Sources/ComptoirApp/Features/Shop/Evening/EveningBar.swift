import GTK
import Store
import Widgets

/// What is to be bought for the evening and the way to have it in the cart, at the foot of a narrow window, where the receipt is
/// below all that is chosen.
@MainActor
final class EveningBar: Box {
    init(_ model: EveningModel) {
        super.init(.vertical)
        styled("cart-footer")
        let count = Label.wrapping().styled("cart-count")
        count.bind(\.text) {
            let purchases = model.needs.value?.purchases ?? []
            guard purchases.count == 1, let only = purchases.first else {
                return trn("{count} to buy", "{count} to buy", purchases.count)
            }
            return tr("To buy: {name}", ["name": only.product.name])
        }
        let total = Label.wrapping().styled("caption", "quiet")
        total.bind(\.text) { model.totalText }
        total.bind(\.isVisible) { model.hasTotal }
        let buy = Button(tr("_Add to cart")) { model.addToCartClicked() }.styled("primary")
        buy.wrapsLabel = true
        let line = SplitLine(Box(.vertical, [count, total]).layout(vertical: .center), buy)
        line.below = .filling
        append(line.layout(margins: Insets(vertical: Space.small, horizontal: Space.large)))
        bind(\.isVisible) { model.environment.isNarrow && model.needs.value?.purchases.isEmpty == false }
    }
}
