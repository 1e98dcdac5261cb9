internal import GTK

/// Buttons in a line of which one is on, such as tabs, or mutually exclusive options.
///
/// Tab reaches the button that is on; the arrow keys, Home and End turn on another.
@MainActor
final class ToggleLine {
    private(set) var buttons: [ToggleButton] = []
    private let state: AccessibleState
    private var isSetting = false
    /// Called with the index of a button that the user has turned on.
    var chosen: (@MainActor (Int) -> Void)?

    /// Creates an empty line.
    /// - Parameter state: the state by which assistive technology knows that a button is on.
    init(telling state: AccessibleState) { self.state = state }

    /// The index of the button that is on; nil for none, in which case Tab reaches the first.
    var selection: Int? {
        didSet { if selection != oldValue { show() } }
    }

    /// Replaces the buttons.
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

    /// Handles a key, and returns false if it has no meaning here.
    /// - Parameters:
    ///   - line: the widget around the buttons.
    ///   - wraps: whether the first follows the last.
    ///   - takesUpAndDown: whether Down also moves forwards and Up backwards.
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
