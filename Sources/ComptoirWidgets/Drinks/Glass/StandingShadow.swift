internal import GTK
internal import Widgets

/// The soft shadow of a glass on the ground, on its right as the light comes from the left, with the coloured light
/// that a clear drink lets through.
enum StandingShadow {
    static func draw(_ form: GlassForm, tint: Liquid?, _ pen: DrinkPen) {
        let radius = (form.foot?.radius ?? form.outer.bottomRadius) + 4
        let y = DrinkPen.ground
        if pen.ink.isOnCounter { return onCounter(radius, form.material == .glass ? tint : nil, pen) }
        let black = pen.isDark ? Color(hex: 0x000F0D) : Color(hex: 0x3A2A18)
        pool(Point(x: radius * 0.2, y: y + 2), radius * 1.42, black, strength: pen.isDark ? 0.62 : 0.3, pen)
        pool(Point(x: 1, y: y + 3), radius * 1.04, black, strength: pen.isDark ? 0.55 : 0.26, pen)
        guard form.material == .glass, let tint, tint.cloud < 0.7 else { return }
        let color = tint.color.mixed(with: .white, at: 0.15)
        pool(Point(x: radius * 0.66, y: y + 3.5), radius * 0.62, color, strength: 0.5 * (1 - tint.cloud), pen)
    }

    /// Draws the shadow on dark wood, and the light that comes out of the drink there, away from the key light.
    private static func onCounter(_ radius: Double, _ tint: Liquid?, _ pen: DrinkPen) {
        let y = DrinkPen.ground
        let black = Color(hex: 0x0E0502)
        pool(Point(x: radius * 0.34, y: y + 2), radius * 1.6, black, strength: 0.7, pen)
        pool(Point(x: 2, y: y + 2), radius * 1.1, black, strength: 0.8, pen)
        guard let tint, tint.cloud < 0.75 else { return }
        let warm = Color(hex: 0xFFE2B8)
        let clear = 1 - tint.cloud
        let glow = tint.color.mixed(with: warm, at: 0.12)
        pool(Point(x: radius * 1.02, y: y + 5), radius * 1.2, glow, strength: 0.85 * clear, pen)
        pool(
            Point(x: radius * 0.92, y: y + 4.4), radius * 0.5, glow.mixed(with: warm, at: 0.35), strength: 0.6 * clear,
            pen)
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
