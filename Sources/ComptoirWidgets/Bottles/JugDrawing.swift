internal import GTK
internal import Widgets

/// The parts that a jug has and a bottle does not: a handle and a lip to pour from.
enum JugDrawing {
    static func handle(_ glass: Color, _ pen: BottlePen) {
        var path = Path()
        path.move(to: Point(x: 24, y: 148))
        path.curve(to: Point(x: 64, y: 206), control1: Point(x: 60, y: 132), control2: Point(x: 76, y: 168))
        path.curve(to: Point(x: 40, y: 252), control1: Point(x: 58, y: 230), control2: Point(x: 50, y: 244))
        let tone = pen.isDark ? glass.shaded(-0.05) : glass.shaded(-0.28)
        if pen.ink.isStrong { pen.canvas.stroke(path, with: pen.ink.color, width: 13) }
        pen.canvas.stroke(path, with: tone.opacity(0.75), width: 9)
        pen.canvas.translated(x: -1.4, y: -1.6) { pen.canvas.stroke(path, with: .white.opacity(0.7), width: 2.4) }
    }

    static func rim(_ glass: Color, _ pen: BottlePen) {
        let tone = pen.isDark ? glass : glass.shaded(-0.3)
        let ring = Path.ellipse(center: Point(x: 0, y: 122), radiusX: 26, radiusY: 5)
        pen.canvas.fill(ring, with: Color(hex: 0xEAF4F5, alpha: 0.6))
        pen.canvas.stroke(ring, with: tone, width: 2)
        var lip = Path()
        lip.move(to: Point(x: -26, y: 121))
        lip.curve(to: Point(x: -42, y: 111), control1: Point(x: -34, y: 116), control2: Point(x: -39, y: 115))
        lip.curve(to: Point(x: -12, y: 118), control1: Point(x: -34, y: 111), control2: Point(x: -22, y: 114))
        lip.close()
        pen.canvas.fill(lip, with: glass.shaded(0.1))
        pen.canvas.stroke(lip, with: tone, width: 1.6)
        pen.edge(lip)
    }
}
