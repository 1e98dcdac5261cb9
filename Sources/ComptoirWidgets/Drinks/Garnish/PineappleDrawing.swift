internal import GTK
internal import Widgets

/// Draws pineapple: a slice with its rind, and the leaves of the crown.
enum PineappleDrawing {
    /// Draws a triangular slice whose point is at the lower left of the origin and whose rind is at the upper right.
    static func slice(radius: Double, _ pen: DrinkPen) {
        let (from, to) = (-92.0, -8.0)
        let tip = Point(x: -radius * 0.42, y: radius * 0.5)
        func arc(_ distance: Double) -> Path {
            var path = Path()
            path.arc(center: tip, radiusX: distance, radiusY: distance, from: from, to: to)
            return path
        }
        var whole = Path()
        whole.move(to: tip)
        whole.join(arc(radius * 1.42))
        whole.close()
        pen.canvas.translated(x: 1.6, y: 1.8) { pen.canvas.fill(whole, with: Color(hex: 0xA8741A)) }
        pen.canvas.fill(whole, with: Color(hex: 0x8A6A24))
        // The eyes of the rind.
        var (eyes, lights) = (Path(), Path())
        for step in 0..<7 {
            let center = Point(angle: from + 6 + Double(step) * 12, distance: radius * 1.34)
            let place = Point(x: tip.x + center.x, y: tip.y + center.y)
            eyes.append(.circle(center: place, radius: radius * 0.085))
            lights.append(.circle(center: Point(x: place.x - 0.5, y: place.y - 0.6), radius: radius * 0.035))
        }
        pen.canvas.fill(eyes, with: Color(hex: 0x5E7A2C))
        pen.canvas.fill(lights, with: Color(hex: 0xC9CF7A))
        var flesh = Path()
        flesh.move(to: tip)
        flesh.join(arc(radius * 1.24))
        flesh.close()
        pen.canvas.fill(
            flesh,
            with: .radial(
                center: tip, radius: radius * 1.3,
                stops: [
                    (0, Color(hex: 0xFFF6BE)), (0.3, Color(hex: 0xFFE680)), (0.8, Color(hex: 0xFBCB3A)),
                    (1, Color(hex: 0xEFB023)),
                ]))
        var fibres = Path()
        for step in 0..<8 {
            let angle = from + 6 + Double(step) * 10.6
            let (near, far) = (
                Point(angle: angle, distance: radius * (step % 2 == 0 ? 0.34 : 0.52)),
                Point(angle: angle, distance: radius * (step % 2 == 0 ? 1.0 : 1.14))
            )
            fibres.move(to: Point(x: tip.x + near.x, y: tip.y + near.y))
            fibres.line(to: Point(x: tip.x + far.x, y: tip.y + far.y))
        }
        pen.canvas.stroke(fibres, with: Color(hex: 0xC98A12).opacity(0.5), width: pen.line(0.55))
        pen.canvas.stroke(whole, with: Color(hex: 0x6B4510).opacity(0.8), width: pen.line(0.75))
    }

    /// Draws long leaves that spread from the origin.
    static func leaves(height: Double, color: Color, _ pen: DrinkPen) {
        for (turn, length, light) in [
            (-34.0, 0.78, -0.3), (30, 0.8, -0.45), (-16, 0.94, 0.05), (15, 0.98, -0.15), (-2, 1, 0.25),
        ] {
            blade(length: height * length, turn: turn, light: light, color: color, pen)
        }
    }

    private static func blade(length: Double, turn: Double, light: Double, color: Color, _ pen: DrinkPen) {
        let base = light < 0 ? color.mixed(with: color.deep, at: -light) : color.shaded(light)
        let half = length * 0.115
        let lean = turn * 0.14
        var path = Path()
        path.move(to: Point(x: -half * 0.8, y: 6))
        path.curve(
            to: Point(x: lean, y: -length), control1: Point(x: -half * 1.5, y: -length * 0.4),
            control2: Point(x: lean - half * 0.5, y: -length * 0.8))
        path.curve(
            to: Point(x: half * 0.8, y: 6), control1: Point(x: lean + half * 0.8, y: -length * 0.75),
            control2: Point(x: half * 1.6, y: -length * 0.35))
        path.close()
        pen.canvas.rotated(degrees: turn) {
            pen.canvas.fill(
                path,
                with: .linear(
                    from: Point(x: -half, y: 0), to: Point(x: half, y: 0),
                    stops: [
                        (0, base.shaded(0.25)), (0.45, base), (0.5, base.mixed(with: base.deep, at: 0.5)),
                        (1, base.mixed(with: base.deep, at: 0.3)),
                    ]))
            pen.canvas.stroke(path, with: base.deep.opacity(0.85), width: pen.line(0.65))
        }
    }

    static let crown = Color(hex: 0x5B8F4B)
}
