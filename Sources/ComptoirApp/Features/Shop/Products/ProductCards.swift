import GTK
import Store
import Widgets

/// The products as cards: Enter or a click opens one, its round button or the plus key puts one into the cart.
@MainActor
final class ProductCards {
    let grid: CardGrid<ProductSummary>
    /// What the cards show.
    let list: ResultsList<ProductQuery>

    init(_ model: ShopModel) {
        let list = ResultsList(model.results)
        self.list = list
        let environment = model.environment
        grid = CardGrid(
            tr("Products"), list.source, cardWidth: 184, id: { $0.id }, label: { model.spoken($0) }
        ) {
            let card = ProductCard(
                ProductPicture(size: 132, isPatient: true, environment), addName: tr("Add to cart"))
            card.onAdded { [weak model, weak picture = card.art] in
                if let product = picture?.product { model?.addClicked(product) }
            }
            return card
        } update: { (card: ProductCard<ProductPicture>, product) in
            card.art.show(product)
            card.show(model.content(product))
        }
        grid.onActivate { [navigator = model.environment.navigator] _, product in
            navigator.openFromList(.product(product.id))
        }
        list.follow(in: grid.view, by: { [weak grid] change in grid?.glide(change) })
        grid.view.onKeyPressed { [weak view = grid.view, weak model, source = list.source] key, modifiers in
            guard modifiers.isSubset(of: [.shift]), let place = view?.focusedIndex, place < source.count else {
                return false
            }
            let product = source.element(at: place)
            switch key.character {
            case "+": model?.addClicked(product)
            case "-": model?.takeClicked(product)
            default: return false
            }
            return true
        }
    }
}

extension ShopModel {
    /// What a product's card says.
    func content(_ product: ProductSummary) -> ProductContent {
        ProductContent(
            title: product.name, details: packText(product), note: usesText(product),
            price: product.price.map(environment.formats.money),
            count: product.inCart,
            countText: environment.formats.number(Double(product.inCart)), tint: product.tint)
    }

    /// How many drinks it goes into; empty where that is none, or not known.
    private func usesText(_ product: ProductSummary) -> String {
        guard let count = product.ingredient?.drinkCount, count > 0 else { return "" }
        return trn("In {count} drink", "In {count} drinks", count)
    }

    /// What assistive technology says of a product's card.
    func spoken(_ product: ProductSummary) -> String {
        let inCart = product.inCart > 0 ? trn("{count} in the cart", "{count} in the cart", product.inCart) : ""
        return [product.name, packText(product), priceText(product), inCart, usesText(product)].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
