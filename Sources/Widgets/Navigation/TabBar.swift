internal import GTK

/// The tabs of a tab view: one line, or as many as they need where there is little room.
///
/// Tab reaches the selected one; Left, Right, Home and End select another.
@MainActor
final class TabBar: CustomWidget {
    private(set) var buttons: [ToggleButton] = []
    private let tabs: [TabPage]
    private let box = WrapBox(spacing: 3).styled("segmented", "tabs")
    private var isSetting = false
    /// Called with the number of the tab that the person selected.
    var selected: (@MainActor (Int) -> Void)?

    init(_ name: String, _ tabs: [TabPage]) {
        self.tabs = tabs
        super.init()
        setAccessibleLabel(name)
        adopt(box)
        buttons = tabs.enumerated().map { index, tab in
            let button = ToggleButton(title: tab.title, icon: tab.icon, named: "tab-\(tab.id)")
                .styled("segment", "tab")
            button.role = .tab
            button.setAccessible(position: index + 1, of: tabs.count)
            button.onToggled { [weak self] in
                guard let self, !isSetting else { return }
                choose(index)
            }
            return button
        }
        box.setChildren(buttons)
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "tab-bar"
        type.role = .tabList
    }

    /// The number of the selected tab.
    var selection = 0 {
        didSet { showSelection() }
    }

    func showSelection() {
        isSetting = true
        for (index, button) in buttons.enumerated() {
            button.isActive = index == selection
            button.isFocusable = index == selection
            button.setAccessible(.selected, index == selection)
        }
        isSetting = false
    }

    private func choose(_ index: Int) {
        guard buttons.indices.contains(index) else { return }
        let isNew = index != selection
        // A click on the selected tab leaves it selected.
        selection = index
        buttons[index].grabFocus()
        if isNew { selected?(index) }
    }

    private func handle(_ key: Key) -> Bool {
        guard let target = place(after: key, from: selection, of: buttons.count, wraps: true) else { return false }
        choose(target)
        return true
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    /// The bar is as wide as its tabs, and no wider.
    private func barWidth(in width: Int) -> Int {
        let wanted = box.measured(.horizontal)
        return max(wanted.minimum, min(wanted.natural, width))
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        box.measured(orientation, for: orientation == .vertical ? size.map(barWidth) : size)
    }

    override func allocate(width: Int, height: Int) {
        let barWidth = barWidth(in: width)
        let x = direction == .rightToLeft ? width - barWidth : 0
        place(box, in: Rectangle(x: Double(x), width: Double(barWidth), height: Double(height)))
    }
}
