internal import GTK

/// Buttons in a line of which one is on, as of tabs, or of options that exclude each other.
///
/// Tab reaches the one that is on; the arrow keys, Home and End turn on another.
@MainActor
final class ToggleLine {
    private(set) var buttons: [ToggleButton] = []
    private let state: AccessibleState
    private var isSetting = false
    /// Called with the place of the button that the person turned on.
    var chosen: (@MainActor (Int) -> Void)?

    /// Makes an empty line.
    /// - Parameter state: as which assistive technology is told that a button is on.
    init(telling state: AccessibleState) { self.state = state }

    /// The place of the button that is on; nil for none, and Tab reaches the first.
    var selection: Int? {
        didSet { if selection != oldValue { show() } }
    }

    /// Takes other buttons in place of those there are.
    func setButtons(_ new: [ToggleButton]) {
        buttons = new
        for (index, button) in new.enumerated() {
            button.onToggled { [weak self] _ in
                guard let self, !isSetting else { return }
                choose(index)
            }
        }
        show()
    }

    /// Does what a key asks for; false where it asks for nothing.
    /// - Parameters:
    ///   - line: the widget around the buttons.
    ///   - wraps: whether the first follows the last.
    ///   - takesUpAndDown: whether Down leads on and Up back, too.
    func handle(_ key: Key, in line: Widget, wraps: Bool = false, takesUpAndDown: Bool = false) -> Bool {
        guard
            let target = line.place(
                after: key, from: selection ?? 0, of: buttons.count, wraps: wraps, takesUpAndDown: takesUpAndDown)
        else { return false }
        choose(target)
        return true
    }

    private func show() {
        isSetting = true
        for (index, button) in buttons.enumerated() {
            button.isActive = index == selection
            button.isFocusable = index == selection ?? 0
            button.setAccessible(state, index == selection)
        }
        isSetting = false
    }

    private func choose(_ index: Int) {
        let isNew = index != selection
        selection = index
        // A click on the button that is on leaves it on.
        show()
        buttons[index].grabFocus()
        if isNew { chosen?(index) }
    }
}
