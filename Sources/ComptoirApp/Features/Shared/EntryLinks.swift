import GTK
import Store
import Widgets

/// The web pages of an entry, and of the sources that its facts come from; each opens in the person's own browser.
@MainActor
final class EntryLinks: Box {
    /// Makes the list; where there is no page at all it is not there.
    /// - Parameters:
    ///   - links: the pages about the entry.
    ///   - sources: where its facts come from, where no list of facts says that; those without a page are passed over.
    init(
        _ environment: Environment, links: @escaping @MainActor () -> [PageLink],
        sources: @escaping @MainActor () -> [Source] = { [] }
    ) {
        super.init(.vertical, spacing: Space.small)
        let pages = { @MainActor in EntryLinks.pages(of: sources()) }
        append(EntryLinks.part(tr("On the web"), environment, links))
        append(EntryLinks.part(tr("Sources on the web"), environment, pages, isShort: true))
        bind(\.isVisible) { !links().isEmpty || !pages().isEmpty }
    }

    private static func part(
        _ title: String, _ environment: Environment, _ links: @escaping @MainActor () -> [PageLink],
        isShort: Bool = false
    ) -> Widget {
        let list = WrapBox(spacing: Space.small)
        list.observe(links) { list, links in
            list.setChildren(
                links.map { LinkButton($0, environment, isShort: isShort).layout(horizontal: .start) })
        }
        let part = Box(.vertical, spacing: Space.tiny, [SectionTitle(title), list])
        part.bind(\.isVisible) { !links().isEmpty }
        return part
    }

    /// The sources that have a page, each page once.
    private static func pages(of sources: [Source]) -> [PageLink] {
        var pages: [PageLink] = []
        for source in sources {
            guard let page = source.page, !pages.contains(where: { $0.address == page }) else { continue }
            pages.append(PageLink(title: source.title, address: page))
        }
        return pages
    }
}
