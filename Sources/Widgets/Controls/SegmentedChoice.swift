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
    private let line = ToggleLine(telling: .checked)
    private var selected: (@MainActor (String) -> Void)?

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
        line.chosen = { [weak self] in self?.chosen($0) }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return line.handle(key, in: self, wraps: true, takesUpAndDown: true)
        }
        self.choices = choices
        self.selection = selection ?? choices.first?.id ?? ""
        rebuild()
    }

    /// The options, in reading order.
    public var choices: [Choice] = [] {
        didSet { if choices != oldValue { rebuild() } }
    }

    /// The id of the selected option. Setting it does not call `onSelected`.
    public var selection: String = "" {
        didSet { if selection != oldValue { line.selection = selectedIndex } }
    }

    /// Called with an option's id after the person selected it.
    public func onSelected(_ handler: @escaping @MainActor (String) -> Void) { selected = handler }

    private var selectedIndex: Int? { choices.firstIndex { $0.id == selection } }

    private func rebuild() {
        removeAll()
        line.setButtons(
            choices.map { choice in
                let button = ToggleButton(title: choice.title, icon: choice.icon, named: "choice-\(choice.id)")
                    .styled("segment")
                button.role = .radio
                append(button)
                return button
            })
        line.selection = selectedIndex
    }

    private func chosen(_ index: Int) {
        selection = choices[index].id
        selected?(selection)
    }
}
