internal import GTK
internal import Widgets

/// Draws small round fruit: cherries, olives, onions, grapes and berries.
enum BallDrawing {
    /// Draws a ball at the origin, lit from the upper left.
    static func ball(_ color: Color, radiusX: Double, radiusY: Double, shine: Double = 0.75, _ pen: DrinkPen) {
        let path = Path.ellipse(center: Point(x: 0, y: 0), radiusX: radiusX, radiusY: radiusY)
        let radius = max(radiusX, radiusY)
        pen.canvas.fill(
            path,
            with: .radial(
                center: Point(x: -radius * 0.1, y: -radius * 0.1), radius: radius * 1.25,
                focus: Point(x: -radius * 0.42, y: -radius * 0.46),
                stops: [
                    (0, color.shaded(0.42)), (0.38, color), (0.8, color.mixed(with: color.deep, at: 0.6)),
                    (1, color.deep),
                ]))
        pen.canvas.stroke(path, with: color.deep.opacity(0.8), width: pen.line(0.65))
        pen.canvas.translated(x: -radiusX * 0.36, y: -radiusY * 0.42) {
            pen.canvas.rotated(degrees: -32) {
                pen.canvas.fill(
                    .ellipse(center: Point(x: 0, y: 0), radiusX: radius * 0.27, radiusY: radius * 0.15),
                    with: Color.white.opacity(shine))
            }
        }
        var bounce = Path()
        bounce.arc(center: Point(x: 0, y: 0), radiusX: radiusX * 0.8, radiusY: radiusY * 0.8, from: 20, to: 75)
        pen.canvas.stroke(bounce, with: color.shaded(0.5).opacity(0.35), width: radius * 0.1)
    }

    static let cherryRed = Color(hex: 0xB3122F)

    /// Draws a cherry with its stalk.
    static func cherry(_ color: Color, radius: Double, hasStalk: Bool = true, _ pen: DrinkPen) {
        if hasStalk {
            var stalk = Path()
            stalk.move(to: Point(x: radius * 0.1, y: -radius * 0.72))
            stalk.curve(
                to: Point(x: radius * 1.75, y: -radius * 2.75), control1: Point(x: radius * 0.25, y: -radius * 1.7),
                control2: Point(x: radius * 1.05, y: -radius * 2.4))
            pen.canvas.stroke(stalk, with: Color(hex: 0x4E2F17), width: max(2.3, radius * 0.2))
            pen.canvas.stroke(stalk, with: Color(hex: 0x9A6A37), width: max(1.1, radius * 0.09))
        }
        ball(color, radiusX: radius, radiusY: radius * 0.97, pen)
        if hasStalk {
            // The dimple that the stalk grows from.
            var hollow = Path()
            hollow.move(to: Point(x: -radius * 0.26, y: -radius * 0.76))
            hollow.curve(
                to: Point(x: radius * 0.46, y: -radius * 0.74), control: Point(x: radius * 0.1, y: -radius * 0.48))
            pen.canvas.stroke(hollow, with: color.deep.opacity(0.85), width: pen.line(0.7))
        }
    }

    /// Draws an olive with a red centre.
    static func olive(_ color: Color, radius: Double, _ pen: DrinkPen) {
        ball(color, radiusX: radius * 1.24, radiusY: radius, pen)
        pen.canvas.fill(
            .ellipse(center: Point(x: radius * 0.86, y: radius * 0.05), radiusX: radius * 0.3, radiusY: radius * 0.46),
            with: color.deep)
        pen.canvas.fill(
            .ellipse(center: Point(x: radius * 0.9, y: radius * 0.05), radiusX: radius * 0.24, radiusY: radius * 0.36),
            with: Color(hex: 0xD23B25))
    }

    /// Draws a pearl onion with its lines.
    static func onion(radius: Double, _ pen: DrinkPen) {
        ball(Color(hex: 0xF1EBD4), radiusX: radius, radiusY: radius * 0.95, pen)
        var lines = Path()
        for bulge in [-0.55, 0, 0.55] {
            lines.move(to: Point(x: 0, y: -radius * 0.9))
            lines.curve(to: Point(x: 0, y: radius * 0.88), control: Point(x: radius * bulge * 1.6, y: 0))
        }
        pen.canvas.stroke(lines, with: Color(hex: 0xA79B6C).opacity(0.5), width: pen.line(0.4))
    }

    /// Draws a raspberry or blackberry.
    static func berry(_ color: Color, radius: Double, _ pen: DrinkPen) {
        let outline = Path.ellipse(center: Point(x: 0, y: 0), radiusX: radius * 0.95, radiusY: radius * 1.08)
        pen.canvas.fill(outline, with: color.deep)
        pen.canvas.stroke(outline, with: color.deep.mixed(with: .black, at: 0.3), width: pen.line(0.8))
        var lights = Path()
        for row in 0..<5 {
            let y = (Double(row) - 2) * radius * 0.44
            let half = (1 - (y / radius / 1.15) * (y / radius / 1.15)).squareRoot() * radius * 0.86
            let count = max(2, Int((half / radius * 4.2).rounded()))
            for column in 0..<count {
                let x = count == 1 ? 0 : -half * 0.82 + Double(column) * half * 1.64 / Double(count - 1)
                let shade = (x + y * 1.2) / radius
                pen.canvas.fill(
                    .circle(center: Point(x: x, y: y), radius: radius * 0.275),
                    with: shade < 0
                        ? color.shaded(min(0.3, -shade * 0.26))
                        : color.mixed(with: color.deep, at: min(0.6, shade * 0.42)))
                lights.append(.circle(center: Point(x: x - radius * 0.08, y: y - radius * 0.09), radius: radius * 0.07))
            }
        }
        pen.canvas.fill(lights, with: Color.white.opacity(0.7))
    }
}
