public import GTK

/// Pale placeholders for rows that are being loaded, so that nothing jumps when they appear.
///
/// As many are drawn as there is height for. They pulse while loading is in progress, unless motion is reduced, and tell
/// assistive technology nothing: what shows them does.
///
///     StatusPage(.loading("Looking for fruits…"), standIn: RowSkeleton(rowHeight: 84, gap: 10))
@MainActor
public final class RowSkeleton: CustomWidget {
    private let rowHeight: Int
    private let gap: Int
    private var pulse: SkeletonPulse?

    /// Creates a skeleton.
    /// - Parameters:
    ///   - rowHeight: the height of a row, in pixels.
    ///   - gap: the space between two rows, in pixels.
    public init(rowHeight: Int, gap: Int) {
        (self.rowHeight, self.gap) = (max(24, rowHeight), max(0, gap))
        super.init()
        canTarget = false
        clipsContent = true
        pulse = SkeletonPulse(self)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "row-skeleton"
        type.role = AccessibleRole.none
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: orientation == .horizontal ? 378 : rowHeight)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let color = foreground.opacity(foreground.alpha * (pulse?.strength ?? 1))
        for (index, y) in stride(from: 0, to: height, by: rowHeight + gap).enumerated() {
            let row = Rectangle(y: Double(y), width: Double(width), height: Double(rowHeight))
            draw(row, RowSkeleton.shares[index % RowSkeleton.shares.count], color, in: snapshot)
        }
    }

    /// How long the lines of the rows are, as words are not all of one length.
    private static let shares = [0.8, 1, 0.65, 0.9, 0.75]

    /// Draws a row: its picture, and a shorter and a longer line beside it.
    private func draw(_ row: Rectangle, _ share: Double, _ color: Color, in snapshot: Snapshot) {
        snapshot.clipped(to: row, radius: Radius.card) { snapshot.fill(row, with: color.opacity(color.alpha * 0.5)) }
        // Where a `GradientRow` has its picture and its words.
        let (box, edge) = (Double(GradientRow.pictureSide), Double(Space.medium))
        let side = min(row.height, box) * 0.83
        func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) {
            let place = Rectangle(x: left(x, of: width, in: row.width), y: row.y + y, width: width, height: height)
            snapshot.clipped(to: place, radius: radius) { snapshot.fill(place, with: color) }
        }
        block(edge + (box - side) / 2, (row.height - side) / 2, side, side, side / 2)
        let (start, room) = (box + 2 * edge, row.width - box - 3 * edge)
        guard room > 24 else { return }
        block(start, row.height * 0.27, room * 0.45 * share, 18, 6)
        block(start, row.height * 0.6, room * (1.1 - 0.5 * share), 12, 6)
    }
}
