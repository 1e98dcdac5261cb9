internal import GTK
internal import Widgets

/// Draws the liquids as seen through a glass.
enum LiquidDrawing {
    /// Draws the bands inside the vessel, without the surface; clip to the vessel first.
    static func body(_ column: LiquidColumn, _ pen: DrinkPen) {
        let inner = column.form.inner
        let groups = column.groups
        for (index, group) in groups.enumerated() {
            guard let top = group.last?.top else { continue }
            var region = index + 1 == groups.count ? flat(top) : inner.below(top)
            // Leave out what lies below, so that it does not show twice through a clear band.
            if index > 0, let below = groups[index - 1].last?.top { region.append(inner.below(below)) }
            pen.canvas.fill(region, with: paint(group, pen), rule: .evenOdd)
        }
    }

    /// Returns the paint of bands that blend into each other, from top to bottom.
    private static func paint(_ group: [LiquidColumn.Band], _ pen: DrinkPen) -> Canvas.Paint {
        guard let highest = group.last, let lowest = group.first else { return .color(.white) }
        // The near edge of a floor is lower than its middle.
        let (top, bottom) = (highest.top, lowest.bottom + 8)
        let depth = max(1, bottom - top)
        var stops: [(offset: Double, color: Color)] = []
        func add(_ y: Double, _ color: Color) {
            stops.append((max(stops.last?.offset ?? 0, min(1, (y - top) / depth)), color))
        }
        for (index, band) in group.enumerated().reversed() {
            let alpha = band.isFoam ? 1 : band.liquid.coverage(isDark: pen.isDark)
            let color = band.isFoam ? band.liquid.color : band.liquid.color.vivid
            let height = band.bottom - band.top
            let above = index + 1 < group.count ? group[index + 1].bottom - group[index + 1].top : height
            let below = index > 0 ? group[index - 1].bottom - group[index - 1].top : height
            let start = index + 1 < group.count ? min(15, min(above, height) * 0.48) : 0
            let end = index > 0 ? min(15, min(below, height) * 0.48) : 0
            add(band.top + start, color.shaded(0.06).opacity(alpha))
            add(
                index > 0 ? band.bottom - end : bottom,
                color.mixed(with: color.deep, at: band.isFoam ? 0.1 : index > 0 ? 0.06 : 0.26).opacity(alpha))
        }
        return .linear(from: Point(x: 0, y: top), to: Point(x: 0, y: bottom), stops: stops)
    }

    private static func flat(_ y: Double) -> Path {
        .rectangle(Rectangle(x: -200, y: y, width: 400, height: max(0, DrinkPen.side - y)))
    }

    /// Draws a thin layer of the drink over the things that stand in it.
    static func veil(_ column: LiquidColumn, _ pen: DrinkPen) {
        guard let first = column.bands.first?.liquid else { return }
        pen.canvas.fill(flat(column.surface), with: first.color.opacity(first.coverage(isDark: pen.isDark) * 0.4))
    }

    /// Draws the light and shade of a round body of liquid; clip to the vessel first.
    static func shading(_ column: LiquidColumn, _ pen: DrinkPen) {
        guard let middle = column.liquid(at: (column.surface + column.form.inner.bottom) / 2) else { return }
        let inner = column.form.inner
        let radius = widest(inner, from: column.surface)
        let deep = middle.color.deep
        let strength = 0.14 + 0.2 * middle.coverage(isDark: pen.isDark)
        pen.canvas.fill(
            flat(column.surface),
            with: .linear(
                from: Point(x: -radius, y: 0), to: Point(x: radius, y: 0),
                stops: [
                    (0, deep.opacity(strength)), (0.14, deep.opacity(strength * 0.2)),
                    (0.3, Color.white.opacity(0.16)), (0.5, Color.white.opacity(0.02)),
                    (0.78, deep.opacity(strength * 0.35)), (1, deep.opacity(strength * 1.25)),
                ]))
    }

