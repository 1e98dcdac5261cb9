public import GTK

/// A few options of which exactly one holds, as one rounded control.
///
/// Tab reaches the selected option; the arrow keys, Home and End select another. To assistive technology it is
/// a group of radio buttons.
///
///     let basis = SegmentedChoice("Amounts are for", [Choice(id: "100g", title: "100 g"), …])
///     basis.bind(\.selection) { model.basis }
///     basis.onSelected { [weak model] in model?.basisChosen($0) }
@MainActor
public final class SegmentedChoice: Box {
    private var buttons: [ToggleButton] = []
    private var selected: (@MainActor (String) -> Void)?
    private var isSetting = false

    /// Makes the control.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - choices: two or more, with different ids.
    ///   - selection: the id of the one that holds at first; nil for the first.
    public init(_ name: String, _ choices: [Choice], selection: String? = nil) {
        super.init(.horizontal, spacing: 3)
        styled("segmented")
        role = .radioGroup
        setAccessibleLabel(name)
        isHomogeneous = true
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        self.choices = choices
        rebuild()
        self.selection = selection ?? choices.first?.id ?? ""
        showSelection()
    }

    /// The options, in reading order.
    public var choices: [Choice] = [] {
        didSet {
            guard choices != oldValue, !buttons.isEmpty || !oldValue.isEmpty else { return }
            rebuild()
            showSelection()
        }
    }

    /// The id of the selected option. Setting it does not call `onSelected`.
    public var selection: String = "" {
        didSet { if selection != oldValue { showSelection() } }
    }

    /// Called with an option's id after the person selected it.
    public func onSelected(_ handler: @escaping @MainActor (String) -> Void) { selected = handler }

    private func rebuild() {
        removeAll()
        buttons = choices.map { choice in
            let button = ToggleButton(title: choice.title, icon: choice.icon, named: "choice-\(choice.id)")
                .styled("segment")
            button.role = .radio
            button.onToggled { [weak self] in
                guard let self, !isSetting else { return }
                choose(choice.id)
            }
            append(button)
            return button
        }
    }

    private func showSelection() {
        isSetting = true
        let known = choices.contains { $0.id == selection }
        for (index, (choice, button)) in zip(choices, buttons).enumerated() {
            let isSelected = choice.id == selection
            button.isActive = isSelected
            button.isFocusable = isSelected || (!known && index == 0)
            button.setAccessible(.checked, isSelected)
        }
        isSetting = false
    }

    private func choose(_ id: String) {
        let isNew = id != selection
        selection = id
        // A click on the selected option leaves it selected.
        showSelection()
        if let index = choices.firstIndex(where: { $0.id == id }) { buttons[index].grabFocus() }
        if isNew { selected?(id) }
    }

    private func handle(_ key: Key) -> Bool {
        let current = choices.firstIndex { $0.id == selection } ?? 0
        guard
            let target = place(after: key, from: current, of: choices.count, wraps: true, takesUpAndDown: true)
        else { return false }
        choose(choices[target].id)
        return true
    }
}
