internal import GTK

/// The tabs of a tab view: in one line, or in as many as needed if there is little space.
///
/// Tab reaches the selected tab; Left, Right, Home and End select another.
@MainActor
final class TabBar: CustomWidget {
    private let line = ToggleLine(telling: .selected)
    private let box = WrapBox(spacing: 3).styled("segmented", "tabs")
    /// Called with the index of the tab that the user has selected.
    var selected: (@MainActor (Int) -> Void)?

    init(_ name: String, _ tabs: [TabPage]) {
        super.init()
        accessibleLabel = name
        box.arrangement = .fill
        adopt(box)
        line.setButtons(
            tabs.enumerated().map { index, tab in
                let button = ToggleButton(title: tab.title, icon: tab.icon, named: "tab-\(tab.id)")
                    .styled("segment", "tab")
                button.role = .tab
                button.setAccessible(position: index + 1, of: tabs.count)
                return button
            })
        box.setChildren(buttons)
        line.chosen = { [weak self] in self?.selected?($0) }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return line.handle(key, in: self, wraps: true)
        }
    }

    var buttons: [ToggleButton] { line.buttons }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "tab-bar"
        type.role = .tabList
    }

    /// The index of the selected tab.
    var selection: Int {
        get { line.selection ?? 0 }
        set { line.selection = newValue }
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    /// Returns the width of the bar: that of the pages below it, unless its tabs would be lost in that.
    private func barWidth(in width: Int) -> Int {
        let wanted = box.measured(.horizontal)
        return max(wanted.minimum, width <= 2 * wanted.natural ? width : wanted.natural)
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        box.measured(orientation, for: orientation == .vertical ? size.map(barWidth) : size)
    }

    override func allocate(width: Int, height: Int) {
        let barWidth = barWidth(in: width)
        let x = left(0, of: barWidth, in: width)
        place(box, in: Rectangle(x: Double(x), width: Double(barWidth), height: Double(height)))
    }
}
