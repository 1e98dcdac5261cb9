internal import GTK
internal import Widgets

/// A paper bag with handles, for goods that are neither poured nor grown.
enum BagDrawing {
    /// The sheet of paper in front, cut in teeth at its upper edge.
    private static let body: Path = {
        let teeth = (0...16).map { Point(x: -46 + 5.75 * Double($0), y: $0.isMultiple(of: 2) ? 196 : 200.5) }
        return Path(teeth + [Point(x: 50, y: BottlePen.ground), Point(x: -50, y: BottlePen.ground)])
    }()

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 50, pen)
        let paper = art.color
        handle(at: 196, paper.shaded(-0.45), pen)
        pen.canvas.fill(
            body,
            with: .linear(
                from: Point(x: -50, y: 0), to: Point(x: 50, y: 0),
                stops: [(0, paper.shaded(-0.12)), (0.2, paper.shaded(0.22)), (0.6, paper), (1, paper.shaded(-0.2))]))
        pen.canvas.clipped(to: body) { fold(paper, pen) }
        leaf(paper, pen)
        handle(at: 212, paper.shaded(-0.3), pen)
        pen.edge(body)
    }

    /// Draws the side that is turned away from the light, and the creases of the paper.
    private static func fold(_ paper: Color, _ pen: BottlePen) {
        let side = Path([
            Point(x: 36, y: 190), Point(x: 52, y: 190), Point(x: 52, y: BottlePen.ground),
            Point(x: 38, y: BottlePen.ground),
        ])
        pen.canvas.fill(side, with: .color(paper.shaded(-0.34).opacity(0.5)))
        guard !pen.isSmall else { return }
        let crease = Path([Point(x: -48, y: 286), Point(x: 50, y: 286)], isClosed: false)
        pen.canvas.stroke(crease, with: paper.shaded(-0.34).opacity(0.45), width: 1.4)
        let light = Path([Point(x: -40, y: 202), Point(x: -43, y: 300)], isClosed: false)
        pen.canvas.stroke(light, with: Color.white.opacity(0.4), width: 3)
    }

    /// Draws the leaf that is printed on it.
    private static func leaf(_ paper: Color, _ pen: BottlePen) {
        var leaf = Path()
        leaf.move(to: Point(x: -20, y: 264))
        leaf.curve(to: Point(x: 17, y: 232), control1: Point(x: -20, y: 244), control2: Point(x: -6, y: 231))
        leaf.curve(to: Point(x: -20, y: 264), control1: Point(x: 18, y: 252), control2: Point(x: 4, y: 266))
        pen.canvas.fill(leaf, with: .color(Color(red: 0.34, green: 0.5, blue: 0.24).opacity(0.85)))
        let vein = Path([Point(x: -25, y: 269), Point(x: 6, y: 243)], isClosed: false)
        pen.canvas.stroke(vein, with: paper.shaded(0.3), width: 2)
    }

    private static func handle(at y: Double, _ color: Color, _ pen: BottlePen) {
        var path = Path()
        path.move(to: Point(x: -19, y: y))
        path.curve(to: Point(x: 19, y: y), control1: Point(x: -19, y: y - 40), control2: Point(x: 19, y: y - 40))
        pen.canvas.stroke(path, with: color, width: 5)
    }
}
