internal import GTK

/// Holds one widget and can have the keyboard itself; a `Box` hands it on to what is inside.
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
