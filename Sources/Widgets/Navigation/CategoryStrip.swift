public import GTK

/// A category as a strip shows it.
@MainActor
public struct Category: Identifiable {
    /// The name by which it is selected.
    public let id: String
    /// The name that people see.
    public let title: String
    /// What stands on the disc: up to 60 px wide and high.
    public let picture: Widget

    public init(id: String, title: String, picture: Widget) {
        (self.id, self.title, self.picture) = (id, title, picture)
    }
}

/// Categories beside each other, of which one at most is selected; it is larger and throws a shadow.
///
/// The strip scrolls sideways by finger and by wheel, and fades where more is to come. Tab reaches the selected
/// category, the arrow keys, Home and End go to others, Space or Enter selects; selecting it again clears it.
///
///     let strip = CategoryStrip("Categories", categories)
///     strip.bind(\.selection) { model.category }
///     strip.onSelected { [weak model] in model?.categoryChosen($0) }
@MainActor
public final class CategoryStrip: Box {
    private let line = Box(.horizontal, spacing: 0)
    private let scroller: ScrolledWindow
    private var buttons: [CategoryButton] = []
    private var animation: Animation?
    private var selected: (@MainActor (String?) -> Void)?

    /// Makes a strip.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - categories: in reading order, with different ids.
    public init(_ name: String, _ categories: [Category] = []) {
        scroller = ScrolledWindow(line, scrolls: [.horizontal])
        super.init(.vertical)
        styled("category-strip")
        role = .group
        setAccessibleLabel(name)
        scroller.hidesScrollBars = true
        scroller.passOnWheel(.vertical)
        scroller.propagateNaturalSize(height: true)
        append(scroller)
        setCategories(categories)
        line.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        scroller.onScroll([.vertical], phase: .capture) { [weak self] steps in self?.scroll(steps.y) ?? false }
    }

    /// The id of the selected category, or nil. Setting it does not call `onSelected`.
    public var selection: String? {
        didSet {
            guard selection != oldValue else { return }
            showSelection()
            if let button = buttons.first(where: \.isOn) { bringIntoView(button) }
        }
    }

    /// Called with the id of the category that the person selected, or with nil when they cleared it.
    public func onSelected(_ handler: @escaping @MainActor (String?) -> Void) { selected = handler }

    /// Puts other categories in place of those there are.
    public func setCategories(_ categories: [Category]) {
        line.removeAll()
        buttons = categories.enumerated().map { index, category in
            (category.picture.parent as? Box)?.remove(category.picture)
            let button = CategoryButton(category)
            button.setAccessible(position: index + 1, of: categories.count)
            button.onClicked { [weak self, weak button] in
                guard let self, let button else { return }
                choose(button)
            }
            line.append(button)
            return button
        }
        showSelection()
    }

    private func showSelection() {
        for button in buttons { button.isOn = button.id == selection }
        let reached = buttons.first(where: \.isOn) ?? buttons.first
        for button in buttons { button.isFocusable = button === reached }
    }

    private func choose(_ button: CategoryButton) {
        selection = button.isOn ? nil : button.id
        focus(button)
        selected?(selection)
    }

    // MARK: Keys and wheel

    private func focus(_ button: CategoryButton) {
        for other in buttons { other.isFocusable = other === button }
        button.grabFocus()
        bringIntoView(button)
    }

    private func handle(_ key: Key) -> Bool {
        guard let current = buttons.firstIndex(where: \.hasFocus),
            let target = place(after: key, from: current, of: buttons.count)
        else { return false }
        focus(buttons[target])
        return true
    }

    /// Scrolls sideways; at the strip's ends the wheel goes on to what is around it.
    private func scroll(_ steps: Double) -> Bool {
        let adjustment = scroller.horizontalAdjustment
        // Down leads to later categories, whichever way one reads.
        let way = steps * 90 * (direction == .rightToLeft ? -1 : 1)
        let target = min(max(adjustment.lower, adjustment.value + way), adjustment.upper - adjustment.pageSize)
        guard abs(target - adjustment.value) >= 1 else { return false }
        animation?.cancel()
        adjustment.value = target
        return true
    }

    private func bringIntoView(_ button: CategoryButton) {
        guard let place = button.bounds(in: line), place.width > 0 else { return }
        let adjustment = scroller.horizontalAdjustment
        let room = adjustment.pageSize
        let wanted = min(max(place.x + place.width + 48 - room, adjustment.value), place.x - 48)
        let target = min(max(adjustment.lower, wanted), max(adjustment.lower, adjustment.upper - room))
        guard abs(target - adjustment.value) >= 1 else { return }
        let start = adjustment.value
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(200)) { [weak adjustment] progress in
            adjustment?.value = start + (target - start) * progress
        }
    }
}
