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

    private static func rounded(_ part: Double, _ width: Double) -> Double {
        let end = min(part, 1 - part) * 7
        return end >= 1 ? width : width * (1 - (1 - end) * (1 - end)).squareRoot()
    }

    private static func paint(_ tones: CitrusTones, _ bounds: Rectangle) -> Canvas.Paint {
        .linear(
            from: Point(x: bounds.x, y: bounds.y), to: Point(x: bounds.x + bounds.width, y: bounds.y + bounds.height),
            stops: [(0, tones.rind.shaded(0.35)), (0.5, tones.rind), (1, tones.rind.mixed(with: tones.line, at: 0.35))])
    }

    /// Draws a strip that hangs over the rim at the origin: its pale side is seen inside, the rind outside.
    static func zest(_ tones: CitrusTones, _ pen: DrinkPen) {
        let inside = bezier(Point(x: -19, y: 15), Point(x: -15, y: 2), Point(x: -12, y: -11), Point(x: 0, y: -12))
        let outside = bezier(Point(x: -8, y: -9.5), Point(x: 6, y: -17.5), Point(x: 17, y: -3), Point(x: 14, y: 22))
        let pale = ribbon(inside) { part in part < 0.15 ? rounded(part, 8 + part * 6) : 8 + part * 6 }
        pen.canvas.fill(pale, with: tones.pith)
        pen.canvas.stroke(pale, with: tones.line.opacity(0.5), width: pen.line(0.6))
        let rind = ribbon(outside) { part in rounded(part, 13.5 - part * 2) }
        pen.canvas.fill(rind, with: paint(tones, Rectangle(x: -2, y: -16, width: 18, height: 38)))
        pores(outside, tones, pen)
        pen.canvas.stroke(rind, with: tones.line.opacity(0.65), width: pen.line(0.7))
        let glint = bezier(Point(x: 0, y: -14.5), Point(x: 9, y: -14.5), Point(x: 14.5, y: -5), Point(x: 15.6, y: 8))
        pen.canvas.stroke(Path(glint, isClosed: false), with: Color.white.opacity(0.55), width: 1.4)
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
    /// behind it the pale inside.
    /// - Parameters:
    ///   - radius: the radius of the coil at its upper and at its lower end.
    ///   - pitch: the height of one turn.
    static func coil(
        _ tones: CitrusTones, turns: Double, radius: (Double, Double), pitch: Double, width: Double, _ pen: DrinkPen
    ) {
        let halves = Int((turns * 2).rounded())
        func point(_ turn: Double) -> Point {
            let part = turn / turns
            let reach = radius.0 + (radius.1 - radius.0) * part
            let direction = Point(angle: turn * 360 + 180)
            return Point(x: direction.x * reach, y: turn * pitch + direction.y * reach * 0.16)
        }
        func half(_ index: Int) -> Path {
            let points = (0...12).map { point((Double(index) + Double($0) / 12) / 2) }
            let isFirst = index == 0
            let isLast = index == halves - 1
            return ribbon(points) { part in
                let base = width * (0.82 + 0.18 * Point(angle: part * 180).y)
                if isFirst, part < 0.3 { return base * (0.25 + part * 2.5) }
                if isLast, part > 0.7 { return base * (0.25 + (1 - part) * 2.5) }
                return base
            }
        }
        for index in stride(from: 0, to: halves, by: 2) {
            let path = half(index)
            pen.canvas.fill(path, with: tones.pith.mixed(with: tones.rind, at: 0.18))
            pen.canvas.stroke(path, with: tones.line.opacity(0.45), width: pen.line(0.55))
        }
        for index in stride(from: 1, to: halves, by: 2) {
            let path = half(index)
            let y = Double(index) / 2 * pitch
            pen.canvas.fill(
                path, with: paint(tones, Rectangle(x: -radius.0, y: y - width / 2, width: radius.0 * 2, height: width)))
            pen.canvas.stroke(path, with: tones.line.opacity(0.65), width: pen.line(0.65))
            let light = (3...8).map { point((Double(index) + Double($0) / 12) / 2) }
            pen.canvas.translated(x: 0, y: -width * 0.22) {
                pen.canvas.stroke(Path(light, isClosed: false), with: Color.white.opacity(0.5), width: width * 0.14)
            }
        }
    }
}
