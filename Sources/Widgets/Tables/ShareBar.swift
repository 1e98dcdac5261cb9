public import GTK

/// A thin bar that shows a share; more than the whole is drawn as the whole.
@MainActor
public final class ShareBar: CustomWidget {
    /// Creates a bar.
    /// - Parameter fraction: the share, from 0 to 1, or more.
    public init(_ fraction: Double = 0) {
        self.fraction = fraction
        super.init()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "share-bar"
        type.role = AccessibleRole.none
    }

    /// The share, from 0 to 1, or more.
    public var fraction: Double {
        didSet { if fraction != oldValue { queueDraw() } }
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        orientation == .horizontal ? Extent(minimum: 60, natural: 90) : Extent(minimum: 6, natural: 6)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        let color = foreground
        snapshot.clipped(to: bounds, radius: bounds.height / 2) {
            snapshot.fill(bounds, with: color.opacity(0.22))
            let length = bounds.width * min(1, max(0, fraction))
            let x = left(0, of: length, in: bounds.width)
            let bar = Rectangle(x: x, width: length, height: bounds.height)
            snapshot.fill(bar, with: color.edge)
            // A pixel of it is seen around the bar, which is paler than a mark on paper may be.
            let inner = Rectangle(
                x: x + 1, y: 1, width: max(0, length - 2), height: max(0, bounds.height - 2))
            snapshot.clipped(to: inner, radius: inner.height / 2) { snapshot.fill(inner, with: color) }
        }
    }
}
