internal import GTK
internal import Widgets

/// Draws a drink blended with ice: a soft heap over the rim, grainy throughout.
enum SlushDrawing {
    /// Returns the outline of the heap above the surface.
    static func heap(radius: Double, at y: Double) -> Path {
        let height = min(28, max(17, radius * 0.42))
        var path = Path()
        path.move(to: Point(x: -radius * 0.99, y: y))
        path.curve(
            to: Point(x: -radius * 0.12, y: y - height * 0.9), control1: Point(x: -radius * 0.98, y: y - height * 0.5),
            control2: Point(x: -radius * 0.5, y: y - height * 0.82))
        path.curve(
            to: Point(x: radius * 0.22, y: y - height), control1: Point(x: radius * 0.02, y: y - height * 0.93),
            control2: Point(x: radius * 0.04, y: y - height * 1.1))
        path.curve(
            to: Point(x: radius * 0.99, y: y), control1: Point(x: radius * 0.56, y: y - height * 0.76),
            control2: Point(x: radius * 0.98, y: y - height * 0.42))
        path.arc(
            center: Point(x: 0, y: y), radiusX: radius * 0.99, radiusY: radius * DrinkPen.tilt(at: y), from: 0, to: 180)
        path.close()
        return path
    }

    /// Draws the heap.
    /// - Parameter y: the `y` of the visible surface.
    static func draw(_ column: LiquidColumn, visible y: Double, _ pen: DrinkPen) {
        guard let top = column.top else { return }
        let radius = column.form.inner.radius(at: y)
        let path = heap(radius: radius, at: y)
        let color = top.color.shaded(0.3)
        pen.canvas.fill(
            path,
            with: .radial(
                center: Point(x: 0, y: y), radius: radius * 1.25, focus: Point(x: -radius * 0.4, y: y - 12),
                stops: [(0, color.shaded(0.45)), (0.55, color), (1, top.color.mixed(with: top.color.deep, at: 0.14))]))
        pen.canvas.stroke(path, with: top.color.deep.opacity(0.3), width: pen.line(0.6))
        var swirl = Path()
        swirl.move(to: Point(x: -radius * 0.62, y: y - 4))
        swirl.curve(
            to: Point(x: radius * 0.5, y: y - 8), control1: Point(x: -radius * 0.2, y: y + 2),
            control2: Point(x: radius * 0.3, y: y))
        pen.canvas.stroke(swirl, with: top.color.deep.opacity(0.18), width: pen.line(1.1))
    }

    /// Draws the grains of ice inside and on the heap.
    static func grains(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        guard let top = column.top else { return }
        let inner = column.form.inner
        var (light, dark) = (Path(), Path())
        for index in 0..<70 {
            let y = random.next((column.surface - 13)...max(column.surface, inner.bottom - 2))
            let reach = y < column.surface ? 0.7 : 0.93
            let x = random.next(-reach...reach) * inner.radius(at: max(y, column.surface))
            let (place, size) = (Point(x: x, y: y), random.next(0.5...1.35))
            if index % 3 == 0 { dark.grain(at: place, radius: size) } else { light.grain(at: place, radius: size) }
        }
        pen.canvas.fill(light, with: Color.white.opacity(0.5))
        pen.canvas.fill(dark, with: top.color.deep.opacity(0.14))
    }
}
