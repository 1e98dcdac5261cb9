internal import GTK
internal import Widgets

/// The colours of a citrus fruit, all derived from that of its rind.
struct CitrusTones {
    let rind: Color
    var pith: Color { rind.mixed(with: Color(hex: 0xFFFBE8), at: 0.86) }
    var flesh: Color { rind.mixed(with: Color(hex: 0xFFF3A8), at: 0.22) }
    var juice: Color { rind.mixed(with: Color(hex: 0xFFFFE4), at: 0.55) }
    var line: Color { rind.deep }

    static let lemon = Color(hex: 0xF5C61C)
    static let lime = Color(hex: 0x6DB22F)
    static let orange = Color(hex: 0xF08C1A)
}

/// Draws cut citrus fruit around the origin.
enum CitrusDrawing {
    /// Draws a round slice, or a part of one.
    /// - Parameters:
    ///   - span: the part of the circle to draw, in degrees clockwise from `start`.
    static func slice(_ tones: CitrusTones, radius: Double, from start: Double = 0, span: Double = 360, _ pen: DrinkPen)
    {
        let rind = sector(radius: radius, from: start, span: span)
        // The thickness of the slice, seen at the lower right.
        pen.canvas.translated(x: radius * 0.07, y: radius * 0.08) {
            pen.canvas.fill(rind, with: tones.rind.mixed(with: tones.line, at: 0.5))
            pen.canvas.stroke(rind, with: tones.line.opacity(0.75), width: pen.line(0.7))
        }
        pen.canvas.fill(
            rind,
            with: .linear(
                from: Point(x: -radius, y: -radius), to: Point(x: radius, y: radius),
                stops: [
                    (0, tones.rind.shaded(0.25)), (0.5, tones.rind), (1, tones.rind.mixed(with: tones.line, at: 0.35)),
                ]))
        pen.canvas.fill(sector(radius: radius * 0.87, from: start, span: span), with: tones.pith)
        segments(tones, radius: radius * 0.8, from: start, span: span, pen)
        pen.canvas.stroke(rind, with: tones.line.opacity(0.6), width: pen.line(0.7))
        var glint = Path()
        let light = start + max(0, min(span, 360) - 360) / 2
        if span >= 360 {
            glint.arc(center: Point(x: 0, y: 0), radiusX: radius * 0.935, radiusY: radius * 0.935, from: 190, to: 265)
        } else {
            glint.arc(
                center: Point(x: 0, y: 0), radiusX: radius * 0.935, radiusY: radius * 0.935, from: light + span * 0.12,
                to: light + span * 0.45)
        }
        pen.canvas.stroke(glint, with: Color.white.opacity(0.55), width: radius * 0.05)
    }

    private static func sector(radius: Double, from start: Double, span: Double) -> Path {
        guard span < 360 else { return .circle(center: Point(x: 0, y: 0), radius: radius) }
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.arc(center: Point(x: 0, y: 0), radiusX: radius, radiusY: radius, from: start, to: start + span)
        path.close()
        return path
    }

    private static func segments(
        _ tones: CitrusTones, radius: Double, from start: Double, span: Double, _ pen: DrinkPen
    ) {
        let count = span >= 360 ? 9 : max(2, Int((span / 40).rounded()))
        let each = span / Double(count)
        var (bodies, fibres) = (Path(), Path())
        for index in 0..<count {
            let middle = start + (Double(index) + 0.5) * each
            bodies.append(segment(radius: radius, around: middle, half: each / 2))
            for (offset, inner, outer) in [(-0.2, 0.42, 0.66), (0.12, 0.55, 0.86), (-0.05, 0.74, 0.9)] {
                fibres.move(to: Point(angle: middle + offset * each, distance: radius * inner))
                fibres.line(to: Point(angle: middle + offset * each, distance: radius * outer))
            }
        }
        pen.canvas.fill(
            bodies,
            with: .radial(
                center: Point(x: 0, y: 0), radius: radius,
                stops: [(0, tones.juice), (0.55, tones.flesh.mixed(with: tones.juice, at: 0.3)), (1, tones.flesh)]))
        pen.canvas.stroke(bodies, with: tones.line.opacity(0.2), width: radius * 0.025)
        pen.canvas.stroke(fibres, with: Color.white.opacity(0.5), width: radius * 0.035)
    }

