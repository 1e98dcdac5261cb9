internal import GTK
internal import Widgets

/// Draws pineapple: a slice with its rind, and the leaves of the crown.
enum PineappleDrawing {
    /// Draws a triangular slice whose point is at the lower left of the origin and whose rind is at the upper right.
    static func slice(radius: Double, _ pen: DrinkPen) {
        let tip = Point(x: -radius * 0.42, y: radius * 0.5)
        pen.canvas.translated(x: tip.x, y: tip.y) {
            rind(radius, pen)
            flesh(radius, pen)
        }
    }

    /// The directions of the two cuts, in degrees.
    private static let cuts = (from: -94.0, to: -6.0)

    /// Returns a sector around the origin.
    private static func sector(_ radius: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        var arc = Path()
        arc.arc(center: Point(x: 0, y: 0), radiusX: radius, radiusY: radius, from: cuts.from, to: cuts.to)
        path.join(arc)
        path.close()
        return path
    }

    /// Draws the thickness of the slice and its knobbly rind, one bulge for each eye.
    private static func rind(_ radius: Double, _ pen: DrinkPen) {
        let bulges = 6
        let each = (cuts.to - cuts.from) / Double(bulges)
        var whole = Path()
        whole.move(to: Point(x: 0, y: 0))
        whole.line(to: Point(angle: cuts.from, distance: radius * 1.4))
        for bulge in 0..<bulges {
            let start = cuts.from + Double(bulge) * each
            whole.curve(
                to: Point(angle: start + each, distance: radius * 1.4),
                control1: Point(angle: start + each * 0.18, distance: radius * 1.53),
                control2: Point(angle: start + each * 0.82, distance: radius * 1.53))
        }
        whole.close()
        let line = Color(hex: 0x5C3A0E)
        pen.canvas.translated(x: 1.8, y: 2.4) {
            pen.canvas.fill(whole, with: Color(hex: 0x9A6412))
            pen.canvas.stroke(whole, with: line.opacity(0.7), width: pen.line(0.7))
        }
        pen.canvas.fill(
            whole,
            with: .linear(
                from: Point(x: 0, y: -radius * 1.5), to: Point(x: radius * 1.5, y: 0),
                stops: [
                    (0, Color(hex: 0xC99A3E)), (0.5, Color(hex: 0xA06E22)), (1, Color(hex: 0x6E4712)),
                ]))
        var (eyes, lights) = (Path(), Path())
        for bulge in 0..<bulges {
            let place = Point(angle: cuts.from + (Double(bulge) + 0.5) * each, distance: radius * 1.37)
            eyes.append(.circle(center: place, radius: radius * 0.085))
            lights.append(.circle(center: Point(x: place.x - 0.6, y: place.y - 0.7), radius: radius * 0.04))
        }
        pen.canvas.fill(eyes, with: Color(hex: 0x55702A))
        pen.canvas.fill(lights, with: Color(hex: 0xE2E39A))
        pen.canvas.stroke(whole, with: line.opacity(0.85), width: pen.line(0.75))
    }

    /// Draws the cut face: the juicy flesh, its fibres, the pale core at the point, and the light on the wet cut.
    private static func flesh(_ radius: Double, _ pen: DrinkPen) {
        let flesh = sector(radius * 1.26)
        pen.canvas.fill(
            flesh,
            with: .radial(
                center: Point(x: 0, y: 0), radius: radius * 1.26,
                stops: [
                    (0, Color(hex: 0xFFF3B4)), (0.34, Color(hex: 0xFFE06A)), (0.78, Color(hex: 0xFBC62F)),
                    (0.93, Color(hex: 0xF2B01E)), (1, Color(hex: 0xFFE9A0)),
                ]))
        var (fibres, eyes) = (Path(), Path())
        for step in 0..<7 {
            let angle = cuts.from + 8 + Double(step) * 12
            fibres.move(to: Point(angle: angle, distance: radius * (step % 2 == 0 ? 0.46 : 0.6)))
            fibres.line(to: Point(angle: angle, distance: radius * (step % 2 == 0 ? 0.98 : 1.1)))
            // Where an eye reaches into the flesh.
            if step % 2 == 1 {
                eyes.append(.circle(center: Point(angle: angle, distance: radius * 1.14), radius: radius * 0.05))
            }
        }
        pen.canvas.stroke(fibres, with: Color(hex: 0xC98A12).opacity(0.5), width: pen.line(0.6))
        pen.canvas.fill(eyes, with: Color(hex: 0xB87A14).opacity(0.55))
        pen.canvas.fill(sector(radius * 0.4), with: Color(hex: 0xFFF9D8).opacity(0.85))
        pen.canvas.stroke(flesh, with: Color(hex: 0xA86E10).opacity(0.6), width: pen.line(0.5))
        var light = Path()
        light.move(to: Point(angle: cuts.from + 5, distance: radius * 0.42))
        light.line(to: Point(angle: cuts.from + 4, distance: radius * 1.14))
        pen.canvas.stroke(light, with: Color.white.opacity(0.75), width: radius * 0.05)
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
