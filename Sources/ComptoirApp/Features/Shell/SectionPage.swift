import GTK
import Widgets

/// A section as the window shows it: its list, and the pages that open from there.
@MainActor
protocol SectionPage: AnyObject {
    /// The list with its pages.
    var navigation: NavigationView { get }

    /// Puts the keyboard into the list's search field.
    func focusSearch()
}

extension SectionPage {
    /// Keeps the open pages equal to the section's path.
    func follow(_ navigator: Navigator, in section: Section, with pages: PageFactory) {
        navigation.observe({ navigator.path(of: section) }) { view, path in view.setPages(pages.pages(for: path)) }
        navigation.onSwipedBack { navigator.back() }
    }
}

/// The fruits.
@MainActor
final class FruitsSection: SectionPage {
    let navigation: NavigationView
    let model: FruitsModel
    private let list: FruitsView

    init(environment: Environment) {
        model = FruitsModel(
            catalogue: environment.catalogue, library: environment.library, preferences: environment.preferences)
        list = FruitsView(model: model, environment: environment)
        navigation = NavigationView(
            root: list, placeholder: FruitsSection.placeholder(model, environment.folders))
        model.appeared()
    }

    func focusSearch() { list.focusSearch() }

    /// What stands beside the list while no page is open; nothing beside an empty list, which speaks for itself.
    private static func placeholder(_ model: FruitsModel, _ folders: Folders) -> Widget {
        let picture = ArtPicture(size: 210, path: folders.picture("states/empty-bowl.svg"))
        let label = FruitView.text("quiet")
        label.text = tr("Choose a fruit from the list.")
        label.isCentered = true
        let content = Box(
            .vertical, spacing: Space.small, [picture.layout(horizontal: .center), label.layout(horizontal: .center)])
        content.bind(\.isVisible) { !model.rows.isEmpty }
        return Box(.vertical, [content]).layout(vertical: .center)
    }
}
