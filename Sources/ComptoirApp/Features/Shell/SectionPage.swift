import GTK
package import Widgets

/// A section as the window shows it: its list, and the pages that open from there.
@MainActor
package protocol SectionPage: AnyObject {
    /// The list with its pages.
    var navigation: NavigationView { get }

    /// Puts the keyboard into the list's search field.
    func focusSearch()
}

extension SectionPage {
    /// Keeps the open pages equal to the section's path.
    package func follow(_ navigator: Navigator, in section: Section, with pages: PageFactory) {
        navigation.observe({ navigator.path(of: section) }) { view, path in view.setPages(pages.pages(for: path)) }
        navigation.onSwipedBack { navigator.back() }
    }
}
