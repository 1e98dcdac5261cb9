internal import GTK
internal import Widgets

/// How a template lays its components out: a widget, and what puts parts into it.
@MainActor
struct TemplateLayout {
    let widget: Widget
    let arrange: @MainActor ([Part]) -> Void

    private init(_ widget: Widget, _ arrange: @escaping @MainActor ([Part]) -> Void) {
        (self.widget, self.arrange) = (widget, arrange)
    }

    private init(_ holder: some ChildHolder) {
        self.init(holder) { [weak holder] parts in holder?.setChildren(parts.map(\.widget)) }
    }

    /// The layout of a type of template; things one below the other for a type that there is not.
    static func of(_ type: String) -> TemplateLayout {
        switch type {
        case "row": TemplateLayout(WrapBox(spacing: Space.small))
        case "grid": TemplateLayout(EqualGrid())
        case "list": TemplateLayout(RowList())
        case "carousel": carousel()
        case "tabs": tabs()
        default: TemplateLayout(Box(.vertical, spacing: Space.medium))
        }
    }

    private static func carousel() -> TemplateLayout {
        let carousel = Coverflow("", showsDots: true)
        return TemplateLayout(carousel) { [weak carousel] parts in
            carousel?.cards = parts.map { CoverflowCard($0.title, $0.widget) }
        }
    }

    private static func tabs() -> TemplateLayout {
        let pages = TabbedPages()
        return TemplateLayout(pages) { [weak pages] parts in
            pages?.titles = Dictionary(parts.map { ($0.tabId, $0.title) }) { first, _ in first }
            pages?.setPages(parts.map { (id: $0.tabId, widget: $0.widget) })
        }
    }
}
