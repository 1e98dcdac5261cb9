internal import GTK
internal import Widgets

/// The soft shadow of something standing on a board, a little to the right, and the coloured light that shines through
/// it.
enum BottleShadow {
    static func draw(halfWidth: Double, light: Color? = nil, _ pen: BottlePen) {
        let shade = pen.isDark ? Color(hex: 0x0B0503) : Color(hex: 0x3A2412)
        let (strength, y) = (pen.isDark ? 0.66 : 0.42, BottlePen.ground)
        pool(Point(x: halfWidth * 0.2, y: y), halfWidth * 1.22, 5 + halfWidth * 0.07, shade, strength, pen)
        if let light { pool(Point(x: halfWidth * 0.95, y: y + 3), halfWidth * 0.8, 5, light, 0.5, pen) }
    }

    private static func pool(
        _ center: Point, _ radiusX: Double, _ radiusY: Double, _ color: Color, _ strength: Double, _ pen: BottlePen
    ) {
        pen.canvas.translated(x: center.x, y: center.y) {
            pen.canvas.scaled(x: 1, y: radiusY / radiusX) {
                pen.canvas.fill(
                    .circle(center: Point(x: 0, y: 0), radius: radiusX),
                    with: .radial(
                        center: Point(x: 0, y: 0), radius: radiusX,
                        stops: [
                            (0, color.opacity(strength)), (0.55, color.opacity(strength / 2)), (1, color.opacity(0)),
                        ]))
            }
        }
    }
}
