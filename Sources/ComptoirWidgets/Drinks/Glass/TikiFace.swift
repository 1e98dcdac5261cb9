internal import GTK
internal import Widgets

/// Draws the face carved into a tiki cup.
enum TikiFace {
    static func draw(_ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        let (top, bottom) = (form.outer.top, form.outer.bottom)
        for y in [top + 13, top + 20, bottom - 14, bottom - 7] { band(form, y, tones, pen) }
        teethAndBrow(tones, pen, middle: (top + bottom) / 2)
        let (from, to) = (top + 26, bottom - 20)
        pen.canvas.fill(form.outer.band(from...to, at: -0.68, width: 0.14), with: tones.glint.opacity(0.4))
    }

    private static func band(_ form: GlassForm, _ y: Double, _ tones: CupTones, _ pen: DrinkPen) {
        let radius = form.outer.radius(at: y)
        var path = Path()
        path.arc(center: Point(x: 0, y: y), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: y), from: 180, to: 0)
        carve(path, tones, pen, weight: 1)
    }

    /// Draws a groove: dark where it is cut, light on its lower edge.
    private static func carve(_ path: Path, _ tones: CupTones, _ pen: DrinkPen, weight: Double) {
        pen.canvas.translated(x: 0.6, y: 1.3) {
            pen.canvas.stroke(path, with: tones.glint.opacity(0.32), width: pen.line(weight))
        }
        pen.canvas.stroke(path, with: tones.line.opacity(0.85), width: pen.line(weight))
    }

    private static func teethAndBrow(_ tones: CupTones, _ pen: DrinkPen, middle: Double) {
        var brow = Path()
        for sign in [-1.0, 1.0] {
            brow.move(to: Point(x: sign * 33, y: middle - 20))
            brow.curve(
                to: Point(x: sign * 5, y: middle - 17), control1: Point(x: sign * 24, y: middle - 34),
                control2: Point(x: sign * 8, y: middle - 30))
            brow.curve(
                to: Point(x: sign * 11, y: middle + 13), control1: Point(x: sign * 3, y: middle - 4),
                control2: Point(x: sign * 13, y: middle + 4))
        }
        brow.move(to: Point(x: -11, y: middle + 13))
        brow.curve(to: Point(x: 11, y: middle + 13), control: Point(x: 0, y: middle + 20))
        carve(brow, tones, pen, weight: 1.5)
        for sign in [-1.0, 1.0] {
            var eye = Path()
            eye.move(to: Point(x: sign * 11, y: middle - 9))
            eye.curve(to: Point(x: sign * 30, y: middle - 8), control: Point(x: sign * 21, y: middle - 21))
            eye.curve(to: Point(x: sign * 11, y: middle - 9), control: Point(x: sign * 20, y: middle + 3))
            eye.close()
            pen.canvas.fill(eye, with: Color(hex: 0xF2E4B8))
            pen.canvas.fill(.circle(center: Point(x: sign * 20, y: middle - 8), radius: 3.4), with: tones.line)
            carve(eye, tones, pen, weight: 0.9)
        }
        let mouth = Path.rectangle(Rectangle(x: -25, y: middle + 25, width: 50, height: 19), radius: 9.5)
        pen.canvas.fill(mouth, with: tones.line)
        var teeth = Path()
        for column in -2...2 {
            for row in 0...1 {
                teeth.append(
                    .rectangle(
                        Rectangle(
                            x: Double(column) * 8.6 - 3.7, y: middle + 27.4 + Double(row) * 7.8, width: 7.4, height: 6.6
                        ),
                        radius: 1.6))
            }
        }
        pen.canvas.fill(teeth, with: Color(hex: 0xF2E4B8))
        carve(mouth, tones, pen, weight: 0.9)
    }
}
