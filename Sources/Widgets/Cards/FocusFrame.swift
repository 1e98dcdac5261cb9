internal import GTK

/// A frame around one widget that can take the keyboard focus itself; a `Box` would pass it on to what is inside.
@MainActor
final class FocusFrame: CustomWidget {
    init(_ child: Widget, role: AccessibleRole) {
        super.init()
        self.role = role
        isFocusable = true
        styled("focusable")
        adopt(child)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "focus-frame"
    }
}
