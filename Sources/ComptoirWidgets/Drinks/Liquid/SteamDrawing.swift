internal import GTK
internal import Widgets

/// Draws three wisps of steam over a hot drink.
enum SteamDrawing {
    static func draw(over y: Double, radius: Double, _ pen: DrinkPen) {
        let color = pen.isDark ? Color.white : Color(hex: 0x8FA3A3)
        for (share, height, lean) in [(-0.45, 34.0, 1.0), (0.02, 46, -1), (0.46, 36, 1)] {
            let x = radius * share
            // Never above the top of the picture.
            let top = max(6, y - height)
            let rise = y - top
            var (left, right) = (Path(), [Point]())
            for step in 0...16 {
                let part = Double(step) / 16
                let sway = Point(angle: part * 400).y * lean * 5 * (0.4 + part * 0.6)
                let half = 2.8 * part.squareRoot() * (1 - part).squareRoot() * 2
                left.line(to: Point(x: x + sway - half, y: y - rise * part))
                right.append(Point(x: x + sway + half, y: y - rise * part))
            }
            for point in right.reversed() { left.line(to: point) }
            left.close()
            pen.canvas.fill(
                left,
                with: .linear(
                    from: Point(x: 0, y: y), to: Point(x: 0, y: top),
                    stops: [(0, color.opacity(0)), (0.3, color.opacity(0.42)), (1, color.opacity(0.04))]))
        }
    }
}
