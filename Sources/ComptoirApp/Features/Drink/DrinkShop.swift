import ComptoirWidgets
import GTK
import Store
import Widgets

/// What would have to be bought for the drink, where, and what the web says of it.
@MainActor
final class DrinkShop: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.large)
        let stores = StoresSection(model: PlacesModel(for: .drink(model.id), environment: model.environment))
        append(
            Box(.vertical, spacing: Space.small, [DrinkShop.needs(model), Separator(), stores])
                .styled("card", "group-card"))
        append(EntryLinks(model.environment, links: { model.drink?.links ?? [] }))
    }
}

extension DrinkShop {
    /// What the shelf lacks, and what can be done about that.
    private static func needs(_ model: DrinkModel) -> Widget {
        let title = Label.wrapping(tr("To buy")).styled("heading")
        title.role = .heading
        title.bind(\.isVisible) { !model.missing.isEmpty }
        let text = Label.wrapping().styled("prose")
        text.bind(\.text) { model.lackText }
        text.bind(\.isVisible) { model.missing.isEmpty }
        let list = KeptRows<MissingIngredient, MissingRow>(
            spacing: 0, make: { MissingRow($0.id, of: model) },
            fill: { $0.show($1, folders: model.environment.folders) })
        list.observe({ model.missing }) { $0.show($1) }
        return Box(.vertical, spacing: Space.tiny, [title, text, list, buying(model)])
    }

    /// Puts what is missing into the cart, and says what a serving costs.
    private static func buying(_ model: DrinkModel) -> Widget {
        let cost = model.cost
        let buy = Button("") { model.addMissingClicked() }.styled("primary")
        buy.bind(\.label) {
            trn("_Add {count} to the cart", "_Add {count} to the cart", model.missing.count)
        }
        buy.wrapsLabel = true
        buy.bind(\.isVisible) { !model.missing.isEmpty }
        let price = Label.wrapping().styled("cart-name")
        price.bind(\.text) { cost.text.map { tr("A serving costs {price}.", ["price": $0]) } ?? "" }
        price.bind(\.isVisible) { cost.text != nil }
        let coverage = Label.wrapping().styled("caption", "quiet")
        coverage.bind(\.text) { cost.coverageText ?? "" }
        coverage.bind(\.isVisible) { cost.coverageText != nil }
        buy.margins = Insets(top: Space.tiny)
        return Box(.vertical, spacing: Space.tiny, [buy, price, coverage])
    }
}

/// An ingredient that is left to buy, and a way to say that it is there after all.
@MainActor
private final class MissingRow: Box {
    private let picture = BottlePicture(size: 48)
    private let caption = Label.wrapping()
    private let details = Label.wrapping().styled("caption", "quiet")
    private let have: Button

    init(_ id: String, of model: DrinkModel) {
        have = Button(tr("I have it")) { [weak model] in model?.haveClicked(id) }.styled("chip")
        super.init(.vertical)
        styled("row-list-row")
        let words = Box(.vertical, [caption, details]).layout(vertical: .center)
        append(TextLine([picture], text: words, [have.layout(vertical: .center)]))
    }

    func show(_ missing: MissingIngredient, folders: Folders) {
        picture.art = missing.summary.map { BottleArt($0, folders: folders) }
        caption.text = missing.name
        details.text = missing.details
        details.isVisible = !missing.details.isEmpty
        have.accessibleLabel = tr("{name}: {value}", ["name": tr("I have it"), "value": missing.name])
    }
}
