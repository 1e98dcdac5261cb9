internal import GTK
internal import Widgets

/// A winding path: to the right, around, to the left, around, and so on, each line below the one before.
struct PathTrack: Equatable, Sendable {
    /// A position on the path, and the direction of the path there.
    struct Pose: Equatable, Sendable {
        var place: Point
        /// The direction in degrees, clockwise from the right.
        var angle: Double
        /// Whether the position is on a straight line.
        var isStraight: Bool
    }

    /// The start of the path.
    let start: Point
    /// The length of a straight line.
    let line: Double
    /// Half the distance between two lines.
    let radius: Double

    /// The length of the turn from one line to the next.
    var turn: Double { .pi * radius }

    /// Returns the length of a path with the given number of lines.
    func length(lines: Int) -> Double { Double(lines) * line + Double(max(0, lines - 1)) * turn }

    /// Returns the number of lines of a path of the given length.
    func lines(for length: Double) -> Int {
        max(1, Int(((length - line) / (line + turn)).rounded(.up)) + 1)
    }

    /// Returns the position at a distance from the start, along the path.
    func pose(at distance: Double) -> Pose {
        let index = max(0, Int(distance / (line + turn)))
        let rest = distance - Double(index) * (line + turn)
        let isBack = !index.isMultiple(of: 2)
        let y = start.y + Double(index) * 2 * radius
        if rest <= line {
            return Pose(
                place: Point(x: start.x + (isBack ? line - rest : rest), y: y), angle: isBack ? 180 : 0,
                isStraight: true)
        }
        let degrees = (rest - line) / radius * 180 / .pi
        let center = Point(x: isBack ? start.x : start.x + line, y: y + radius)
        // Around the right end clockwise, around the left end counterclockwise.
        let from = Point(angle: isBack ? -90 - degrees : -90 + degrees, distance: radius)
        return Pose(
            place: Point(x: center.x + from.x, y: center.y + from.y), angle: isBack ? 180 - degrees : degrees,
            isStraight: false)
    }

    /// Returns the path from one distance to another.
    func path(from first: Double = 0, to last: Double) -> Path {
        var path = Path()
        path.move(to: pose(at: first).place)
        let whole = line + turn
        for index in max(0, Int(first / whole))..<max(1, lines(for: last)) {
            let before = Double(index) * whole
            let (start, end) = (max(0, first - before), min(whole, last - before))
            guard end > start else { break }
            if start < line { path.line(to: pose(at: before + min(end, line)).place) }
            guard end > line else { break }
            let isBack = !index.isMultiple(of: 2)
            func degrees(_ distance: Double) -> Double {
                let around = min(180, max(0, (distance - line) / radius * 180 / .pi))
                return isBack ? -90 - around : -90 + around
            }
            path.arc(
                center: Point(
                    x: isBack ? self.start.x : self.start.x + line, y: self.start.y + Double(2 * index + 1) * radius),
                radiusX: radius, radiusY: radius, from: degrees(start), to: degrees(end))
        }
        return path
    }
}
