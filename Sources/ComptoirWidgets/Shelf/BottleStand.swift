public import GTK
internal import Widgets

/// The place of a bottle on a board: as narrow as bottles are, although the picture is square.
@MainActor
public final class BottleStand: CustomWidget {
    private let picture: Widget
    /// The width of the place as a fraction of the picture's height.
    static let share = 0.56

    /// Creates the place of a square picture.
    public init(_ picture: Widget) {
        self.picture = picture
        super.init()
        adopt(picture)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "bottle-stand"
        type.role = .group
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let high = picture.measured(.vertical).natural
        let side = orientation == .vertical ? high : Int((Double(high) * Self.share).rounded())
        return Extent(minimum: side, natural: side)
    }

    public override func allocate(width: Int, height: Int) {
        let side = max(height, picture.measured(.horizontal).minimum)
        place(
            picture,
            in: Rectangle(x: Double((width - side) / 2), width: Double(side), height: Double(height)))
    }
}
