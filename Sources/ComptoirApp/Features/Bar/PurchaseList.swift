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
        let cards = Box(.vertical, spacing: 9)
        cards.observe({ model.outlook.purchases }) { box, purchases in
            box.setChildren(
                purchases.indices.map { index in
                    PurchaseList.card(purchases[index], after: index > 0 ? purchases[index - 1] : nil, model)
                })
        }
        cards.bind(\.isVisible) { !model.outlook.purchases.isEmpty }
        let note = Label.wrapping().styled("caption", "quiet")
        note.bind(\.text) { model.purchasesNote }
        note.bind(\.isVisible) { !model.purchasesNote.isEmpty }
        append(note)
        append(cards)
    }

    /// Makes a card: what there is to buy, and the drinks that it brings, as glasses on a counter.
    /// - Parameter smaller: the purchase on the card above; what this one has in common with it is named in a low voice.
    private static func card(
        _ purchase: BarOutlook.Purchase, after smaller: BarOutlook.Purchase?, _ model: BarModel
    ) -> Widget {
        let known = Set(smaller?.ingredients.map(\.id) ?? [])
        let new = purchase.ingredients.filter { !known.contains($0.id) }
        let shared = purchase.ingredients.filter { known.contains($0.id) }
        let pictures = new.map { BottlePicture(BottleArt($0, folders: model.environment.folders), size: 42) }
        let name = Label.wrapping(model.names(new)).styled("heading")
        let rest = Label.wrapping(tr("with {names}", ["names": model.names(shared)])).styled("caption", "quiet")
        rest.isVisible = !shared.isEmpty
        let texts = Box(.vertical, [name, rest]).layout(vertical: .center)
        let buy = FoldingButton(buying(purchase.ingredients.count), icon: "comptoir-shop-symbolic") { [weak model] in
            model?.bought(purchase)
        }.styled("snug")
        buy.accessibleLabel = tr(
            "{name}: {value}",
            ["name": purchase.ingredients.map(\.name).joined(separator: " + "), "value": tr("Add to cart")])
        let card = Box(
            .vertical, spacing: Space.tiny,
            [
                TextLine(pictures, text: texts, [buy.layout(vertical: .center)]), counter(purchase, model),
                Label.wrapping(model.examples(of: purchase)).styled("caption", "quiet"),
            ]
        ).styled("card", "purchase")
        card.role = .group
        card.accessibleLabel = model.sentence(purchase)
        return card
    }

    private static func buying(_ count: Int) -> String {
        switch count {
        case 1: tr("Add it")
        case 2: tr("Add both")
        default: tr("Add all")
        }
    }

    /// The side of a glass, in pixels: three cards are in sight at once.
    private static let side = 66

    /// How many drinks more there would be, beside their glasses.
    private static func counter(_ purchase: BarOutlook.Purchase, _ model: BarModel) -> CounterHead {
        let figure = Label(tr("+{count}", ["count": model.environment.formats.number(Double(purchase.drinks))]))
        let unit = Label(trn("drink", "drinks", purchase.drinks)).styled("caption").layout(vertical: .end)
        unit.margins = Insets(bottom: 9)
        let counter = CounterHead(
            details: Box(.horizontal, spacing: Space.tiny, [figure.styled("figure"), unit]), setting: .card, side: side,
            stride: 0.55, closest: 0.34, footing: DrinkPicture.footing)
        counter.stand(purchase.examples) {
            DrinkPicture(size: side, least: 48, isOnCounter: true)
        } fill: {
            $0.art = DrinkArt($1.sketch)
        }
        counter.tint = purchase.examples.first?.sketch.tint
        return counter
    }
}
