public import GTK

/// Makes a card that has buttons of its own something to press as a whole.
///
/// A click beside the buttons, Enter or Space do so. Around what has no buttons take a `Button`.
@MainActor
public final class PressFrame: CustomWidget {
    private let pressed = HandlerList<Void>()

    /// Makes a frame around a widget.
    public init(_ child: Widget) {
        super.init()
        styled("focusable", "press-frame")
        isFocusable = true
        adopt(child)
        onClick { [weak self] in self?.pressed.send() }
        onKeyPressed { [weak self] key, modifiers in
            // What is inside has its own keys, and has taken them.
            guard let self, modifiers.isEmpty, window?.focusedWidget === self else { return false }
            guard key == .enter || key == .space else { return false }
            pressed.send()
            return true
        }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "press-frame"
        type.role = .button
    }

    /// Called when it was pressed.
    @discardableResult
    public func onPressed(_ handler: @escaping @MainActor () -> Void) -> Connection { pressed.add(handler) }
}
