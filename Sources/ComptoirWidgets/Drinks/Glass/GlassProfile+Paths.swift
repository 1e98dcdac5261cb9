internal import GTK
internal import Widgets

extension GlassProfile {
    /// How the top of an outline is closed.
    enum Top {
        /// Along the far side of the rim.
        case back
        /// Along the near side of the rim.
        case front
        /// Straight across.
        case flat
    }

    /// Returns the whole outline as seen, with the near edge of the bottom.
    func outline(_ top: Top = .back) -> Path {
        var path = sides
        let radius = start.x
        switch top {
        case .flat: break
        case .back:
            path.arc(center: Point(x: 0, y: start.y), radiusX: radius, radiusY: flat(start.y), from: 0, to: -180)
        case .front:
            path.arc(center: Point(x: 0, y: start.y), radiusX: radius, radiusY: flat(start.y), from: 0, to: 180)
        }
        path.close()
        return path
    }

    private func flat(_ y: Double) -> Double { radius(at: y) * DrinkPen.tilt(at: y) }

    /// The outline from the left of the rim down, around the bottom, and up to the right of the rim.
    var sides: Path {
        func left(_ point: Point) -> Point { Point(x: -point.x, y: point.y) }
        var path = Path()
        path.move(to: left(start))
        for curve in curves {
            path.curve(to: left(curve.end), control1: left(curve.control1), control2: left(curve.control2))
        }
        if bottomRadius > 0.5 {
            path.arc(
                center: Point(x: 0, y: bottom), radiusX: bottomRadius, radiusY: flat(bottom), from: 180, to: 0)
        }
        for (index, curve) in curves.enumerated().reversed() {
            let end = index == 0 ? start : curves[index - 1].end
            path.curve(to: end, control1: curve.control2, control2: curve.control1)
        }
        return path
    }

    /// Returns the circle at a given `y`, as seen.
    /// - Parameter inset: how much smaller than the vessel its radius is.
    func ring(at y: Double, inset: Double = 0) -> Path {
        let radius = max(0, radius(at: y) - inset)
        return .ellipse(center: Point(x: 0, y: y), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: y))
    }

    /// Returns the area below the near edge of the circle at a given `y`; it extends beyond the vessel on both sides.
    func below(_ y: Double) -> Path {
        let radius = radius(at: y)
        var path = Path()
        path.move(to: Point(x: -200, y: y))
        path.line(to: Point(x: -radius, y: y))
        path.arc(
            center: Point(x: 0, y: y), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: y), from: 180, to: 0)
        path.line(to: Point(x: 200, y: y))
        path.line(to: Point(x: 200, y: 240))
        path.line(to: Point(x: -200, y: 240))
        path.close()
        return path
    }

    /// Returns a band down one side that narrows towards both ends.
    /// - Parameters:
    ///   - range: the range of `y`.
    ///   - share: the position of its middle, -1 for the left edge and 1 for the right.
    ///   - width: its greatest width, as a fraction of the radius.
    func band(_ range: ClosedRange<Double>, at share: Double, width: Double) -> Path {
        var (near, far): ([Point], [Point]) = ([], [])
        let steps = 14
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            let y = range.lowerBound + (range.upperBound - range.lowerBound) * part
            let radius = radius(at: y)
            let half = width / 2 * (1 - (2 * part - 1) * (2 * part - 1)).squareRoot()
            near.append(Point(x: radius * (share - half), y: y))
            far.append(Point(x: radius * (share + half), y: y))
        }
        return Path(near + far.reversed())
    }
}
