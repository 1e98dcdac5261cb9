import GTK
import Store
import ComptoirWidgets
import Widgets

/// What one, two and three things to buy would add, each on a card that puts them into the cart, and how that was found.
@MainActor
final class PurchaseList: Box {
    init(model: BarModel) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let cards = Box(.vertical, spacing: Space.small)
        cards.observe({ model.outlook.purchases }) { box, purchases in
            box.setChildren(
                purchases.indices.map { index in
                    PurchaseList.card(purchases[index], after: index > 0 ? purchases[index - 1] : nil, model)
                })
        }
        cards.bind(\.isVisible) { !model.outlook.purchases.isEmpty }
        let note = Label.wrapping().styled("caption", "quiet")
        note.bind(\.text) { model.purchasesNote }
        append(note)
        append(cards)
    }

    /// Makes a card.
    /// - Parameter smaller: the purchase on the card above; what this one has in common with it is named in a low voice.
    private static func card(
        _ purchase: BarOutlook.Purchase, after smaller: BarOutlook.Purchase?, _ model: BarModel
    ) -> Widget {
        let known = Set(smaller?.ingredients.map(\.id) ?? [])
        let (formats, folders) = (model.environment.formats, model.environment.folders)
        let figure = Label(tr("+{count}", ["count": formats.number(Double(purchase.drinks))])).styled("figure")
        let unit = Label(trn("drink", "drinks", purchase.drinks)).styled("caption", "quiet")
        let gain = Box(.vertical, [figure, unit]).layout(vertical: .center)
        gain.minimumSize = SizeRequest(width: 60)
        let new = purchase.ingredients.filter { !known.contains($0.id) }
        let shared = purchase.ingredients.filter { known.contains($0.id) }.map(\.name)
        let things = Box(
            .vertical, spacing: 3,
            new.map { ingredient in
                let picture = BottlePicture(BottleArt(ingredient, folders: folders), size: 56)
                let name = Box(.vertical, [Label.wrapping(ingredient.name)])
                if ingredient.id == new.last?.id, !shared.isEmpty {
                    let rest = ListFormat(formats.locale).and(shared)
                    name.append(Label.wrapping(tr("with {names}", ["names": rest])).styled("caption", "quiet"))
                }
                return TextLine([picture], text: name, spacing: Space.tiny)
            }
        ).layout(vertical: .center)
        let names = purchase.ingredients.map(\.name).joined(separator: " + ")
        let buy = Button(
            icon: "comptoir-shop-symbolic",
            named: tr("{name}: {value}", ["name": names, "value": tr("Add to cart")])
        ) { [weak model] in
            model?.bought(purchase)
        }.styled("round")
        let line = TextLine([gain], text: things, [buy.layout(vertical: .center)])
        let card = Box(.vertical, [line]).styled("card", "purchase")
        card.role = .group
        card.accessibleLabel = model.sentence(purchase)
        return card
    }
}
