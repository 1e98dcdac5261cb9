internal import CGTK

/// A widget that makes screen readers announce events elsewhere than at the focus, such as “added to the cart”.
///
/// It takes no space and draws nothing; one per window is enough. GTK 4.14 and later can announce messages themselves;
/// before that, the region is an alert that is hidden and shown again with the message as its name, which screen
/// readers speak.
@MainActor
public final class LiveRegion: CustomWidget {
    public override class func define(_ type: TypeDefinition) {
        type.cssName = "live-region"
        type.role = .alert
    }

    /// The last message announced.
    public private(set) var message = ""

    /// Creates a region without a message.
    public override init() {
        super.init()
        canTarget = false
        canFocus = false
    }

    /// Announces a message.
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
