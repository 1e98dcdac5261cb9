import GTK
import Store
package import Widgets

/// The drinks, which take the whole width: their pages cover the cards.
@MainActor
package final class DrinksSection: SectionPage {
    package let navigation: NavigationView
    let model: DrinksModel
    private let list: DrinksView

    package init(environment: Environment) {
        let model = DrinksModel(environment: environment)
        self.model = model
        list = DrinksView(model: model, environment: environment) {
            environment.present(tr("Filter")) { dismiss in DrinkFilterView(model: model, dismiss: dismiss) }
        }
        navigation = NavigationView(root: list)
        model.appeared()
        list.observe({ environment.navigator.list(of: .drinks) }) { _, place in
            if case .drinksMatching(let query) = place { model.show(query) } else { model.showOwn() }
        }
        list.observe({ environment.navigator.section == .drinks }) { _, isOpen in
            if !isOpen { model.showOwn() }
        }
    }

    package func focusSearch() { list.focusSearch() }
}
