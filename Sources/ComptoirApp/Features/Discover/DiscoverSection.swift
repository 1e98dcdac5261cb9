import GTK
import Widgets

/// What the program opens with: the season, the cart, what can be made tonight, and the days; a screen of a document.
@MainActor
final class DiscoverSection: SectionPage {
    let navigation: NavigationView
    /// The screen.
    let page: ScreenPage

    init(environment: Environment) {
        page = ScreenPage(model: ScreenModel(.named(Section.discover.rawValue), environment: environment))
        navigation = NavigationView(root: page)
    }

    /// There is no search in it: the keyboard goes to the first thing that takes it.
    func focusSearch() { page.moveFocus(.next) }
}
