public import GTK
internal import Widgets

/// The room of a bottle on a board: as narrow as bottles are, whatever the square that its picture is drawn in.
@MainActor
public final class BottleStand: CustomWidget {
    private let picture: Widget
    /// The width of the room, by the picture's height.
    static let share = 0.56

    /// Makes the room of a picture that is drawn in a square.
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
