public import GTK

/// A widget that centres its child and limits it to a width that is comfortable to read.
@MainActor
public final class Clamp: CustomWidget {
    private let limit: Int
    private let child: Widget

    /// Creates a clamp.
    /// - Parameter limit: the maximum width of the child, in pixels.
    public init(_ child: Widget, to limit: Int = 760) {
        self.limit = limit
        self.child = child
        super.init()
        adopt(child)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "clamp"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return child.measured(.horizontal, for: size) }
        // The child is never wider than the limit, however much space there is; for no width, GTK asks for the height in the
        // greatest one.
        return child.measured(.vertical, for: min(size ?? childLimit, childLimit))
    }

    public override func allocate(width: Int, height: Int) {
        let childWidth = min(width, childLimit)
        place(
            child,
            in: Rectangle(x: Double((width - childWidth) / 2), width: Double(childWidth), height: Double(height)))
    }

    private var childLimit: Int { max(limit, child.measured(.horizontal).minimum) }
}
