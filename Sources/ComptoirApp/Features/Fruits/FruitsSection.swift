import GTK
package import Widgets

/// The fruits.
@MainActor
package final class FruitsSection: SectionPage {
    package let navigation: NavigationView
    let model: FruitsModel
    private let list: FruitsView

    package init(environment: Environment) {
        model = FruitsModel(environment: environment)
        list = FruitsView(model: model, environment: environment)
        navigation = NavigationView(
            root: list, placeholder: FruitsSection.placeholder(model, environment))
        // What stands in place of the rows has no list beside it.
        navigation.bind(\.rootSpansView) { [model] in !FruitsSection.hasList(model) }
        model.appeared()
    }

    package func focusSearch() { list.focusSearch() }

    /// Whether there is a list, or one is on its way.
    private static func hasList(_ model: FruitsModel) -> Bool {
        if case .loading = model.results.state { return true }
        return !model.results.rows.isEmpty
    }

    /// What stands beside the list while no page is open; nothing where the list is empty and speaks for itself.
    private static func placeholder(_ model: FruitsModel, _ environment: Environment) -> Widget {
        let content = FruitInvitation(environment) { model.results.rows.isEmpty }
        content.bind(\.isVisible) { FruitsSection.hasList(model) }
        // In a low window there is more of it than room.
        content.layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: 0, end: Space.page))
        return ScrolledWindow(content, scrolls: [.vertical])
    }
}
