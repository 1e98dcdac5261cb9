internal import GTK
internal import Widgets

/// The emblems on labels, each in a box from -12 to 12.
enum EmblemDrawing {
    static func draw(_ emblem: BottleArt.Emblem, _ ink: Color, on paper: Color, _ canvas: Canvas) {
        let line = Line(ink: ink, faint: paper.opacity(0.6), canvas: canvas)
        switch emblem {
        case .leaf: line.leaf()
        case .berries: line.dots([(-5, 3), (5, 4), (0, -5)], radius: 5)
        case .star: line.star()
        case .sun: line.sun()
        case .diamond: line.diamond()
        case .crown: line.shape([(-11, 7), (-12, -6), (-5, 0), (0, -9), (5, 0), (12, -6), (11, 7)])
        case .anchor: line.anchor()
        case .bean: line.bean()
        case .citrus: line.citrus()
        case .grain: line.grain()
        case .drop: line.drop()
        case .grapes: line.grapes()
        case .agave: line.agave()
        case .ginger: line.ginger()
        case .cherries: line.cherries()
        case .flower: line.flower()
        case .almond: line.almond()
        case .comb: line.comb()
        case .cane: line.cane()
        case .fruit: line.fruit()
        }
    }

    /// A pen that draws in one colour, and in the paper's colour for what is left blank.
    struct Line: ~Escapable {
        let ink: Color
        let faint: Color
        let canvas: Canvas

        @_lifetime(copy canvas)
        init(ink: Color, faint: Color, canvas: Canvas) {
            self.ink = ink
            self.faint = faint
            self.canvas = canvas
        }

        func shape(_ points: [(Double, Double)]) {
            canvas.fill(Path(points.map { Point(x: $0.0, y: $0.1) }), with: ink)
        }

        func dots(_ centers: [(Double, Double)], radius: Double) {
            for (x, y) in centers { canvas.fill(.circle(center: Point(x: x, y: y), radius: radius), with: ink) }
        }

        func stroke(_ points: [(Double, Double)], width: Double, faintly: Bool = false) {
            canvas.stroke(
                Path(points.map { Point(x: $0.0, y: $0.1) }, isClosed: false), with: faintly ? faint : ink, width: width
            )
        }

        func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, turned degrees: Double = 0) {
            canvas.translated(x: x, y: y) {
                canvas.rotated(degrees: degrees) {
                    canvas.fill(.ellipse(center: Point(x: 0, y: 0), radiusX: radiusX, radiusY: radiusY), with: ink)
                }
            }
        }

        /// Draws once for each angle, rotated around a point.
        func turned(_ degrees: [Double], around y: Double = 0, _ body: () -> Void) {
            for angle in degrees {
                canvas.translated(x: 0, y: y) { canvas.rotated(degrees: angle, body) }
            }
        }
    }
}
