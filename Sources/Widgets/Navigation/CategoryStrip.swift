public import GTK

/// A category to show in a strip.
@MainActor
public struct Category: Identifiable {
    /// The identifier by which the category is selected.
    public let id: String
    /// The name shown to the user.
    public let title: String
    /// The picture on the disc, up to 60 pixels wide and tall.
    public let picture: Widget

    /// Creates a category.
    public init(id: String, title: String, picture: Widget) {
        (self.id, self.title, self.picture) = (id, title, picture)
    }
}

/// Categories side by side, of which at most one is selected; it is larger and casts a shadow.
///
/// They share the width, or are in a `Strip`, which scrolls sideways and fades where there are more, and keeps the selected one
/// in view. Tab reaches the selected category, the
/// arrow keys, Home and End move to others, Space or Enter selects one; selecting it again clears the selection.
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

    /// Creates a strip.
    /// - Parameters:
    ///   - name: the name of the strip for assistive technology.
    ///   - categories: the categories, in reading order, with different ids.
    public init(_ name: String, _ categories: [Category] = []) {
        strip = Strip(line)
        super.init(.vertical)
        styled("category-strip")
        role = .group
        accessibleLabel = name
        append(strip)
        line.isHomogeneous = true
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
            strip.keptInView = buttons.first(where: \.isOn)
        }
    }

    /// Called with the id of the category that the user has selected, or with nil if they cleared the selection.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (String?) -> Void) -> Connection { selected.add(handler) }

    /// Replaces the categories.
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
            line.append(button.layout(expand: [.horizontal]))
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
