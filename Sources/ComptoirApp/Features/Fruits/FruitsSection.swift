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
            root: list, placeholder: FruitsSection.placeholder(model, environment.folders))
        // What stands in place of the rows has no list beside it.
        navigation.bind(\.rootSpansView) { [model] in model.results.rows.isEmpty }
        model.appeared()
    }

    package func focusSearch() { list.focusSearch() }

    /// What stands beside the list while no page is open; nothing where the list is empty and speaks for itself.
    private static func placeholder(_ model: FruitsModel, _ folders: Folders) -> Widget {
        let picture = ArtPicture(size: 210, path: folders.statusPictures.bowl)
        let label = Label.wrapping(tr("Choose a fruit from the list.")).styled("quiet")
        label.isCentered = true
        let content = Box(
            .vertical, spacing: Space.small, [picture.layout(horizontal: .center), label.layout(horizontal: .center)])
        content.bind(\.isVisible) { !model.results.rows.isEmpty }
        return Box(.vertical, [content]).layout(vertical: .center)
    }
}
