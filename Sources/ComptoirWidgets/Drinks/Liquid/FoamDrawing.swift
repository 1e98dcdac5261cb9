internal import GTK
internal import Widgets

/// Draws the small bubbles in a head of foam.
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
            let bubble = Path.circle(center: Point(x: x, y: y), radius: random.next(0.5...1.5))
            if index % 2 == 0 { light.append(bubble) } else { dark.append(bubble) }
        }
        pen.canvas.fill(light, with: Color.white.opacity(0.55))
        pen.canvas.fill(dark, with: foam.liquid.color.deep.opacity(0.16))
    }
}
