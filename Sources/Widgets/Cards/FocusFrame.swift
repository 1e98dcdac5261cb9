internal import GTK

/// A frame around one widget that can take the keyboard focus itself; a `Box` would pass it on to what is inside.
@MainActor
final class FocusFrame: CustomWidget {
    /// What is drawn around a part of the frame while it has the keyboard focus; nil for an outline around all of it.
    private let ring: Box?

    /// Makes a frame.
    /// - Parameter hasRing: whether it says itself where its ring is; see `ringPlace`.
    init(_ child: Widget, role: AccessibleRole, hasRing: Bool = false) {
        ring = hasRing ? Box(.vertical).styled("focus-ring") : nil
        super.init()
        self.role = role
        isFocusable = true
        styled("focusable")
        adopt(child)
        ring?.canTarget = false
        ring?.role = AccessibleRole.none
        if let ring { adopt(ring) }
    }

    /// Where the ring is in the frame.
    var ringPlace = Rectangle(width: 0, height: 0) {
        didSet { if ringPlace != oldValue { queueAllocate() } }
    }

    override func allocate(width: Int, height: Int) {
        let whole = Rectangle(width: Double(width), height: Double(height))
        for child in children where child.isVisible { place(child, in: child === ring ? ringPlace : whole) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "focus-frame"
    }
}
