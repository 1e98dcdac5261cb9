internal import CGTK

/// Has the screen reader say what happens elsewhere than at the focus, such as "added to the cart".
///
/// Takes no room and draws nothing; a window has one. GTK 4.14 and later announces by itself; below that the
/// region is an alert that is hidden and shown again with the message as its name, which screen readers speak.
@MainActor
public final class LiveRegion: CustomWidget {
    public override class func define(_ type: TypeDefinition) {
        type.cssName = "live-region"
        type.role = .alert
    }

    /// What was said last.
    public private(set) var message = ""

    public override init() {
        super.init()
        canTarget = false
        canFocus = false
    }

    /// Says a message.
    public func say(_ message: String) {
        self.message = message
        guard !announce(message) else { return }
        setAccessible(.hidden, true)
        accessibleLabel = message
        setAccessible(.hidden, false)
    }

    public override func snapshot(_ snapshot: Snapshot) {}

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }
}
