internal import GTK
internal import Widgets

/// The outline of something round that stands upright: half its width at each height, from the top down.
///
/// The units are those of a box of 160 × 320 with `x` = 0 in the middle; things stand on `BottlePen.ground`.
struct BottleProfile {
    /// A corner of the outline, on its right side.
    struct Corner {
        /// The distance from the axis.
        let x: Double
        let y: Double
        /// How far before the corner the outline begins to turn.
        let rounding: Double
    }

    let corners: [Corner]

    /// Creates a profile from the half width, height and rounding of each corner.
    init(_ corners: [(Double, Double, Double)]) {
        self.corners = corners.map { Corner(x: $0.0, y: $0.1, rounding: $0.2) }
    }

    var top: Double { corners.first?.y ?? 0 }
    /// Half the greatest width.
    var radius: Double { corners.map(\.x).max() ?? 0 }

    /// Returns half the width at a height, ignoring the rounding of corners.
    func halfWidth(at y: Double) -> Double {
        for (upper, lower) in zip(corners, corners.dropFirst()) where y >= upper.y && y <= lower.y && lower.y > upper.y
        {
            return upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        }
        return corners.last?.x ?? 0
    }

    /// The whole outline.
    var outline: Path {
        Path.rounded(corners.map { ($0.x, $0.y, $0.rounding) } + corners.reversed().map { (-$0.x, $0.y, $0.rounding) })
    }

    /// Returns a line down one side, at a fraction of the half width; it turns more softly at the shoulder than the
    /// outline does.
    /// - Parameter sign: -1 for the left, 1 for the right.
    func side(_ part: Double, from start: Double, to end: Double, sign: Double) -> Path {
        let heights = Array(stride(from: start, through: max(start, end), by: 4))
        let widths = heights.map { halfWidth(at: $0) * part * sign }
        return Path(
            heights.indices.map { index in
                let near = widths[max(0, index - 3)...min(widths.count - 1, index + 3)]
                return Point(x: near.reduce(0, +) / Double(near.count), y: heights[index])
            }, isClosed: false)
    }
}

extension Path {
    /// Returns a closed outline with rounded corners.
    /// - Parameter corners: for each corner `x`, `y` and how far from it the outline begins to turn; corners close to
    ///   each other share the distance between them.
    static func rounded(_ corners: [(Double, Double, Double)]) -> Path {
        var path = Path()
        let count = corners.count
        for (index, (x, y, rounding)) in corners.enumerated() {
            let (before, after) = (corners[(index + count - 1) % count], corners[(index + 1) % count])
            let ways = [before, after].map { other -> (length: Double, room: Double) in
                let length = max(1e-6, ((other.0 - x) * (other.0 - x) + (other.1 - y) * (other.1 - y)).squareRoot())
                return (length, rounding > 0 ? length * rounding / (rounding + other.2) : 0)
            }
            let turn = min(rounding, ways[0].room, ways[1].room)
            func toward(_ other: (Double, Double, Double), _ length: Double) -> Point {
                Point(x: x + (other.0 - x) / length * turn, y: y + (other.1 - y) / length * turn)
            }
            let (start, end) = (toward(before, ways[0].length), toward(after, ways[1].length))
            if index == 0 { path.move(to: start) } else { path.line(to: start) }
            path.curve(to: end, control: Point(x: x, y: y))
        }
        path.close()
        return path
    }
}
