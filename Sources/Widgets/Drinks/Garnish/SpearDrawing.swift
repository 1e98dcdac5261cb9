internal import GTK

/// Draws what stands in a glass: a stalk of celery, spears of pickle and of fruit.
enum SpearDrawing {
    /// A stalk of celery from the origin up, with leaves.
    static func celery(length: Double, color: Color, _ pen: DrinkPen) {
        for (x, y, turn, size, light) in [
            (-3.0, 0.9, -38.0, 0.2, -0.3), (3, 0.88, 42, 0.21, -0.4), (-2, 0.96, -14, 0.22, 0.1),
            (3, 0.94, 18, 0.22, 0),
            (0, 0.84, -64, 0.17, 0.2), (1, 0.82, 66, 0.17, -0.1),
        ] {
            pen.canvas.translated(x: x, y: -length * y) {
                MintDrawing.leaf(
                    length: length * size, turn: turn, width: 1.05, light: light,
                    color: color.mixed(with: MintDrawing.green, at: 0.5), pen)
            }
        }
        var body = Path()
        body.move(to: Point(x: -8.5, y: 4))
        body.curve(
            to: Point(x: -3.5, y: -length * 0.9), control1: Point(x: -8, y: -length * 0.4),
            control2: Point(x: -5, y: -length * 0.7))
        body.line(to: Point(x: 4, y: -length * 0.88))
        body.curve(
            to: Point(x: 8.5, y: 4), control1: Point(x: 5, y: -length * 0.7), control2: Point(x: 8.5, y: -length * 0.4))
        body.close()
        fill(body, half: 8.5, color, pen)
        var ribs = Path()
        for x in [-4.6, -1.4, 1.9, 5] {
            ribs.move(to: Point(x: x, y: 4))
            ribs.curve(to: Point(x: x * 0.45, y: -length * 0.86), control: Point(x: x, y: -length * 0.45))
        }
        pen.canvas.stroke(ribs, with: color.deep.opacity(0.35), width: pen.line(0.5))
    }

    /// A pickled cucumber cut lengthwise: dark skin at the side, pale flesh with seeds.
    static func pickle(length: Double, _ pen: DrinkPen) {
        let skin = Color(hex: 0x6E8A2B)
        var body = Path()
        body.move(to: Point(x: -8, y: 4))
        body.line(to: Point(x: -8, y: -length * 0.8))
        body.curve(
            to: Point(x: 8, y: -length * 0.8), control1: Point(x: -7, y: -length * 1.06),
            control2: Point(x: 7, y: -length * 1.06))
        body.line(to: Point(x: 8, y: 4))
        body.close()
        fill(body, half: 8, skin, pen)
        let flesh = Path.rectangle(Rectangle(x: -5.4, y: -length * 0.9, width: 8.6, height: length * 0.9), radius: 4)
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

    /// A long piece of fruit, pineapple unless another colour is given.
    static func fruit(length: Double, color: Color, _ pen: DrinkPen) {
        let body = Path([
            Point(x: -7.5, y: 4), Point(x: -6.5, y: -length * 0.94), Point(x: 1, y: -length),
            Point(x: 7, y: -length * 0.92),
            Point(x: 7.5, y: 4),
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
