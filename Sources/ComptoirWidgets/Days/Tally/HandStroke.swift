internal import GTK
internal import Widgets

/// A line drawn by hand: curves joined end to end, of which the first part can be drawn alone.
struct HandStroke: Equatable, Sendable {
    /// A cubic curve.
    struct Curve: Equatable, Sendable {
        var start: Point
        var control1: Point
        var control2: Point
        var end: Point
    }

    var curves: [Curve]

    init(_ curves: [Curve]) { self.curves = curves }

    /// Creates a line from one point to another that bends towards a third.
    init(from start: Point, to end: Point, bending control: Point) {
        func toward(_ end: Point) -> Point { end.mixed(with: control, at: 2.0 / 3) }
        curves = [Curve(start: start, control1: toward(start), control2: toward(end), end: end)]
    }

    /// Returns the line with `map` applied to every point.
    func mapped(_ map: (Point) -> Point) -> HandStroke {
        HandStroke(
            curves.map {
                Curve(start: map($0.start), control1: map($0.control1), control2: map($0.control2), end: map($0.end))
            })
    }

    /// The smallest rectangle that contains every point and control point.
    var bounds: Rectangle? {
        var path = Path()
        add(to: &path)
        return path.bounds
    }

    /// Adds the line to a path.
    /// - Parameter progress: the fraction of the line, 0 to 1.
    func add(to path: inout Path, progress: Double = 1) {
        let reach = min(1, max(0, progress)) * Double(curves.count)
        for (index, curve) in curves.enumerated() {
            let share = min(1, reach - Double(index))
            guard share > 0 else { return }
            let curve = share < 1 ? curve.cut(at: share) : curve
            if index == 0 { path.move(to: curve.start) }
            path.curve(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
    }
}

extension HandStroke.Curve {
    /// Returns the first part of the curve (de Casteljau).
    func cut(at share: Double) -> HandStroke.Curve {
        let first = start.mixed(with: control1, at: share)
        let middle = control1.mixed(with: control2, at: share)
        let last = control2.mixed(with: end, at: share)
        let (left, right) = (first.mixed(with: middle, at: share), middle.mixed(with: last, at: share))
        return HandStroke.Curve(
            start: start, control1: first, control2: left, end: left.mixed(with: right, at: share))
    }
}

extension Point {
    /// Returns a point between this one (at 0) and another (at 1).
    func mixed(with other: Point, at share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
