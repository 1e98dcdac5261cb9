import GTK
import Widgets

/// The bar.
@MainActor
final class BarSection: SectionPage {
    let navigation: NavigationView
    private let list: BarView

    init(environment: Environment) {
        let model = BarModel(environment: environment)
        list = BarView(model: model, environment: environment)
        navigation = NavigationView(root: list)
        model.appeared()
    }

    func focusSearch() { list.focusSearch() }
}
