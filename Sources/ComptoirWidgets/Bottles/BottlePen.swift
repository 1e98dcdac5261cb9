internal import GTK
internal import Widgets

/// The pen that the parts of a bottle are drawn with: a canvas of 160 × 320 units with `x` = 0 in the middle, its scale
/// and its ink.
struct BottlePen: ~Escapable {
    /// The size of the picture in its own units.
    static let box = Size(width: 160, height: 320)
    /// The `y` of the ground that everything stands on.
    static let ground = 304.0

    let canvas: Canvas
    /// The number of device pixels per unit.
    let pixels: Double
    let ink: ArtInk

    @_lifetime(copy canvas)
    init(canvas: Canvas, pixels: Double, ink: ArtInk) {
        self.canvas = canvas
        self.pixels = pixels
        self.ink = ink
    }

    /// Whether the background is dark.
    var isDark: Bool { ink.isForDark }

    /// Whether the picture is too small for hairlines inside shapes.
    var isSmall: Bool { pixels < 0.3 }

    /// Returns a path from side to side that sags in the middle, like a line around something round.
    func hoop(_ halfWidth: Double, at y: Double, sag: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: -halfWidth, y: y))
        path.curve(to: Point(x: halfWidth, y: y), control: Point(x: 0, y: y + sag))
        return path
    }

    /// Draws the outline that shows when high contrast is asked for.
    func edge(_ path: Path) {
        if ink.isStrong { canvas.stroke(path, with: ink.color, width: max(2.4, 1.2 / pixels)) }
    }

    /// Returns the paint of something round and shiny, lit from its left edge to its right.
    static func metal(_ color: Color, halfWidth: Double) -> Canvas.Paint {
        .linear(
            from: Point(x: -halfWidth, y: 0), to: Point(x: halfWidth, y: 0),
            stops: [
                (0, color.shaded(-0.45)), (0.16, color.shaded(-0.1)), (0.3, color.shaded(0.55)), (0.46, color),
                (0.78, color.shaded(-0.28)), (1, color.shaded(-0.5)),
            ])
    }
}
