internal import GTK
internal import Widgets

/// Draws the stem and the foot of a glass.
enum FootDrawing {
    /// Draws a foot with its stem.
    /// - Parameter top: the `y` of the bowl's lowest point.
    static func draw(_ foot: GlassForm.Foot, under top: Double, _ pen: DrinkPen) {
        let y = DrinkPen.ground - 2
        let flat = foot.radius * DrinkPen.tilt(at: y)
        let tint = pen.isDark ? Color(hex: 0xC4E2DE) : Color(hex: 0xB9D5DB)
        // The foot is a disc with an edge; its upper side rises slightly towards the stem.
        let disc = Path.ellipse(center: Point(x: 0, y: y), radiusX: foot.radius, radiusY: flat)
        var edge = Path()
        edge.arc(center: Point(x: 0, y: y), radiusX: foot.radius, radiusY: flat, from: 180, to: 0)
        edge.arc(center: Point(x: 0, y: y + 2), radiusX: foot.radius, radiusY: flat, from: 0, to: 180)
        edge.close()
        pen.canvas.fill(
            disc,
            with: .linear(
                from: Point(x: -foot.radius, y: y - flat), to: Point(x: foot.radius, y: y + flat),
                stops: [
                    (0, pen.shine.opacity(pen.isDark ? 0.5 : 0.95)), (0.4, tint.opacity(pen.isDark ? 0.22 : 0.42)),
                    (1, tint.opacity(pen.isDark ? 0.4 : 0.75)),
                ]))
        pen.canvas.fill(edge, with: tint.opacity(pen.isDark ? 0.5 : 0.9))
        pen.canvas.stroke(disc, with: pen.glassLine(0.55), width: pen.outline(0.6))
        var near = Path()
        near.arc(center: Point(x: 0, y: y + 2), radiusX: foot.radius, radiusY: flat, from: 180, to: 0)
        pen.canvas.stroke(near, with: pen.glassLine(), width: pen.outline(0.9))
        let outline = stem(foot, from: top, to: y)
        pen.canvas.fill(
            outline,
            with: .linear(
                from: Point(x: -foot.stem - 1, y: 0), to: Point(x: foot.stem + 1, y: 0),
                stops: [
                    (0, tint.opacity(0.95)), (0.3, pen.shine.opacity(pen.isDark ? 0.75 : 1)),
                    (0.6, tint.opacity(pen.isDark ? 0.3 : 0.6)), (1, tint.mixed(with: pen.glassLine(), at: 0.5)),
                ]))
        pen.canvas.stroke(sides(foot, from: top, to: y), with: pen.glassLine(), width: pen.outline(0.8))
    }

    private static func stem(_ foot: GlassForm.Foot, from top: Double, to y: Double) -> Path {
        var path = side(foot, from: top, to: y, sign: -1)
        path.join(side(foot, from: top, to: y, sign: 1).reversed)
        path.close()
        return path
    }

    private static func sides(_ foot: GlassForm.Foot, from top: Double, to y: Double) -> Path {
        var path = side(foot, from: top, to: y, sign: -1)
        path.append(side(foot, from: top, to: y, sign: 1))
        return path
    }

    /// Returns one side of the stem, from the bowl to where it flares out into the foot.
    private static func side(_ foot: GlassForm.Foot, from top: Double, to y: Double, sign: Double) -> Path {
        let (width, spread) = (foot.stem, min(foot.radius * 0.42, foot.stem + 11))
        let length = y - top
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x * sign, y: y) }
        var path = Path()
        path.move(to: point(width + 3.4, top - 1.5))
        let neck = top + min(12, length * 0.3)
        path.curve(to: point(width, neck), control1: point(width + 1, top + 1.5), control2: point(width, neck - 4))
        if let knob = foot.knob {
            path.line(to: point(width, knob - 6))
            path.curve(
                to: point(width + 4.4, knob), control1: point(width + 1, knob - 5),
                control2: point(width + 4.4, knob - 4))
            path.curve(
                to: point(width, knob + 6), control1: point(width + 4.4, knob + 4), control2: point(width + 1, knob + 5)
            )
        }
        let low = max(neck + 1, y - min(15, length * 0.4))
        path.line(to: point(width, low))
        path.curve(to: point(spread, y - 0.5), control1: point(width, y - 5), control2: point(width + 3, y - 2))
        return path
    }
}
