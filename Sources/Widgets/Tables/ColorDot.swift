internal import GTK

/// A small bead in the colour of what a row is about; it says nothing that the text beside it does not.
@MainActor
final class ColorDot: CustomWidget {
    private static let side = 12

    override init() {
        super.init()
        canTarget = false
        layout(vertical: .center)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "color-dot"
        type.role = AccessibleRole.none
    }

    var color = Color(red: 1, green: 1, blue: 1) {
        didSet { if color != oldValue { queueDraw() } }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: Self.side, natural: Self.side)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let side = Double(Self.side)
        let place = Rectangle(
            x: ((Double(width) - side) / 2).rounded(), y: ((Double(height) - side) / 2).rounded(), width: side,
            height: side)
        let (color, edge) = (color, foreground)
        snapshot.canvas(in: place) { canvas in
            let middle = place.center
            let disc = Path.circle(center: middle, radius: side / 2 - 0.5)
            canvas.fill(
                disc,
                with: .radial(
                    center: Point(x: middle.x - 1.6, y: middle.y - 1.8), radius: side * 0.6,
                    stops: [
                        (0, color.mixed(with: Color(red: 1, green: 1, blue: 1), at: 0.4)), (0.55, color), (1, color),
                    ]))
            canvas.stroke(disc, with: edge, width: 1)
        }
    }
}
