import Foundation
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
        append(EntryLinks.line(tr("Sources on the web"), environment, pages))
        bind(\.isVisible) { !links().isEmpty || !pages().isEmpty }
    }

    private static func part(
        _ title: String, _ environment: Environment, _ links: @escaping @MainActor () -> [PageLink]
    ) -> Widget {
        let list = WrapBox(spacing: Space.small)
        list.observe(links) { list, links in
            list.setChildren(
                links.map { LinkButton($0, environment).styled("caption").layout(horizontal: .start) })
        }
        let part = Box(.vertical, spacing: Space.tiny, [SectionTitle(title), list])
        part.bind(\.isVisible) { !links().isEmpty }
        return part
    }

    /// The pages in one line, in a low voice: what each is about is told in full elsewhere on the page.
    private static func line(
        _ title: String, _ environment: Environment, _ links: @escaping @MainActor () -> [PageLink]
    ) -> Widget {
        let line = WrapBox(spacing: Space.small)
        line.observe(links) { line, links in
            line.isVisible = !links.isEmpty
            line.setChildren(
                [Label.wrapping(title).styled("caption", "quiet")]
                    + zip(links, EntryLinks.hosts(of: links)).map { link, host in
                        LinkButton(link, environment, name: host).styled("caption")
                    })
        }
        return line
    }

    /// Where each of some pages is; nil where that does not tell one from another.
    static func hosts(of links: [PageLink]) -> [String?] {
        let hosts = links.map(\.address.host)
        return hosts.map { host in hosts.count { $0 == host } == 1 ? host : nil }
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
