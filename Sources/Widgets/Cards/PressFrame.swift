public import GTK

/// A frame that makes a card with buttons of its own clickable as a whole.
///
/// A click beside the buttons, Enter or Space presses it. Around content without buttons, use a `Button`.
@MainActor
public final class PressFrame: CustomWidget {
    private let pressed = HandlerList<Void>()

    /// Creates a frame around a widget.
    public init(_ child: Widget) {
        super.init()
        styled("focusable", "press-frame")
        isFocusable = true
        adopt(child)
        onClick { [weak self] in self?.pressed.send() }
        onKeyPressed { [weak self] key, modifiers in
            // Widgets inside have handled their own keys already.
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

    /// Called when the frame was pressed.
    @discardableResult
    public func onPressed(_ handler: @escaping @MainActor () -> Void) -> Connection { pressed.add(handler) }
}
