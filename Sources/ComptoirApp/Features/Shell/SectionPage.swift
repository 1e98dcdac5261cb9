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
    /// Keeps the open pages equal to the section's path; of a section that is not shown, no more than one goes back to.
    package func follow(_ navigator: Navigator, in section: Section, with pages: PageFactory) {
        navigation.observe({ (navigator.path(of: section), navigator.section == section) }) { view, now in
            view.setPages(pages.pages(for: now.0, isShown: now.1))
        }
        navigation.onSwipedBack { navigator.back() }
    }
}
