import GTK
import Store
import Widgets

/// The web pages of an entry; each opens in the person's own browser.
@MainActor
final class EntryLinks: Box {
    /// Makes the list; where there is no page at all it is not there.
    /// - Parameter links: the pages about the entry.
    init(_ environment: Environment, links: @escaping @MainActor () -> [PageLink]) {
        super.init(.vertical, spacing: Space.tiny)
        let list = WrapBox(spacing: Space.small)
        list.observe(links) { list, links in
            list.setChildren(
                links.map { LinkButton($0, environment).styled("caption").layout(horizontal: .start) })
        }
        append(SectionTitle(tr("On the web")))
        append(list)
        bind(\.isVisible) { !links().isEmpty }
    }
}
