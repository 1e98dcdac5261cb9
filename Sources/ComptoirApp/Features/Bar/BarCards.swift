import GTK
import Store
import ComptoirWidgets
import Widgets

/// What can be made now, as a card that leads there: some of the drinks, and how many.
@MainActor
final class MakeableCard: Button {
    init(model: BarModel) {
        let outlook = model.outlook
        let pictures = Box(.horizontal)
        pictures.observe({ outlook.examples }) { box, drinks in
            box.removeAll()
            for drink in drinks { box.append(DrinkPicture(DrinkArt(drink.sketch), size: 48)) }
            box.isVisible = !drinks.isEmpty
        }
        let title = Label.wrapping().styled("heading")
        title.role = .heading
        let caption = Label.wrapping().styled("caption", "quiet")
        let texts = Box(.vertical, [title, caption]).layout(vertical: .center)
        super.init(child: TextLine([pictures], text: texts, [Image(sign: "comptoir-forward-symbolic")]))
        styled("card", "bar-card")
        title.bind(\.text) { MakeableCard.title(outlook) }
        caption.bind(\.text) {
            trn("{count} more needs one thing", "{count} more need one thing", outlook.nearlyMakeable)
        }
        caption.bind(\.isVisible) { outlook.nearlyMakeable > 0 }
        observe({ (MakeableCard.title(outlook), trn("Show it", "Show them", outlook.makeable)) }) { button, words in
            button.accessibleLabel = tr("{name}: {value}", ["name": words.1, "value": words.0])
        }
        bind(\.isSensitive) { outlook.makeable > 0 }
        onClicked { [weak model] in model?.showMakeable() }
    }

    private static func title(_ outlook: BarOutlook) -> String {
        trn("You can make {count} drink", "You can make {count} drinks", outlook.makeable)
    }
}

/// The one thing that would add most, as a card: it leads to that bottle, and to what two or three things would add.
@MainActor
final class PurchaseCard: Box {
    /// Where further buttons about the thing go, before the one with more suggestions.
    let actions = Box(.horizontal, spacing: Space.tiny)

    init(model: BarModel) {
        let outlook = model.outlook
        let picture = BottlePicture(size: 48)
        picture.bind(\.art) {
            outlook.best?.only.map { BottleArt($0, folders: model.environment.folders) }
        }
        // The thing leads; what it would do is the heading all the same, as that is what the card is about.
        let name = Label.wrapping().styled("heading")
        let title = Label.wrapping().styled("caption", "quiet")
        title.role = .heading
        let texts = Box(.vertical, [name, title]).layout(vertical: .center)
        let open = Button(child: TextLine([picture], text: texts)).styled("flat", "bar-purchase")
        super.init(.horizontal, spacing: Space.tiny)
        styled("card", "bar-card")
        name.bind(\.text) { outlook.best?.only?.name ?? tr("Worth buying") }
        title.bind(\.text) {
            guard outlook.isReckoned else { return "" }
            return outlook.best.map(PurchaseCard.title) ?? tr("Nothing in the catalogue would add a drink.")
        }
        title.bind(\.isVisible) { outlook.isReckoned }
        picture.bind(\.isVisible) { outlook.best != nil }
        open.observe({
            tr(
                "{name}: {value}",
                [
                    "name": outlook.best?.only?.name ?? tr("Worth buying"),
                    "value": outlook.best.map(PurchaseCard.title) ?? "",
                ])
        }) {
            $0.accessibleLabel = $1
        }
        open.bind(\.isSensitive) { outlook.best != nil }
        open.onClicked { [weak model] in
            if let best = model?.outlook.best?.only { model?.show(best.id) }
        }
        append(open.layout(expand: [.horizontal]))
        let buy = Button(icon: "comptoir-shop-symbolic", named: tr("Add to cart")) { [weak model] in
            if let model, let best = model.outlook.best { model.bought(best) }
        }
        buy.bind(\.isVisible) { outlook.best != nil }
        actions.append(buy.styled("primary", "round"))
        append(actions.layout(vertical: .center))
        let more = Button(icon: "comptoir-more-symbolic", named: tr("Worth buying")) { [weak model] in
            guard let model else { return }
            model.environment.present(tr("Worth buying")) { _ in PurchaseList(model: model) }
        }
        append(more.styled("flat", "round").layout(vertical: .center))
    }

    private static func title(_ best: BarOutlook.Purchase) -> String {
        trn("With it you can make {count} more drink", "With it you can make {count} more drinks", best.drinks)
    }
}
