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
        count.bind(\.text) { trn("{count} to buy", "{count} to buy", model.needs.value?.purchases.count ?? 0) }
        let total = Label.wrapping().styled("caption", "quiet")
        total.bind(\.text) { model.totalText }
        total.bind(\.isVisible) { model.hasTotal }
        let buy = Button(tr("_Add to cart")) { model.addToCartClicked() }.styled("primary")
        buy.wrapsLabel = true
        append(
            SplitLine(Box(.vertical, [count, total]).layout(vertical: .center), buy).layout(
                margins: Insets(vertical: Space.small, horizontal: Space.large)))
        bind(\.isVisible) { model.environment.isNarrow && model.needs.value?.purchases.isEmpty == false }
    }
}
