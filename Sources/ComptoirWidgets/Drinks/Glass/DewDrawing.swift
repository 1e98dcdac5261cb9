internal import GTK
internal import Widgets

/// Draws the drops that a cold drink gathers on the outside of its glass.
enum DewDrawing {
    /// Draws the drops; nothing in a picture so small that they would be specks of dirt.
    static func draw(_ column: LiquidColumn, _ pen: DrinkPen, _ random: inout ArtRandom) {
        let outer = column.form.outer
        let (top, bottom) = (column.surface + 8, column.form.inner.bottom - 4)
        guard pen.pixels > 0.6, bottom - top > 30 else { return }
        let count = min(16, Int((bottom - top) / 6))
        var (drops, lights, trails) = (Path(), Path(), Path())
        for index in 0..<count {
            let y = top + (bottom - top) * (Double(index) + random.next()) / Double(count)
            // On both sides in turn, away from the middle, where the drink itself is looked at.
            let share = random.next(0.42...0.9) * (index % 2 == 0 ? -1 : 1)
            let x = share * outer.radius(at: y)
            let size = random.next(0.55...1.5)
            // Seen at an angle, near the edge, a drop is narrow.
            let width = size * (1 - 0.45 * share * share)
            drops.append(.ellipse(center: Point(x: x, y: y), radiusX: width, radiusY: size * 1.2))
            lights.append(.circle(center: Point(x: x - width * 0.3, y: y - size * 0.45), radius: size * 0.34))
            guard size > 1.3 else { continue }
            // A heavy drop has run down and left a trail.
            trails.move(to: Point(x: x, y: y - size))
            trails.line(to: Point(x: x, y: max(top - 4, y - random.next(8...16))))
        }
        pen.canvas.stroke(trails, with: pen.shine.opacity(0.15), width: 1.3)
        pen.canvas.fill(drops, with: pen.shine.opacity(0.3))
        pen.canvas.stroke(drops, with: pen.ink.color.opacity(0.3), width: pen.line(0.22))
        pen.canvas.fill(lights, with: pen.shine.opacity(0.9))
    }
}

extension DrinkArt {
    /// Whether the glass is cold enough for dew: it is filled, over ice.
    var isDewy: Bool { ice != .none && !isHot && layers.contains { $0.share > 0 } && fill > 0 }
}