    /// Draws the light that a clear drink gathers opposite the key light, as a lens does; clip to the vessel first.
    static func gatheredLight(_ column: LiquidColumn, _ pen: DrinkPen) {
        let inner = column.form.inner
        let depth = inner.bottom - column.surface
        guard !pen.isSmall, depth > 12, let liquid = column.liquid(at: inner.bottom - depth * 0.3) else { return }
        let clear = max(0, 1 - liquid.cloud * 1.6) * liquid.coverage(isDark: pen.isDark)
        guard clear > 0.05 else { return }
        let y = inner.bottom - depth * 0.34
        let radius = inner.radius(at: y)
        let light = liquid.color.vivid.shaded(0.55)
        pen.canvas.translated(x: radius * 0.4, y: y) {
            pen.canvas.scaled(x: 1, y: min(1.6, depth / radius * 0.62)) {
                pen.canvas.fill(
                    .circle(center: Point(x: 0, y: 0), radius: radius * 0.62),
                    with: .radial(
                        center: Point(x: 0, y: 0), radius: radius * 0.62,
                        stops: [
                            (0, light.opacity(0.5 * clear)), (0.45, light.opacity(0.22 * clear)), (1, light.opacity(0)),
                        ]))
            }
        }
    }

    private static func widest(_ inner: GlassProfile, from y: Double) -> Double {
        max(inner.radius(at: y), max(inner.radius(at: (y + inner.bottom) / 2), inner.radius(at: inner.bottom - 30)))
    }

    /// Draws the surface: the circle seen from above, with the bright line where it climbs the glass.
    static func surface(_ column: LiquidColumn, _ pen: DrinkPen) {
        guard let top = column.top else { return }
        let (inner, y) = (column.form.inner, column.surface)
        let radius = inner.radius(at: y)
        let ring = inner.ring(at: y)
        let (light, alpha) = surfaceLook(column, top, pen)
        pen.canvas.fill(
            ring,
            with: .linear(
                from: Point(x: -radius, y: y - 4), to: Point(x: radius, y: y + 4),
                stops: [
                    (0, light.shaded(0.25).opacity(alpha)), (0.45, light.opacity(alpha)),
                    (1, top.color.shaded(0.1).opacity(alpha)),
                ]))
        pen.canvas.stroke(
            ring, with: top.color.deep.opacity(0.16 + 0.12 * top.coverage(isDark: pen.isDark)), width: pen.line(0.55))
        var near = Path()
        near.arc(
            center: Point(x: 0, y: y - 0.6), radiusX: radius - 0.8, radiusY: radius * DrinkPen.tilt(at: y) - 0.6,
            from: 168, to: 62)
        pen.canvas.stroke(near, with: Color.white.opacity(0.55), width: pen.line(0.6))
    }

    /// Draws how what floats dips into the surface: the nearer its waterline, the more of the liquid is before it.
    static func waterline(_ column: LiquidColumn, _ pen: DrinkPen) {
        guard let top = column.top else { return }
        let (inner, y) = (column.form.inner, column.surface)
        let depth = inner.radius(at: y) * DrinkPen.tilt(at: y) * 0.5
        let (light, alpha) = surfaceLook(column, top, pen)
        pen.canvas.fill(
            inner.ring(at: y),
            with: .linear(
                from: Point(x: 0, y: y - depth * 0.8), to: Point(x: 0, y: y + depth * 2),
                stops: [(0, light.opacity(0)), (0.62, light.opacity(min(0.85, alpha))), (1, light.opacity(0))]))
    }

    /// The colour of the surface where light falls on it, and how much it hides.
    private static func surfaceLook(
        _ column: LiquidColumn, _ top: Liquid, _ pen: DrinkPen
    ) -> (light: Color, alpha: Double) {
        let alpha = column.bands.last?.isFoam == true ? 1 : min(1, top.coverage(isDark: pen.isDark) * 0.75 + 0.16)
        return (top.color.vivid.shaded(0.34), alpha)
    }
}
