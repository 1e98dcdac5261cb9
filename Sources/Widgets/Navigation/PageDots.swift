public import GTK

/// Dots that show which of several pages is in view, and lead to each.
///
/// Tab reaches the dot of the page in view; the arrow keys, Home and End move to another.
@MainActor
public final class PageDots: Box {
    private let dots = ToggleLine(telling: .selected)
    private let dotName: @MainActor (Int, Int) -> String
    private let selected = HandlerList<Int>()

    /// Creates dots.
    /// - Parameters:
    ///   - count: the number of pages.
    ///   - label: the name of the dots for assistive technology.
    ///   - name: returns the name of a dot; receives its number, counted from 1, and the count.
    public init(
        _ count: Int = 0, label: String = tr("Pages"),
        name: @escaping @MainActor (Int, Int) -> String = { tr("Page {page} of {count}", ["page": $0, "count": $1]) }
    ) {
        dotName = name
        super.init(.horizontal, spacing: 0)
        styled("page-dots")
        role = .tabList
        accessibleLabel = label
        dots.selection = 0
        dots.chosen = { [weak self] in self?.selected.send($0) }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return dots.handle(key, in: self)
        }
        self.count = count
        rebuild()
    }

    /// The number of pages.
    public var count: Int = 0 {
        didSet { if count != oldValue && count != dots.buttons.count { rebuild() } }
    }

    /// The index of the page in view. Setting it does not call `onSelected`.
    public var page: Int {
        get { dots.selection ?? 0 }
        set { dots.selection = newValue }
    }

    /// Called with the index of the page whose dot the user has chosen.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { selected.add(handler) }

    private func rebuild() {
        removeAll()
        dots.setButtons(
            (0..<max(0, count)).map { index in
                let dot = ToggleButton(child: Box(.horizontal).styled("dot")).styled("page-dot")
                dot.role = .tab
                dot.accessibleLabel = dotName(index + 1, count)
                append(dot.layout(vertical: .center))
                return dot
            })
    }
}
