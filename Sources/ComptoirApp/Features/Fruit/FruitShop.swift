import GTK
import Store
import Widgets

/// Where to buy a fruit: as a product of the shop, and in the stores nearby, in one card; and what the web says of it.
@MainActor
final class FruitShop: Box {
    init(model: FruitModel, environment: Environment) {
        super.init(.vertical, spacing: Space.large)
        let places = Box(
            .vertical, spacing: Space.small,
            [
                FruitShop.product(model, environment),
                StoresSection(model: model.places),
            ])
        append(places.styled("card", "group-card"))
        append(EntryLinks(environment, links: { model.fruit?.links ?? [] }))
    }

    /// The product that it is, with its price, and a way into the cart.
    private static func product(_ model: FruitModel, _ environment: Environment) -> Widget {
        let price = Label.wrapping()
        price.bind(\.text) { model.priceText }
        let buy = Button(tr("Add to cart")) { environment.buy(.fruit(model.id)) }.styled("primary", "snug")
        let change = Button(tr("Set its price")) {
            if let product = model.product { environment.navigator.open(.product(product.id)) }
        }.styled("link")
        change.bind(\.label) { model.product?.price == nil ? tr("Set its price") : tr("Change its price") }
        for button in [buy, change] { button.wrapsLabel = true }
        let box = Box(
            .vertical, spacing: Space.small, [SectionTitle(tr("Shop")), SplitLine(price, change), buy, Separator()])
        box.bind(\.isVisible) { model.product != nil }
        return box
    }
}

extension FruitModel {
    /// What one gets in the shop, and what it costs where that is known.
    var priceText: String {
        guard let product else { return "" }
        return [formats.pack(product.pack), product.price.map(formats.money)].compactMap(\.self).joined(
            separator: " · ")
    }
}
