import GTK
import Widgets

/// The shop, whose pages cover the products.
@MainActor
final class ShopSection: SectionPage {
    let navigation: NavigationView
    private let list: ShopView

    init(environment: Environment) {
        let model = ShopModel(environment: environment)
        list = ShopView(model: model, environment: environment)
        navigation = NavigationView(root: list)
        model.appeared()
    }

    func focusSearch() { list.focusSearch() }
}
