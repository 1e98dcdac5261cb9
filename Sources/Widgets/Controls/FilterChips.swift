public import GTK

/// Chips of which one or several can be chosen; they wrap onto further lines.
///
/// Tab reaches the first chosen chip, the arrow keys move from chip to chip, Space or Enter chooses or clears one. For
/// exactly one of a few options, use a `SegmentedChoice`.
///
///     let levels = FilterChips("Level", choices, .several)
///     levels.bind(\.selection) { model.levels }
///     levels.onChanged { [weak model] in model?.levelsChosen($0) }
@MainActor
public final class FilterChips: Box {
    /// How many chips can be chosen at the same time.
    public enum Mode: Sendable {
        /// None or one: another chip replaces it, and a click on the chosen chip clears it.
        case one
        /// Any number.
        case several
    }

    private let box = WrapBox(spacing: Space.tiny)
    private let mode: Mode
    private var buttons: [ToggleButton] = []
    private let changed = HandlerList<Set<String>>()
    private var isSetting = false

    /// Creates the chips.
    /// - Parameters:
    ///   - name: the name of the control for assistive technology.
    ///   - choices: the options, in reading order, with different ids.
    ///   - mode: how many can be chosen.
    ///   - selection: the ids chosen at first.
    public init(_ name: String, _ choices: [Choice], _ mode: Mode = .several, selection: Set<String> = []) {
        self.mode = mode
        self.choices = choices
        self.selection = selection
        super.init(.vertical)
        role = .group
        accessibleLabel = name
        append(box)
        box.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        rebuild()
    }

    /// The chips, in reading order.
    public var choices: [Choice] {
        didSet { if choices != oldValue { rebuild() } }
    }

    /// The ids of the chosen chips. Setting it does not call `onChanged`.
    public var selection: Set<String> {
        didSet { if selection != oldValue { showSelection() } }
    }

    /// Called with the ids of the chosen chips after the user has chosen or cleared one.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (Set<String>) -> Void) -> Connection { changed.add(handler) }

    private func rebuild() {
        buttons = choices.map { choice in
            let button = ToggleButton(title: choice.title, icon: choice.icon, named: "chip-\(choice.id)")
                .styled("chip")
            button.wrapsLabel = true
            button.onToggled { [weak self] isOn in
                guard let self, !isSetting else { return }
                toggle(choice.id, isOn: isOn)
            }
            return button
        }
        box.setChildren(buttons)
        showSelection()
    }

    private func showSelection() {
        isSetting = true
        let reached = choices.firstIndex { selection.contains($0.id) } ?? 0
        for (index, (choice, button)) in zip(choices, buttons).enumerated() {
            button.isActive = selection.contains(choice.id)
            if !buttons.contains(where: \.hasFocus) { button.isFocusable = index == reached }
        }
        isSetting = false
    }

    private func toggle(_ id: String, isOn: Bool) {
        var new = mode == .several ? selection : []
        if isOn { new.insert(id) } else { new.remove(id) }
        selection = new
        if let index = choices.firstIndex(where: { $0.id == id }) { focus(index) }
        changed.send(new)
    }

    private func focus(_ index: Int) {
        for (other, button) in buttons.enumerated() { button.isFocusable = other == index }
        buttons[index].grabFocus()
    }

    private func handle(_ key: Key) -> Bool {
        guard let current = buttons.firstIndex(where: \.hasFocus),
            let target = place(after: key, from: current, of: buttons.count, takesUpAndDown: true)
        else { return false }
        focus(target)
        return true
    }
}
