public import GTK

/// A strip of paper, torn off at its lower edge, with what was bought, like a receipt.
///
///     let paper = ReceiptPaper(lines)
@MainActor
public final class ReceiptPaper: CustomWidget {
    /// The width and the height of a tooth, in pixels.
    private static let tooth = (width: 16.0, height: 7.0)
    private static let padding = Space.large

    private let child: Widget
    private let above: Int

    /// Creates the paper around its content.
    /// - Parameters:
    ///   - child: what is written on it.
    ///   - above: the space above that, in pixels; less where it begins with a picture, which has some of its own.
    public init(_ child: Widget, above: Int = Space.large) {
        (self.child, self.above) = (child, max(0, above))
        super.init()
        styled("receipt")
        adopt(child)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "receipt"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    private var below: Int { ReceiptPaper.padding + Int(ReceiptPaper.tooth.height) }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let inner = child.measured(orientation, for: size.map { max(0, $0 - 2 * ReceiptPaper.padding) })
        let around = orientation == .horizontal ? 2 * ReceiptPaper.padding : above + below
        return Extent(minimum: inner.minimum + around, natural: inner.natural + around)
    }

    public override func allocate(width: Int, height: Int) {
        let padding = ReceiptPaper.padding
        place(
            child,
            in: Rectangle(
                x: Double(padding), y: Double(above), width: Double(max(0, width - 2 * padding)),
                height: Double(max(0, height - above - below))))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        let paper = ReceiptPaper.outline(bounds)
        snapshot.canvas(in: Rectangle(x: -8, y: -8, width: bounds.width + 16, height: bounds.height + 20)) { canvas in
            // The style's text colour is that of the paper; the text on it has another colour.
            for (spread, share) in [(5.0, 0.03), (3, 0.04), (1, 0.05)] {
                canvas.translated(x: 0, y: 2) {
                    canvas.stroke(
                        paper, with: Color(red: 0.16, green: 0.09, blue: 0.05, alpha: share), width: spread * 2,
                        join: .round)
                }
            }
            canvas.fill(paper, with: foreground)
        }
        super.snapshot(snapshot)
    }

    /// Returns the edge of the paper, with as many whole teeth as fit, all equally wide.
    private static func outline(_ bounds: Rectangle) -> Path {
        let count = max(1, Int((bounds.width / tooth.width).rounded()))
        let step = bounds.width / Double(count)
        var points = [Point(x: 0, y: 0), Point(x: bounds.width, y: 0)]
        for index in 0..<count {
            let right = bounds.width - Double(index) * step
            points.append(Point(x: right, y: bounds.height - tooth.height))
            points.append(Point(x: right - step / 2, y: bounds.height))
        }
        points.append(Point(x: 0, y: bounds.height - tooth.height))
        return Path(points)
    }
}
