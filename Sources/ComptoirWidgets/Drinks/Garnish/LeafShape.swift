internal import GTK
internal import Widgets

/// The outline of a leaf of length 1 that points up from the origin: pointed, serrated, widest below the middle.
struct LeafShape: Sendable {
    let outline: Path
    let right: Path
    let left: Path

    /// The shape for a leaf that is large enough to see well.
    static let fine = LeafShape(teeth: 6)
    /// The shape for a leaf so small that more teeth would only cost time.
    static let plain = LeafShape(teeth: 3)

    private init(teeth: Int) {
        right = LeafShape.half(1, teeth: teeth)
        left = LeafShape.half(-1, teeth: teeth)
        var path = LeafShape.side(1, teeth: teeth)
        path.join(LeafShape.side(-1, teeth: teeth).reversed)
        path.close()
        outline = path
    }

    private static func half(_ side: Double, teeth: Int) -> Path {
        var path = LeafShape.side(side, teeth: teeth)
        path.close()
        return path
    }

    /// Returns one side from the stalk to the tip.
    private static func side(_ side: Double, teeth: Int) -> Path {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        for tooth in 0..<teeth {
            let from = 0.05 + 0.9 * Double(tooth) / Double(teeth)
            let to = from + 0.72 / Double(teeth)
            let (notch, tip) = (width(from) * 0.985, width(to) * 1.01 + 0.006)
            path.line(to: Point(x: side * notch, y: -from))
            path.curve(
                to: Point(x: side * tip, y: -to - 0.008),
                control: Point(x: side * max(notch, tip) * 1.07, y: -(from + to) / 2 + 0.016))
        }
        path.line(to: Point(x: 0, y: -1))
        return path
    }

    /// Returns half the width at a fraction of the length: widest near a third of it, with a fine tip.
    private static func width(_ part: Double) -> Double {
        let lower = min(1, part / 0.34)
        let upper = min(1, (1 - part) / 0.66)
        return 0.42 * (lower * (2 - lower)).squareRoot() * upper.squareRoot() * (0.8 + 0.2 * upper)
    }
}
