import GTK
import Store
import Widgets

/// What is to be bought for the evening and the way to have it in the cart, at the foot of a narrow window.
@MainActor
final class EveningBar: FootBar {
    init(_ model: EveningModel) {
        super.init(
            model.environment, count: { model.purchasesText }, total: { model.hasTotal ? model.totalText : nil },
            button: Button(tr("_Add to cart")) { model.addToCartClicked() },
            isNeeded: { model.needs.value?.purchases.isEmpty == false })
    }
}

extension EveningModel {
    /// What is to be bought, or how much.
    fileprivate var purchasesText: String {
        let purchases = needs.value?.purchases ?? []
        guard purchases.count == 1, let only = purchases.first else {
            return trn("{count} to buy", "{count} to buy", purchases.count)
        }
        return tr("To buy: {name}", ["name": only.product.name])
    }
}
