public import GTK

/// Chips, buttons and other small things in lines, of which Tab reaches one; the arrow keys, Home and End go to the others.
///
/// For options that a model has as a list take `FilterChips`.
@MainActor
public final class ChipLine: CustomWidget, ChildHolder {
    private let box = WrapBox(spacing: Space.tiny)
    private var arranged: [Widget] = []

    /// Makes a line.
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

    /// Lets Tab reach one button: that which has the keyboard, or else the first that is chosen, or the first.
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
