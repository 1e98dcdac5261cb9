internal import GTK
internal import Widgets

/// Draws bubbles that rise in strings from the bottom, cling to the glass and gather at the surface.
enum BubbleDrawing {
    static func draw(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        let inner = column.form.inner
        let depth = inner.bottom - column.surface
        guard depth > 8 else { return }
        let area = depth * inner.radius(at: column.surface + depth * 0.4)
        let strings = max(4, min(9, Int(area / 380)))
        var (rings, lights) = (Path(), Path())
        func add(_ x: Double, _ y: Double, _ radius: Double) {
            rings.append(.circle(center: Point(x: x, y: y), radius: radius))
            lights.append(.circle(center: Point(x: x - radius * 0.3, y: y - radius * 0.35), radius: radius * 0.42))
        }
        for string in 0..<strings {
            let share = (Double(string) + random.next(0.1...0.9)) / Double(strings) * 1.7 - 0.85
            // Some strings are fine and dense, others have a few large bubbles.
            let (size, pace) = (random.next(0.55...1.1), random.next(0.7...1.35))
            var y = inner.bottom - random.next(2...depth * 0.6)
            while y > column.surface + 3 {
                // Bubbles grow as they rise and speed up, so their distances grow too.
                let risen = (inner.bottom - y) / depth
                let x = share * inner.radius(at: y) * 0.92 + random.next(-1.5...1.5)
                if abs(x) < inner.radius(at: y) - 2 {
                    add(x, y, (0.8 + 0.9 * risen) * size * random.next(0.75...1.25))
                }
                y -= (random.next(4...12) + risen * 6) * pace
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
