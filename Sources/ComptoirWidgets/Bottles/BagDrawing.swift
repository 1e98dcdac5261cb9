internal import GTK
internal import Widgets

/// A paper bag with handles, for goods that are neither poured nor grown.
enum BagDrawing {
    private static let body = Path([
        Point(x: -46, y: 198), Point(x: 46, y: 198), Point(x: 50, y: BottlePen.ground),
        Point(x: -50, y: BottlePen.ground),
    ])

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 50, pen)
        let paper = art.color
        handle(at: 196, paper.shaded(-0.45), pen)
        pen.canvas.fill(
            body,
            with: .linear(
                from: Point(x: -50, y: 0), to: Point(x: 50, y: 0),
                stops: [(0, paper.shaded(-0.12)), (0.2, paper.shaded(0.22)), (0.6, paper), (1, paper.shaded(-0.2))]))
        fold(paper, pen)
        handle(at: 212, paper.shaded(-0.3), pen)
        pen.edge(body)
    }

    /// Draws the folded side and the rim.
    private static func fold(_ paper: Color, _ pen: BottlePen) {
        let side = Path([
            Point(x: 34, y: 198), Point(x: 46, y: 198), Point(x: 50, y: BottlePen.ground), Point(x: 30, y: 262),
        ])
        pen.canvas.fill(side, with: .color(paper.shaded(-0.26)))
        let brim = Path([Point(x: -45.5, y: 204), Point(x: 45.5, y: 204)], isClosed: false)
        pen.canvas.stroke(brim, with: paper.shaded(-0.3).opacity(0.6), width: 2)
    }

    private static func handle(at y: Double, _ color: Color, _ pen: BottlePen) {
        var path = Path()
        path.move(to: Point(x: -19, y: y))
        path.curve(to: Point(x: 19, y: y), control1: Point(x: -19, y: y - 40), control2: Point(x: 19, y: y - 40))
        pen.canvas.stroke(path, with: color, width: 5)
    }
}
