import GTK
import Store
import Widgets

/// What is to be bought for the evening and the way to have it in the cart, at the foot of a narrow window.
@MainActor
final class EveningBar: FootBar {
    init(_ model: EveningModel) {
        super.init(
            model.environment, count: { Self.words(model.needs.value?.purchases.count ?? 0) },
            total: { model.hasTotal ? model.totalText : model.purchaseNames },
            button: Button(tr("_Add to cart")) { model.addToCartClicked() },
            isNeeded: { model.needs.value?.purchases.isEmpty == false })
    }

    private static func words(_ count: Int) -> String { trn("{count} to buy", "{count} to buy", count) }
}
