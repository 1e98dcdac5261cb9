internal import GTK
internal import Widgets

/// Draws garnishes that stand in a glass: a stalk of celery, spears of pickle and of fruit.
enum SpearDrawing {
    /// Draws a stalk of celery with leaves, upwards from the origin.
    /// - Parameter root: how far it extends below the origin.
    static func celery(length: Double, root: Double, color: Color, _ pen: DrinkPen) {
        for (x, y, turn, size, light) in [
            (-2.0, 0.6, -52.0, 0.3, -0.25), (3, 0.6, 54, 0.3, -0.35), (0, 0.74, -6, 0.34, -0.1),
            (-2, 0.68, -30, 0.34, 0.25),
            (3, 0.68, 30, 0.33, 0.1), (1, 0.64, 6, 0.3, 0.5),
        ] {
            pen.canvas.translated(x: x, y: -length * y) {
                MintDrawing.leaf(
                    length: length * size, turn: turn, width: 1.05, light: light,
                    color: color.mixed(with: Color(hex: 0x74B23C), at: 0.75), pen)
            }
        }
        var body = Path()
        body.move(to: Point(x: -8, y: root + 4))
        body.curve(to: Point(x: -3.5, y: -length * 0.68), control: Point(x: -7, y: -length * 0.4))
        body.line(to: Point(x: 4, y: -length * 0.68))
        body.curve(to: Point(x: 8, y: root + 4), control: Point(x: 7, y: -length * 0.4))
        body.close()
        fill(body, half: 8.5, color, pen)
        var ribs = Path()
        for x in [-4.6, -1.4, 1.9, 5] {
            ribs.move(to: Point(x: x, y: root + 4))
            ribs.curve(to: Point(x: x * 0.45, y: -length * 0.66), control: Point(x: x, y: -length * 0.4))
        }
        pen.canvas.stroke(ribs, with: color.deep.opacity(0.35), width: pen.line(0.5))
    }

    /// Draws a pickled cucumber cut lengthwise: dark skin at the side, pale flesh with seeds.
    static func pickle(length: Double, root: Double, _ pen: DrinkPen) {
        let skin = Color(hex: 0x6E8A2B)
        var body = Path()
        body.move(to: Point(x: -8, y: root + 4))
        body.line(to: Point(x: -8, y: -length * 0.8))
        body.curve(
            to: Point(x: 8, y: -length * 0.8), control1: Point(x: -7, y: -length * 1.06),
            control2: Point(x: 7, y: -length * 1.06))
        body.line(to: Point(x: 8, y: root + 4))
        body.close()
        fill(body, half: 8, skin, pen)
        let flesh = Path.rectangle(
            Rectangle(x: -5.4, y: -length * 0.9, width: 8.6, height: length * 0.9 + root), radius: 4)
        pen.canvas.fill(flesh, with: Color(hex: 0xD3DC8A))
        var seeds = Path()
        for step in 0..<9 {
            seeds.append(
                .ellipse(
                    center: Point(x: step % 2 == 0 ? -2.6 : 0.6, y: -length * 0.82 + Double(step) * length * 0.095),
                    radiusX: 0.9, radiusY: 1.9))
        }
        pen.canvas.fill(seeds, with: Color(hex: 0xF3F2C4))
        pen.canvas.stroke(seeds, with: skin.opacity(0.6), width: pen.line(0.3))
    }

    /// Draws a long piece of fruit, shaped like pineapple.
    static func fruit(length: Double, root: Double, color: Color, _ pen: DrinkPen) {
        let body = Path([
            Point(x: -7.5, y: root + 4), Point(x: -6.5, y: -length * 0.94), Point(x: 1, y: -length),
            Point(x: 7, y: -length * 0.92),
            Point(x: 7.5, y: root + 4),
        ])
        fill(body, half: 7.5, color, pen)
        var fibres = Path()
        for (x, from, to) in [(-3.6, 0.1, 0.5), (0.4, 0.3, 0.85), (3.8, 0.05, 0.6), (-2, 0.6, 0.9)] {
            fibres.move(to: Point(x: x, y: -length * from))
            fibres.line(to: Point(x: x * 0.9, y: -length * to))
        }
        pen.canvas.stroke(fibres, with: color.deep.opacity(0.35), width: pen.line(0.5))
    }

    private static func fill(_ path: Path, half: Double, _ color: Color, _ pen: DrinkPen) {
        pen.canvas.fill(
            path,
            with: .linear(
                from: Point(x: -half, y: 0), to: Point(x: half, y: 0),
                stops: [
                    (0, color.shaded(0.2)), (0.25, color.shaded(0.42)), (0.6, color),
                    (1, color.mixed(with: color.deep, at: 0.5)),
                ]))
        pen.canvas.stroke(path, with: color.deep.opacity(0.75), width: pen.line(0.7))
    }
}
