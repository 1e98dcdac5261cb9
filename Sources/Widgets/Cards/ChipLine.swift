public import GTK

/// Chips, buttons and other small widgets in lines, with a single Tab stop; the arrow keys, Home and End move among
/// them.
///
/// For options that a model has as a list, use `FilterChips`.
@MainActor
public final class ChipLine: CustomWidget, ChildHolder {
    private let box = WrapBox(spacing: Space.tiny)
    private var arranged: [Widget] = []

    /// Creates a line.
    public init(_ children: [Widget] = []) {
        super.init()
        adopt(box)
        box.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        box.onFocusChange { [weak self] isInside in if isInside { self?.keepOneStop() } }
        setChildren(children)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "chip-line"
        type.role = .group
    }

    public func setChildren(_ widgets: [Widget]) {
        box.setChildren(widgets)
        arranged = widgets
        keepOneStop()
    }

    private var buttons: [Button] { arranged.compactMap { $0 as? Button } }

    /// Makes Tab reach one button: the one with the keyboard focus, or else the first active one, or else the first.
    private func keepOneStop() {
        let buttons = buttons
        let chosen = buttons.firstIndex { ($0 as? ToggleButton)?.isActive == true }
        let stop = buttons.firstIndex(where: \.hasFocus) ?? chosen ?? 0
        for (index, button) in buttons.enumerated() { button.isFocusable = index == stop }
    }

    private func handle(_ key: Key) -> Bool {
        let buttons = buttons
        guard let current = buttons.firstIndex(where: \.hasFocus),
            let target = place(after: key, from: current, of: buttons.count, takesUpAndDown: true)
        else { return false }
        for (index, button) in buttons.enumerated() { button.isFocusable = index == target }
        buttons[target].grabFocus()
        return true
    }
}