    /// Returns the outline of a segment with rounded corners.
    private static func segment(radius: Double, around middle: Double, half: Double) -> Path {
        let gap = 3.2
        let wide = max(6, half - gap)
        func point(_ angle: Double, _ distance: Double) -> Point {
            Point(angle: middle + angle, distance: radius * distance)
        }
        var path = Path()
        path.move(to: point(0, 0.12))
        path.line(to: point(-wide, 0.82))
        path.curve(to: point(-wide * 0.66, 0.97), control: point(-wide * 1.02, 0.97))
        path.curve(to: point(wide * 0.66, 0.97), control: point(0, 1.02))
        path.curve(to: point(wide, 0.82), control: point(wide * 1.02, 0.97))
        path.close()
        return path
    }

    /// Draws a wedge seen from its edge: both cut faces, and the rind below.
    static func wedge(_ tones: CitrusTones, radius: Double, _ pen: DrinkPen) {
        var rind = Path()
        rind.move(to: Point(x: -radius, y: -radius * 0.1))
        rind.curve(
            to: Point(x: radius, y: -radius * 0.1), control1: Point(x: -radius * 0.72, y: radius * 1.16),
            control2: Point(x: radius * 0.72, y: radius * 1.16))
        rind.curve(to: Point(x: -radius, y: -radius * 0.1), control: Point(x: 0, y: -radius * 0.62))
        rind.close()
        pen.canvas.fill(
            rind,
            with: .linear(
                from: Point(x: -radius, y: -radius * 0.4), to: Point(x: radius * 0.6, y: radius),
                stops: [
                    (0, tones.rind.shaded(0.3)), (0.5, tones.rind), (1, tones.rind.mixed(with: tones.line, at: 0.5)),
                ]))
        face(tones, radius, depth: 0.98, inset: 0.94, tones.pith, pen)
        face(tones, radius, depth: 0.84, inset: 0.85, tones.flesh, pen)
        var upper = Path()
        upper.move(to: Point(x: -radius * 0.92, y: -radius * 0.1))
        upper.curve(to: Point(x: radius * 0.92, y: -radius * 0.1), control: Point(x: 0, y: -radius * 0.55))
        upper.curve(to: Point(x: -radius * 0.92, y: -radius * 0.1), control: Point(x: 0, y: radius * 0.06))
        upper.close()
        pen.canvas.fill(upper, with: tones.juice)
        pen.canvas.stroke(upper, with: tones.pith, width: radius * 0.07)
        var fibres = Path()
        for x in [-0.5, -0.17, 0.17, 0.5] {
            fibres.move(to: Point(x: radius * x * 0.75, y: radius * 0.04))
            fibres.line(to: Point(x: radius * x * 1.1, y: radius * (0.58 - abs(x) * 0.42)))
        }
        pen.canvas.stroke(fibres, with: tones.pith.opacity(0.8), width: radius * 0.06)
        pen.canvas.stroke(rind, with: tones.line.opacity(0.65), width: pen.line(0.75))
    }

    private static func face(
        _ tones: CitrusTones, _ radius: Double, depth: Double, inset: Double, _ color: Color, _ pen: DrinkPen
    ) {
        var path = Path()
        path.move(to: Point(x: -radius * inset, y: -radius * 0.06))
        path.curve(
            to: Point(x: radius * inset, y: -radius * 0.06),
            control1: Point(x: -radius * 0.6 * inset, y: radius * depth),
            control2: Point(x: radius * 0.6 * inset, y: radius * depth))
        path.close()
        pen.canvas.fill(path, with: color)
    }
}
