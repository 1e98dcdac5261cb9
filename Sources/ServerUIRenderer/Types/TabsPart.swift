internal import GTK
internal import ServerUI
internal import Widgets

/// Pages of which one is shown.
@MainActor
enum TabsPart {
    static func make(_ context: RenderContext) -> Widget {
        let pages = TabbedPages()
        context.followsChildren = true
        context.showChildren { [weak pages] parts in pages?.setPages(parts.map { (id: $0.tabId, widget: $0.widget) }) }
        context.observe(pages) { context in
            context.component.children.map { context.running.title(of: $0, in: context.scope) }
        } apply: { [weak context] pages, titles in
            let ids = context?.component.children.map(\.id) ?? []
            pages.titles = Dictionary(zip(ids, titles)) { first, _ in first }
        }
        return pages
    }
}

extension Part {
    /// The name of the tab that the part is the page of.
    var tabId: String { (context.scope.entries.map(\.key) + [context.component.id]).joined(separator: "/") }
}

/// Tabs whose pages come, go and are called otherwise; the pages themselves stay.
@MainActor
final class TabbedPages: Box {
    private var pages: [(id: String, widget: Widget)] = []
    private var shown: [TabTitle] = []
    private var view: TabView?

    init() { super.init(.vertical) }

    /// What the tabs are called, by page.
    var titles: [String: String] = [:] {
        didSet { if titles != oldValue { show() } }
    }

    /// The pages, in order.
    func setPages(_ pages: [(id: String, widget: Widget)]) {
        self.pages = pages
        show()
    }

    private struct TabTitle: Equatable {
        var id: String
        var title: String
        var page: ObjectIdentifier
    }

    private func show() {
        let wanted = pages.map {
            TabTitle(id: $0.id, title: titles[$0.id] ?? $0.id, page: ObjectIdentifier($0.widget))
        }
        guard wanted != shown else { return }
        shown = wanted
        let selection = view?.selection
        // The tabs are made anew; the pages are taken from the old ones as they are.
        for page in pages { (page.widget.parent as? Box)?.remove(page.widget) }
        let tabs = zip(wanted, pages).map { tab, page in TabPage(id: tab.id, title: tab.title) { page.widget } }
        view = tabs.isEmpty ? nil : TabView("", tabs, selection: wanted.first { $0.id == selection }?.id)
        setChildren(view.map { [$0] } ?? [])
    }
}
