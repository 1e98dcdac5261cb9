public import GTK

/// Dots that say which of several pages is in view, and lead to each.
///
/// Tab reaches the dot of the page in view; the arrow keys, Home and End go to another.
@MainActor
public final class PageDots: Box {
    private var dots: [ToggleButton] = []
    private let dotName: @MainActor (Int, Int) -> String
    private var selected: (@MainActor (Int) -> Void)?
    private var isSetting = false

    /// Makes dots.
    /// - Parameters:
    ///   - count: how many pages there are.
    ///   - label: what assistive technology calls the whole.
    ///   - name: what a dot is called; gets its number from 1 and the count.
    public init(
        _ count: Int = 0, label: String = tr("Pages"),
        name: @escaping @MainActor (Int, Int) -> String = { tr("Page {page} of {count}", ["page": $0, "count": $1]) }
    ) {
        dotName = name
        super.init(.horizontal, spacing: 0)
        styled("page-dots")
        role = .tabList
        setAccessibleLabel(label)
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        self.count = count
        rebuild()
    }

    /// How many pages there are.
    public var count: Int = 0 {
        didSet { if count != oldValue && count != dots.count { rebuild() } }
    }

    /// The number of the page in view, from 0. Setting it does not call `onSelected`.
    public var page: Int = 0 {
        didSet { if page != oldValue { showPage() } }
    }

    /// Called with the number of the page whose dot the person chose.
    public func onSelected(_ handler: @escaping @MainActor (Int) -> Void) { selected = handler }

    private func rebuild() {
        removeAll()
        dots = (0..<max(0, count)).map { index in
            let dot = ToggleButton(child: Box(.horizontal).styled("dot")).styled("page-dot")
            dot.role = .tab
            dot.setAccessibleLabel(dotName(index + 1, count))
            dot.onToggled { [weak self] in
                guard let self, !isSetting else { return }
                choose(index)
            }
            append(dot.layout(vertical: .center))
            return dot
        }
        showPage()
    }

    private func showPage() {
        isSetting = true
        for (index, dot) in dots.enumerated() {
            dot.isActive = index == page
            dot.isFocusable = index == page
            dot.setAccessible(.selected, index == page)
        }
        isSetting = false
    }

    private func choose(_ index: Int) {
        guard dots.indices.contains(index) else { return }
        let isNew = index != page
        page = index
        showPage()
        dots[index].grabFocus()
        if isNew { selected?(index) }
    }

    private func handle(_ key: Key) -> Bool {
        guard let target = place(after: key, from: page, of: dots.count) else { return false }
        choose(target)
        return true
    }
}
