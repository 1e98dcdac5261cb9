internal import GTK
internal import Widgets

/// Draws opaque cups.
enum CupDrawing {
    /// Draws the handle, and the inside as far as it is seen over the rim.
    static func back(_ form: GlassForm, _ pen: DrinkPen) {
        let tones = CupTones(form.material)
        if let handle = form.handle { HandleDrawing.solid(handle, form, tones, pen) }
        let outer = form.outer
        pen.canvas.fill(outer.ring(at: outer.top), with: tones.light)
        pen.canvas.fill(
            form.inner.ring(at: outer.top),
            with: .linear(
                from: Point(x: -outer.start.x, y: 0), to: Point(x: outer.start.x, y: 0),
                stops: [(0, tones.hollow.shaded(-0.3)), (0.7, tones.hollow), (1, tones.middle)]))
        pen.canvas.stroke(outer.ring(at: outer.top), with: tones.outline(pen.ink), width: pen.outline(0.8))
    }

    /// Draws the outside.
    static func front(_ form: GlassForm, _ pen: DrinkPen) {
        let tones = CupTones(form.material)
        let outer = form.outer
        let body = outer.outline(.front)
        let radius = max(outer.start.x, outer.radius(at: (outer.top + outer.bottom) / 2))
        pen.canvas.fill(
            body,
            with: .linear(
                from: Point(x: -radius, y: 0), to: Point(x: radius, y: 0),
                stops: [
                    (0, tones.middle), (0.1, tones.light), (0.22, tones.glint.mixed(with: tones.light, at: 0.35)),
                    (0.34, tones.light), (0.62, tones.middle), (0.93, tones.dark),
                    (1, tones.dark.mixed(with: tones.middle, at: 0.4)),
                ]))
        pen.canvas.cut(to: body) {
            switch form.material {
            case .silver: silver(form, tones, pen)
            case .copper: copper(form, tones, pen)
            case .clay: clay(form, tones, pen)
            case .ceramic: TikiFace.draw(form, tones, pen)
            case .glass: break
            }
        }
        pen.canvas.stroke(outer.sides, with: tones.outline(pen.ink), width: pen.outline())
        lip(form, tones, pen)
    }

    /// Draws the edge of the rim over what lies inside.
    private static func lip(_ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        let (y, outer, inner) = (form.outer.top, form.outer.start.x, form.inner.start.x)
        let tilt = DrinkPen.tilt(at: y)
        var edge = Path()
        edge.arc(center: Point(x: 0, y: y), radiusX: inner, radiusY: inner * tilt, from: 180, to: 0)
        edge.arc(center: Point(x: 0, y: y), radiusX: outer, radiusY: outer * tilt + 1.2, from: 0, to: 180)
        edge.close()
        pen.canvas.fill(
            edge,
            with: .linear(
                from: Point(x: -outer, y: 0), to: Point(x: outer, y: 0),
                stops: [(0, tones.light), (0.28, tones.glint), (0.6, tones.light), (1, tones.dark)]))
        pen.canvas.stroke(edge, with: tones.line.opacity(0.7), width: pen.line(0.55))
    }

    private static func ring(_ form: GlassForm, _ y: Double) -> Path {
        let radius = form.outer.radius(at: y)
        var path = Path()
        path.arc(center: Point(x: 0, y: y), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: y), from: 180, to: 0)
        return path
    }

    /// Draws beaded bands at the rim and the base, and the bright streaks of polish.
    private static func silver(_ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        for y in [form.outer.top + 9, form.outer.top + 13, form.outer.bottom - 9, form.outer.bottom - 5] {
            pen.canvas.stroke(ring(form, y), with: tones.dark.opacity(0.75), width: pen.line(0.6))
            pen.canvas.translated(x: 0, y: -1.2) {
                pen.canvas.stroke(ring(form, y), with: tones.glint.opacity(0.8), width: pen.line(0.5))
            }
        }
        let (top, end) = (form.outer.top + 20, form.outer.bottom - 14)
        pen.canvas.fill(form.outer.band(top...end, at: 0.3, width: 0.2), with: tones.dark.opacity(0.3))
        pen.canvas.fill(form.outer.band(top...end, at: 0.62, width: 0.12), with: tones.glint.opacity(0.55))
        pen.canvas.fill(form.outer.band(top...end, at: -0.52, width: 0.16), with: tones.glint.opacity(0.9))
        // Frost gathers on the cold metal.
        pen.canvas.fill(
            form.outer.below(form.outer.top + 26),
            with: .linear(
                from: Point(x: 0, y: form.outer.top + 20), to: Point(x: 0, y: form.outer.bottom),
                stops: [(0, Color.white.opacity(0)), (0.3, Color.white.opacity(0.2)), (1, Color.white.opacity(0.04))]))
    }

    /// Draws the dents of a hammer.
    private static func copper(_ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        var (dents, lights) = (Path(), Path())
        for row in 0..<7 {
            let y = form.outer.top + 19 + Double(row) * 13
            let shift = row % 2 == 0 ? 0.0 : 9
            for column in 0..<12 {
                let angle = Double(column) * 18 + shift - 8
                let direction = Point(angle: angle)
                let radius = form.outer.radius(at: y)
                // Towards the edges they are seen from the side and become narrow.
                let width = 5.6 * max(0.15, direction.y)
                let center = Point(x: -direction.x * radius, y: y + direction.y * radius * DrinkPen.tilt(at: y))
                dents.append(.ellipse(center: center, radiusX: width, radiusY: 5))
                lights.append(
                    .ellipse(
                        center: Point(x: center.x + width * 0.2, y: center.y + 1.6), radiusX: width * 0.6, radiusY: 2.6)
                )
            }
        }
        pen.canvas.fill(dents, with: tones.dark.opacity(0.16))
        pen.canvas.fill(lights, with: tones.glint.opacity(0.24))
        let (top, end) = (form.outer.top + 14, form.outer.bottom - 12)
        pen.canvas.fill(form.outer.band(top...end, at: -0.6, width: 0.16), with: tones.glint.opacity(0.6))
        pen.canvas.stroke(ring(form, form.outer.bottom - 6), with: tones.dark.opacity(0.6), width: pen.line(0.7))
    }

    /// Draws two lines scratched by the potter, and a matt highlight.
    private static func clay(_ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        for y in [form.outer.top + 18, form.outer.top + 24] {
            pen.canvas.stroke(ring(form, y), with: tones.dark.opacity(0.55), width: pen.line(0.8))
            pen.canvas.translated(x: 0, y: 1.4) {
                pen.canvas.stroke(ring(form, y), with: tones.glint.opacity(0.4), width: pen.line(0.5))
            }
        }
        let (top, end) = (form.outer.top + 32, form.outer.bottom - 16)
        pen.canvas.fill(form.outer.band(top...end, at: -0.55, width: 0.3), with: tones.glint.opacity(0.28))
        pen.canvas.fill(form.outer.below(form.outer.bottom - 10), with: tones.dark.opacity(0.25))
    }
}
