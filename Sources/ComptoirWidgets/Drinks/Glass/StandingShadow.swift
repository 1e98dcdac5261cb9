internal import GTK
internal import Widgets

/// The soft shadow of a glass on the ground, on its right as the light comes from the left, with the coloured light
/// that a clear drink lets through.
enum StandingShadow {
    static func draw(_ form: GlassForm, tint: Liquid?, _ pen: DrinkPen) {
        let radius = (form.foot?.radius ?? form.outer.bottomRadius) + 4
        let y = DrinkPen.ground
        let black = pen.isDark ? Color(hex: 0x000F0D) : Color(hex: 0x3A2A18)
        pool(Point(x: radius * 0.2, y: y + 2), radius * 1.42, black, strength: pen.isDark ? 0.62 : 0.3, pen)
        pool(Point(x: 1, y: y + 3), radius * 1.04, black, strength: pen.isDark ? 0.55 : 0.26, pen)
        guard form.material == .glass, let tint, tint.cloud < 0.7 else { return }
        let color = tint.color.mixed(with: .white, at: 0.15)
        pool(Point(x: radius * 0.66, y: y + 3.5), radius * 0.62, color, strength: 0.5 * (1 - tint.cloud), pen)
    }

    private static func pool(_ center: Point, _ radius: Double, _ color: Color, strength: Double, _ pen: DrinkPen) {
        pen.canvas.translated(x: center.x, y: center.y) {
            pen.canvas.scaled(x: 1, y: 0.19) {
                pen.canvas.fill(
                    .circle(center: Point(x: 0, y: 0), radius: radius),
                    with: .radial(
                        center: Point(x: 0, y: 0), radius: radius,
                        stops: [
                            (0, color.opacity(strength)), (0.5, color.opacity(strength * 0.62)),
                            (0.78, color.opacity(strength * 0.2)), (1, color.opacity(0)),
                        ]))
            }
        }
    }
}
