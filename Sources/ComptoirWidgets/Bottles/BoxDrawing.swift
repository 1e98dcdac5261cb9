internal import GTK
internal import Widgets

/// A closed box of cardboard, for goods of which no more is known than their name.
enum BoxDrawing {
    private static let (left, right, top, lid) = (-58.0, 58.0, 222.0, 196.0)
    private static let front = Rectangle(x: left, y: top, width: right - left, height: BottlePen.ground - top)
    private static let cover = Path([
        Point(x: left + 20, y: lid), Point(x: right - 20, y: lid), Point(x: right, y: top), Point(x: left, y: top),
    ])

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 58, pen)
        let card = art.color
        pen.canvas.fill(
            cover,
            with: .linear(
                from: Point(x: left, y: lid), to: Point(x: right, y: top),
                stops: [(0, card.shaded(0.34)), (1, card.shaded(0.08))]))
        pen.canvas.fill(
            .rectangle(front),
            with: .linear(
                from: Point(x: left, y: top), to: Point(x: right, y: BottlePen.ground),
                stops: [(0, card.shaded(0.12)), (0.45, card), (1, card.shaded(-0.24))]))
        tape(card, pen)
        let brim = Path([Point(x: left, y: top), Point(x: right, y: top)], isClosed: false)
        pen.canvas.stroke(brim, with: card.shaded(-0.36).opacity(0.6), width: 1.5)
        pen.edge(cover)
        pen.edge(.rectangle(front))
    }

    /// Draws the strip that holds the flaps together and hangs over the edge.
    private static func tape(_ card: Color, _ pen: BottlePen) {
        let strip = Path([
            Point(x: -8, y: lid), Point(x: 8, y: lid), Point(x: 11, y: top), Point(x: 11, y: top + 24),
            Point(x: -11, y: top + 24), Point(x: -11, y: top),
        ])
        pen.canvas.fill(strip, with: .color(card.shaded(0.46).opacity(0.85)))
    }
}
