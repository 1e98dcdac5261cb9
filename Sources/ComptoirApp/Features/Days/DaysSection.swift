import GTK
import Store
import Widgets

/// The counters: one after the other over the whole page, with the list, the editor and the history on top.
@MainActor
final class DaysSection: SectionPage {
    let navigation: NavigationView
    let model: DaysModel
    private let view: DaysView

    init(environment: Environment) {
        let model = DaysModel(environment: environment)
        self.model = model
        let view = DaysView(model: model)
        self.view = view
        navigation = NavigationView(root: view)
        let navigator = environment.navigator
        view.observe({ (model.counters.map(\.id), environment.today.day) }) { _, _ in model.reckon() }
        // Where nothing is counted there is nothing to show but the list, in which a counter can be added.
        view.observe({ model.isEmpty && navigator.section == .days }) { _, isEmpty in
            if isEmpty, navigator.path(of: .days).isEmpty { navigator.fallBack(to: .counters) }
        }
        model.appeared()
    }

    func focusSearch() { view.focusSlides() }
}
