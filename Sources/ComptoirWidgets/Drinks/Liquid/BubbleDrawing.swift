internal import GTK
internal import Widgets

/// Draws bubbles that rise in strings from the bottom, cling to the glass and gather at the surface.
enum BubbleDrawing {
    static func draw(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        let inner = column.form.inner
        let depth = inner.bottom - column.surface
        guard depth > 8 else { return }
        let area = depth * inner.radius(at: column.surface + depth * 0.4)
        let strings = max(3, min(8, Int(area / 420)))
        var (rings, lights) = (Path(), Path())
        func add(_ x: Double, _ y: Double, _ radius: Double) {
            rings.append(.circle(center: Point(x: x, y: y), radius: radius))
            lights.append(.circle(center: Point(x: x - radius * 0.3, y: y - radius * 0.35), radius: radius * 0.5))
        }
        for string in 0..<strings {
            let share = (Double(string) + random.next(0.2...0.8)) / Double(strings) * 1.7 - 0.85
            var y = inner.bottom - random.next(4...depth * 0.5)
            while y > column.surface + 4 {
                // Bubbles grow as they rise and speed up, so their distances grow too.
                let risen = (inner.bottom - y) / depth
                let x = share * inner.radius(at: y) * 0.92 + random.next(-1.2...1.2)
                if abs(x) < inner.radius(at: y) - 2 { add(x, y, 0.9 + 1.1 * risen + random.next(0...0.4)) }
                y -= random.next(7...12) + risen * 6
            }
        }
        let radius = inner.radius(at: column.surface)
        for _ in 0..<Int(radius / 4) {
            let direction = Point(angle: random.next(15...165))
            let inset = random.next(0.8...0.94)
            add(
                direction.x * radius * inset,
                column.surface + direction.y * radius * inset * DrinkPen.tilt(at: column.surface),
                random.next(0.8...1.5))
        }
        if !pen.isSmall { pen.canvas.stroke(rings, with: Color.white.opacity(0.5), width: pen.line(0.32)) }
        pen.canvas.fill(rings, with: Color.white.opacity(0.2))
        pen.canvas.fill(lights, with: Color.white.opacity(0.85))
    }
}
