internal import GTK
internal import Widgets

/// Draws the small bubbles in a head of foam, and the lace with which it ends in the drink and at the glass.
enum FoamDrawing {
    static func texture(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        guard let foam = column.bands.last, foam.isFoam else { return }
        let inner = column.form.inner
        var (light, dark) = (Path(), Path())
        let depth = foam.bottom - foam.top
        let count = min(46, Int(inner.radius(at: foam.top) * (depth + 8) / 22))
        for index in 0..<max(0, count) {
            let y = random.next(foam.top...(foam.bottom + 2))
            let x = random.next(-0.94...0.94) * inner.radius(at: y)
            let bubble = Path.circle(center: Point(x: x, y: y), radius: random.next(0.4...1.3))
            if index % 2 == 0 { light.append(bubble) } else { dark.append(bubble) }
        }
        if column.bands.count > 1 { lace(foam, inner, pen, &random) }
        pen.canvas.fill(light, with: Color.white.opacity(0.55))
        pen.canvas.fill(dark, with: foam.liquid.color.deep.opacity(0.16))
    }

    /// Draws the bubbles that hang from the foam into the drink.
    private static func lace(
        _ foam: LiquidColumn.Band, _ inner: GlassProfile, _ pen: DrinkPen, _ random: inout ArtRandom
    ) {
        let y = foam.bottom
        let (radius, tilt) = (inner.radius(at: y), DrinkPen.tilt(at: y))
        var (edge, loose) = (Path(), Path())
        var angle = 4.0
        while angle < 176 {
            let direction = Point(angle: angle)
            let size = random.next(0.8...2.4)
            let place = Point(x: direction.x * radius, y: y + direction.y * radius * tilt)
            edge.append(.circle(center: Point(x: place.x, y: place.y - 0.4), radius: size))
            if random.next() < 0.4 {
                loose.append(
                    .circle(
                        center: Point(x: place.x + random.next(-2...2), y: place.y + random.next(2.4...6)),
                        radius: random.next(0.4...1)))
            }
            // Seen edge-on at the sides, the bubbles stand closer.
            angle += size * 1.7 / max(0.35, abs(direction.y)) / radius * 57
        }
        pen.canvas.fill(edge, with: foam.liquid.color.mixed(with: foam.liquid.color.deep, at: 0.1))
        pen.canvas.fill(loose, with: foam.liquid.color.opacity(0.6))
    }
}
