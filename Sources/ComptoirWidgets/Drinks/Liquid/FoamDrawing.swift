internal import GTK
internal import Widgets

/// Draws the small bubbles in a head of foam, the lace with which it ends in the drink, and the froth on a drink without.
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

    /// Draws the fine froth that shaking leaves around the surface of a cloudy drink: the more of it, the cloudier.
    static func froth(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        guard !pen.isSmall, let top = column.top, column.bands.last?.isFoam == false, top.cloud > 0.04 else { return }
        let y = column.surface
        let (radius, tilt) = (column.form.inner.radius(at: y) - 0.8, DrinkPen.tilt(at: y))
        var (bubbles, lights) = (Path(), Path())
        // In clusters, as bubbles draw each other on.
        for _ in 0..<(4 + Int(min(1, top.cloud * 2.5) * 7)) {
            var angle = random.next(0...360)
            for _ in 0..<(3 + Int(random.next() * 5)) {
                let size = random.next(0.6...1.6)
                let direction = Point(angle: angle)
                let reach = radius * random.next(0.92...0.99) - size
                let place = Point(x: direction.x * reach, y: y + direction.y * reach * tilt)
                bubbles.append(.ellipse(center: place, radiusX: size, radiusY: size * 0.7))
                lights.append(
                    .circle(center: Point(x: place.x - size * 0.3, y: place.y - size * 0.2), radius: size * 0.3))
                angle += size * 2.1 / radius * 57
            }
        }
        let pale = top.color.shaded(0.72)
        pen.canvas.fill(bubbles, with: pale.opacity(0.6))
        pen.canvas.stroke(bubbles, with: top.color.deep.opacity(0.22), width: pen.line(0.24))
        pen.canvas.fill(lights, with: Color.white.opacity(0.9))
    }
}
