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
        append(EntryLinks.part(tr("Sources on the web"), environment, pages, names: EntryLinks.publishers))
        bind(\.isVisible) { !links().isEmpty || !pages().isEmpty }
    }

    private static func part(
        _ title: String, _ environment: Environment, _ links: @escaping @MainActor () -> [PageLink],
        names: @escaping @MainActor ([PageLink]) -> [String?] = { $0.map { _ in nil } }
    ) -> Widget {
        let list = WrapBox(spacing: Space.small)
        list.observe(links) { list, links in
            list.setChildren(
                zip(links, names(links)).map { link, name in
                    LinkButton(link, environment, name: name).styled("caption").layout(horizontal: .start)
                })
        }
        let part = Box(.vertical, spacing: Space.tiny, [SectionTitle(title), list])
        part.bind(\.isVisible) { !links().isEmpty }
        return part
    }

    /// Who is behind each of some sources, which their titles begin with; nil where that does not tell one from another.
    static func publishers(of links: [PageLink]) -> [String?] {
        let names = links.map { $0.title.prefix { $0 != "," }.trimmingCharacters(in: .whitespaces) }
        return names.map { name in names.count { $0 == name } == 1 && !name.isEmpty ? name : nil }
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
