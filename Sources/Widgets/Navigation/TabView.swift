public import GTK

/// One page of a tab view.
@MainActor
public struct TabPage: Identifiable {
    /// The identifier by which the page is selected.
    public let id: String
    /// The title of the tab.
    public let title: String
    /// The name of a symbolic icon before the title; nil for none.
    public let icon: String?
    /// Creates the page; called when it is first shown. It must not strongly hold the tab view.
    public let make: @MainActor () -> Widget

    /// Creates a page.
    public init(id: String, title: String, icon: String? = nil, make: @escaping @MainActor () -> Widget) {
        (self.id, self.title, self.icon, self.make) = (id, title, icon, make)
    }
}

/// Pages of which one is shown, selected by tabs above; the view is as tall as the page shown.
///
/// Tab reaches the selected tab; the arrow keys, Home and End select another, and Control with Page Up and Page Down
/// does so from within a page too. A page is created when it is first shown, and then kept.
///
/// For a value rather than a page, use a `SegmentedChoice`; for pages to swipe through, a `Pager`.
///
///     let tabs = TabView("Recipe", [
///         TabPage(id: "ingredients", title: "Ingredients") { table }, …
///     ])
///     tabs.bind(\.selection) { model.tab }
///     tabs.onSelected { [weak model] in model?.tabChosen($0) }
@MainActor
public final class TabView: CustomWidget {
    private let bar: TabBar
    private let tabs: [TabPage]
    private var panels: [String: Box] = [:]
    private var animation: Animation?
    private let selected = HandlerList<String>()

    /// Creates a tab view.
    /// - Parameters:
    ///   - name: the name of the tabs for assistive technology.
    ///   - tabs: the pages, one or more, with different ids.
    ///   - selection: the id of the page shown at first; nil for the first one.
    public init(_ name: String, _ tabs: [TabPage], selection: String? = nil) {
        require(!tabs.isEmpty, "a tab view has at least one page")
        self.tabs = tabs
        self.selection = selection ?? tabs[0].id
        bar = TabBar(name, tabs)
        super.init()
        adopt(bar)
        bar.selected = { [weak self] index in
            guard let self else { return }
            self.selection = tabs[index].id
            selected.send(self.selection)
        }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers == .control, key == .pageUp || key == .pageDown else { return false }
            turn(by: key == .pageDown ? 1 : -1)
            return true
        }
        show()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "tab-view"
        type.role = .group
    }

    /// The id of the page shown. Setting it does not call `onSelected`.
    public var selection: String {
        didSet { if selection != oldValue { show() } }
    }

    /// Called with the id of the page whose tab the user has selected.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (String) -> Void) -> Connection { selected.add(handler) }

    /// Returns the page with an id, if it has been shown.
    public func page(_ id: String) -> Widget? { panels[id]?.children.first }

    private var index: Int { tabs.firstIndex { $0.id == selection } ?? 0 }

    private var panel: Box? { panels[tabs[index].id] }

    private func turn(by step: Int) {
        let target = (index + step + tabs.count) % tabs.count
        guard target != index else { return }
        let hadFocus = panel?.hasFocus == true
        selection = tabs[target].id
        if hadFocus { bar.buttons[target].grabFocus() }
        selected.send(selection)
    }

    private func show() {
        let tab = tabs[index]
        bar.selection = index
        let shown = panels[tab.id] ?? build(tab)
        for panel in panels.values { panel.isVisible = panel === shown }
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(150)) { [weak shown] in shown?.opacity = $0 }
    }

    private func build(_ tab: TabPage) -> Box {
        let panel = Box(.vertical, [tab.make()])
        panel.role = .tabPanel
        panel.accessibleLabel = tab.title
        panels[tab.id] = panel
        adopt(panel)
        bar.buttons[index].setAccessible(.controls, panel)
        return panel
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (top, page) = (bar.measured(orientation, for: size), panel?.measured(orientation, for: size))
        let body = page ?? Extent(minimum: 0, natural: 0)
        switch orientation {
        case .horizontal:
            return Extent(minimum: max(top.minimum, body.minimum), natural: max(top.natural, body.natural))
        case .vertical:
            let head = top.natural + Space.small
            return Extent(minimum: head + body.minimum, natural: head + body.natural)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let top = bar.measured(.vertical, for: width).natural
        place(bar, in: Rectangle(width: Double(width), height: Double(top)))
        guard let panel else { return }
        let y = top + Space.small
        place(panel, in: Rectangle(y: Double(y), width: Double(width), height: Double(max(0, height - y))))
    }
}
