internal import GTK
internal import Widgets

/// Draws peel: a strip of zest, a twist, and the spiral of a whole fruit.
enum PeelDrawing {
    /// Returns a band along a line through the points, with the width that `width` returns.
    private static func ribbon(_ points: [Point], width: (Double) -> Double) -> Path {
        var (left, right): ([Point], [Point]) = ([], [])
        for (index, point) in points.enumerated() {
            let before = points[max(0, index - 1)]
            let after = points[min(points.count - 1, index + 1)]
            let (dx, dy) = (after.x - before.x, after.y - before.y)
            let length = max(0.001, (dx * dx + dy * dy).squareRoot())
            let half = width(Double(index) / Double(points.count - 1)) / 2
            left.append(Point(x: point.x - dy / length * half, y: point.y + dx / length * half))
            right.append(Point(x: point.x + dy / length * half, y: point.y - dx / length * half))
        }
        return Path(left + right.reversed())
    }

    private static func paint(_ tones: CitrusTones, _ bounds: Rectangle) -> Canvas.Paint {
        .linear(
            from: Point(x: bounds.x, y: bounds.y), to: Point(x: bounds.x + bounds.width, y: bounds.y + bounds.height),
            stops: [(0, tones.rind.shaded(0.35)), (0.5, tones.rind), (1, tones.rind.mixed(with: tones.line, at: 0.35))])
    }

    /// Draws a strip that hangs over the rim at the origin: its pale side is seen inside, the rind outside, and the edge
    /// of the pith where a knife has cut it.
    static func zest(_ tones: CitrusTones, _ pen: DrinkPen) {
        // Both ends are cut askew.
        let pale = Path(
            bezier(Point(x: -1, y: -17), Point(x: -14, y: -17), Point(x: -20, y: -3), Point(x: -21, y: 10))
                + bezier(Point(x: -13, y: 18), Point(x: -12.5, y: 4), Point(x: -9, y: -7), Point(x: -4, y: -8)))
        pen.canvas.fill(
            pale,
            with: .linear(
                from: Point(x: -21, y: 10), to: Point(x: -2, y: -12),
                stops: [(0, tones.pith), (0.6, tones.pith), (1, tones.pith.mixed(with: tones.rind, at: 0.45))]))
        pen.canvas.stroke(pale, with: tones.line.opacity(0.5), width: pen.line(0.6))
        let outside = bezier(
            Point(x: -5, y: -12.5), Point(x: 6, y: -16.5), Point(x: 14, y: -5.5), Point(x: 12.7, y: 22))
        let rind = Path(
            bezier(Point(x: -4, y: -17), Point(x: 9, y: -21.5), Point(x: 20, y: -8), Point(x: 17.5, y: 27))
                + bezier(Point(x: 8.4, y: 18), Point(x: 8.4, y: -2), Point(x: 3, y: -11), Point(x: -7, y: -8)))
        pen.canvas.translated(x: -1.5, y: 0.9) {
            pen.canvas.fill(rind, with: tones.pith.mixed(with: tones.rind, at: 0.12))
            pen.canvas.stroke(rind, with: tones.line.opacity(0.5), width: pen.line(0.6))
        }
        pen.canvas.fill(rind, with: paint(tones, Rectangle(x: -7, y: -18, width: 25, height: 42)))
        pores(outside, tones, pen)
        pen.canvas.stroke(rind, with: tones.line.opacity(0.65), width: pen.line(0.65))
        // Where it bends over the rim it turns to the light.
        let glint = bezier(Point(x: 0, y: -15), Point(x: 6, y: -15.5), Point(x: 10.5, y: -11), Point(x: 13, y: -3))
        pen.canvas.stroke(Path(glint, isClosed: false), with: Color.white.opacity(0.5), width: 2)
    }

