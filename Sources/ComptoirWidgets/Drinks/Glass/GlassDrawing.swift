internal import GTK
internal import Widgets

/// Draws the glass itself: the parts behind the drink, and those in front of it.
enum GlassDrawing {
    /// Draws the far side, the foot, the stem and the handle.
    static func back(_ form: GlassForm, _ pen: DrinkPen) {
        if let foot = form.foot { FootDrawing.draw(foot, under: form.outer.bottom, pen) }
        if let handle = form.handle { HandleDrawing.glass(handle, form, pen) }
        let outer = form.outer
        let radius = outer.start.x
        pen.canvas.fill(outer.outline(), with: wall(radius: radius, pen))
        // Seen over the near edge of the rim, the far wall is a little darker.
        pen.canvas.fill(outer.ring(at: outer.top), with: pen.ink.color.opacity(pen.isDark ? 0.1 : 0.12))
        if form.foot == nil { base(form, pen) }
        var far = Path()
        far.arc(
            center: Point(x: 0, y: outer.top), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: outer.top),
            from: -180, to: 0)
        pen.canvas.stroke(far, with: pen.glassLine(0.75), width: pen.outline(0.7))
    }

    private static func wall(radius: Double, _ pen: DrinkPen) -> Canvas.Paint {
        let tint = pen.isDark ? Color(hex: 0xC4E2DE) : Color(hex: 0xB4D3DA)
        let (edge, middle) = pen.isDark ? (0.3, 0.07) : (0.5, 0.14)
        return .linear(
            from: Point(x: -radius, y: 0), to: Point(x: radius, y: 0),
            stops: [
                (0, tint.opacity(edge)), (0.12, tint.opacity(middle * 1.5)), (0.5, tint.opacity(middle)),
                (0.86, tint.opacity(middle * 1.8)), (1, tint.opacity(edge * 1.1)),
            ])
    }

    /// Draws the thick bottom of a tumbler, which gathers the light.
    private static func base(_ form: GlassForm, _ pen: DrinkPen) {
        let (outer, floor) = (form.outer, form.inner.bottom)
        pen.canvas.clipped(to: outer.outline()) {
            let tint = pen.isDark ? Color(hex: 0xD4ECE8) : Color(hex: 0xA9CBD3)
            pen.canvas.fill(
                outer.below(floor),
                with: .linear(
                    from: Point(x: 0, y: floor), to: Point(x: 0, y: outer.bottom + 8),
                    stops: [
                        (0, tint.opacity(pen.isDark ? 0.34 : 0.6)), (0.35, pen.shine.opacity(pen.isDark ? 0.22 : 0.75)),
                        (0.7, tint.opacity(pen.isDark ? 0.2 : 0.45)), (1, pen.shine.opacity(pen.isDark ? 0.3 : 0.65)),
                    ]))
        }
    }

    /// Draws the near side: highlights on the wall, the outline and the rim.
    static func front(_ form: GlassForm, _ pen: DrinkPen) {
        light(form, pen)
        pen.canvas.stroke(form.outer.sides, with: pen.glassLine(), width: pen.outline())
        if form.foot == nil { baseLight(form, pen) }
        rim(form, pen)
    }

    private static func light(_ form: GlassForm, _ pen: DrinkPen) {
        let outer = form.outer
        let depth = form.inner.bottom - outer.top
        func shine(_ strength: Double, _ from: Double, _ to: Double) -> Canvas.Paint {
            .linear(
                from: Point(x: 0, y: from), to: Point(x: 0, y: to),
                stops: [(0, pen.shine.opacity(strength)), (1, pen.shine.opacity(strength * 0.25))])
        }
        let narrow = min(1, 30 / outer.start.x)
        let (top, end) = (outer.top + depth * 0.12, outer.top + depth * 0.66)
        pen.canvas.fill(
            outer.band(top...end, at: -0.74, width: 0.15 * (0.6 + 0.4 * narrow)), with: shine(0.72, top, end))
        let (low, lowEnd) = (outer.top + depth * 0.72, outer.top + depth * 0.84)
        pen.canvas.fill(outer.band(low...lowEnd, at: -0.72, width: 0.12), with: shine(0.5, low, lowEnd))
        let (right, rightEnd) = (outer.top + depth * 0.3, outer.top + depth * 0.88)
        pen.canvas.fill(outer.band(right...rightEnd, at: 0.86, width: 0.06), with: shine(0.42, rightEnd, right))
    }

    private static func baseLight(_ form: GlassForm, _ pen: DrinkPen) {
        let (y, radius) = (form.outer.bottom - 3, form.outer.bottomRadius)
        var arc = Path()
        arc.arc(
            center: Point(x: 0, y: y), radiusX: radius - 3, radiusY: radius * DrinkPen.tilt(at: y) - 1, from: 150,
            to: 70)
        pen.canvas.stroke(arc, with: pen.shine.opacity(0.75), width: pen.line(0.7))
    }

    /// Draws the near edge of the rim, with the glint where it turns to the light.
    private static func rim(_ form: GlassForm, _ pen: DrinkPen) {
        let (y, radius) = (form.outer.top, form.outer.start.x)
        let flat = radius * DrinkPen.tilt(at: y)
        var near = Path()
        near.arc(center: Point(x: 0, y: y), radiusX: radius, radiusY: flat, from: 180, to: 0)
        pen.canvas.stroke(near, with: pen.glassLine(0.9), width: pen.outline(0.85))
        var glint = Path()
        glint.arc(center: Point(x: 0, y: y), radiusX: radius - 0.8, radiusY: flat - 0.5, from: 160, to: 112)
        pen.canvas.stroke(glint, with: pen.shine.opacity(0.9), width: pen.line(0.7))
    }
}
