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
/// They stand on a `Strip`, which scrolls sideways and fades where more follows. Tab reaches the selected category,
/// the arrow keys, Home and End go to others, Space or Enter selects; selecting it again clears it.
///
///     let strip = CategoryStrip("Categories", categories)
///     strip.bind(\.selection) { model.category }
///     strip.onSelected { [weak model] in model?.categoryChosen($0) }
@MainActor
public final class CategoryStrip: Box {
    private let line = Box(.horizontal, spacing: 0)
    private let strip: Strip
    private var buttons: [CategoryButton] = []
    private let selected = HandlerList<String?>()

    /// Makes a strip.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - categories: in reading order, with different ids.
    public init(_ name: String, _ categories: [Category] = []) {
        strip = Strip(line)
        super.init(.vertical)
        styled("category-strip")
        role = .group
        accessibleLabel = name
        append(strip)
        setCategories(categories)
        line.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
    }

    /// The id of the selected category, or nil. Setting it does not call `onSelected`.
    public var selection: String? {
        didSet {
            guard selection != oldValue else { return }
            showSelection()
            if let button = buttons.first(where: \.isOn) { strip.bringIntoView(button) }
        }
    }

    /// Called with the id of the category that the person selected, or with nil when they cleared it.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (String?) -> Void) -> Connection { selected.add(handler) }

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
        selected.send(selection)
    }

    private func focus(_ button: CategoryButton) {
        for other in buttons { other.isFocusable = other === button }
        button.grabFocus()
        strip.bringIntoView(button)
    }

    private func handle(_ key: Key) -> Bool {
        guard let current = buttons.firstIndex(where: \.hasFocus),
            let target = place(after: key, from: current, of: buttons.count)
        else { return false }
        focus(buttons[target])
        return true
    }
}
