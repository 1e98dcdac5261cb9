import GTK
import Store
import Widgets

/// The web pages of an entry; each opens in the person's own browser.
@MainActor
final class EntryLinks: Box {
    /// Makes the list; where there is no page at all it is not there.
    /// - Parameter links: returns the pages about the entry.
    init(_ environment: Environment, links: @escaping @MainActor () -> [PageLink]) {
        let list = Box(.vertical)
        list.observe(links) { list, links in
            list.removeAll()
            for link in links { list.append(LinkButton(link, environment).layout(horizontal: .start)) }
        }
        super.init(.vertical, spacing: Space.tiny)
        append(SectionTitle(tr("On the web")))
        append(list)
        bind(\.isVisible) { !links().isEmpty }
    }
}
