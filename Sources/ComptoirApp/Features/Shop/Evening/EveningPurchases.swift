import GTK
import Store
import Widgets

/// What is to be bought for the evening, and what it comes to.
@MainActor
final class EveningPurchases: Box {
    init(model: EveningModel) {
        super.init(.vertical)
        append(EveningPurchases.paper(model))
        bind(\.isVisible) { model.needs.value?.purchases.isEmpty == false }
    }

    /// Each thing to buy, and the way into the cart.
    private static func paper(_ model: EveningModel) -> Widget {
        let list = Box(.vertical, spacing: Space.small)
        list.observe({ model.needs.value?.purchases ?? [] }) { list, purchases in
            list.removeAll()
            for purchase in purchases {
                list.append(
                    ReceiptLine(
                        purchase.product, count: purchase.packs, name: purchase.product.name,
                        details: [model.environment.formats.packBesideNumber(purchase.product.pack)].compactMap(\.self),
                        cost: purchase.cost,
                        marksNoCost: model.hasTotal, model.environment))
            }
        }
        let total = Label.wrapping()
        total.bind(\.text) { model.totalText }
        // How many things have no price is no sum.
        total.observe({ model.hasTotal }) { total, isSum in
            total[cssClass: "title-1"] = isSum
            total[cssClass: "quiet"] = !isSum
        }
        let buy = Button(tr("_Add to cart")) { model.addToCartClicked() }.styled("primary")
        // In a narrow window it stands at the foot, in sight.
        buy.bind(\.isVisible) { !model.environment.isNarrow }
        return ReceiptPaper(
            Box(
                .vertical, spacing: Space.small,
                [Label(tr("To buy")).styled("receipt-title"), Separator(), list, Separator(), total, buy]))
    }
}