    /// Draws a twist that hangs over the rim at the origin: a narrow strip whose end inside is seen pale, and which
    /// curls up outside.
    static func twist(_ tones: CitrusTones, _ pen: DrinkPen) {
        let inside = bezier(Point(x: -15, y: 16), Point(x: -14, y: -2), Point(x: -9, y: -13), Point(x: 4, y: -10))
        let pale = ribbon(inside) { $0 < 0.4 ? 1 + $0 * 15.75 : 7.3 }
        pen.canvas.fill(pale, with: tones.pith.mixed(with: tones.rind, at: 0.1))
        pen.canvas.stroke(pale, with: tones.line.opacity(0.5), width: pen.line(0.6))
        pen.canvas.translated(x: 3.5, y: -9) {
            pen.canvas.rotated(degrees: -13) {
                coil(tones, turns: 3, radius: (8.6, 5), pitch: 12.6, width: 9.2, pen)
            }
        }
    }

    private static func pores(_ line: [Point], _ tones: CitrusTones, _ pen: DrinkPen) {
        var dots = Path()
        for (index, point) in line.enumerated() where index % 5 == 2 {
            let side = index % 2 == 0 ? 2.2 : -2
            dots.append(.circle(center: Point(x: point.x + side, y: point.y + side * 0.4), radius: 0.6))
        }
        pen.canvas.fill(dots, with: tones.line.opacity(0.3))
    }

    private static func bezier(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) -> [Point] {
        (0...30).map { step in
            let t = Double(step) / 30
            let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
            return Point(
                x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }
    }

    /// Draws a coil around a straight axis, downwards from the origin: in front of the axis its turns show the rind,
    /// behind it the pale inside. Its ends taper to points.
    /// - Parameters:
    ///   - radius: the radius of the coil at its upper and at its lower end.
    ///   - pitch: the height of one turn.
    static func coil(
        _ tones: CitrusTones, turns: Double, radius: (Double, Double), pitch: Double, width: Double, _ pen: DrinkPen
    ) {
        let halves = Int((turns * 2).rounded())
        func point(_ turn: Double, side: Double) -> Point {
            let reach = radius.0 + (radius.1 - radius.0) * turn / turns
            let direction = Point(angle: turn * 360 + 180)
            let taper = min(1, min(turn, turns - turn) / 0.42)
            let half = width / 2 * (taper * (2 - taper)).squareRoot() * (1 - 0.22 * turn / turns)
            return Point(x: direction.x * reach, y: turn * pitch + direction.y * reach * 0.2 + side * half)
        }
        // The upper and the lower edge stay apart where the strip turns, so that the halves join.
        func edge(_ index: Int, side: Double) -> [Point] {
            (0...12).map { point((Double(index) + Double($0) / 12) / 2, side: side) }
        }
        func half(_ index: Int) -> Path { Path(edge(index, side: -1) + edge(index, side: 1).reversed()) }
        let across = (from: Point(x: -radius.0, y: 0), to: Point(x: radius.0, y: 0))
        for index in stride(from: 0, to: halves, by: 2) {
            let path = half(index)
            let pith = tones.pith.mixed(with: tones.rind, at: 0.16)
            pen.canvas.fill(
                path,
                with: .linear(
                    from: across.from, to: across.to,
                    stops: [(0, pith.mixed(with: tones.rind, at: 0.3)), (0.5, pith), (1, tones.pith)]))
            pen.canvas.stroke(path, with: tones.line.opacity(0.5), width: pen.line(0.55))
        }
        for index in stride(from: 1, to: halves, by: 2) {
            let path = half(index)
            pen.canvas.fill(
                path,
                with: .linear(
                    from: across.from, to: across.to,
                    stops: [
                        (0, tones.rind.mixed(with: tones.line, at: 0.16)), (0.3, tones.rind.shaded(0.3)),
                        (0.58, tones.rind), (1, tones.rind.mixed(with: tones.line, at: 0.5)),
                    ]))
            pen.canvas.stroke(path, with: tones.line.opacity(0.65), width: pen.line(0.65))
            // The pith at the cut, and the light on the bulge.
            pen.canvas.stroke(
                Path(edge(index, side: 0.86), isClosed: false), with: tones.pith.opacity(0.9), width: width * 0.11)
            let light = (6...9).map { point((Double(index) + Double($0) / 12) / 2, side: -0.42) }
            pen.canvas.stroke(Path(light, isClosed: false), with: Color.white.opacity(0.6), width: width * 0.13)
        }
    }
}
