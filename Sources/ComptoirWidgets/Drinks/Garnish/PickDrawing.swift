internal import GTK
internal import Widgets

/// Draws a brass pick with things threaded on it.
enum PickDrawing {
    /// Draws a pick.
    /// - Parameters:
    ///   - from: the upper end, with the knob.
    ///   - to: the point.
    ///   - count: the number of things.
    ///   - first: the position of the first thing, as a fraction of the length from the knob.
    ///   - spacing: the distance from one thing to the next, in units.
    ///   - thing: draws a thing at the origin.
    static func draw(
        from: Point, to: Point, count: Int, first: Double, spacing: Double, _ pen: DrinkPen,
        thing: () -> Void
    ) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let line = Path([from, to], isClosed: false)
        pen.canvas.stroke(line, with: Color(hex: 0x7A5A22), width: 2.6)
        pen.canvas.stroke(line, with: Color(hex: 0xE2BE74), width: 1.4)
        for index in 0..<count {
            let part = first + Double(index) * spacing / length
            pen.canvas.translated(x: from.x + dx * part, y: from.y + dy * part) { thing() }
        }
        pen.canvas.translated(x: from.x, y: from.y) {
            BallDrawing.ball(Color(hex: 0xC9993F), radiusX: 3, radiusY: 3, pen)
        }
    }
}
