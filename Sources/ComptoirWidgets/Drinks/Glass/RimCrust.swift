internal import GTK
internal import Widgets

/// Draws the coating of a rim.
enum RimCrust {
    static func draw(_ rim: DrinkArt.Rim, on form: GlassForm, _ pen: DrinkPen, _ random: inout ArtRandom) {
        let (y, radius) = (form.outer.top, form.outer.start.x)
        let flat = radius * DrinkPen.tilt(at: y)
        let (light, shade): (Color, Color) =
            switch rim.kind {
            case .salt: (.white, Color(hex: 0xB9C6CC))
            case .sugar: (Color(hex: 0xFFFBF0), Color(hex: 0xD8C9A6))
            case .celerySalt: (Color(hex: 0xF3F4E4), Color(hex: 0xA3AE7C))
            }
        var (lights, shades) = (Path(), Path())
        let count = Int(radius * (rim.isHalf ? 1.8 : 3.6))
        for index in 0..<count {
            // Half a coating covers the right half.
            let angle = rim.isHalf ? random.next(-85...88) : random.next(0...360)
            let direction = Point(angle: angle)
            let low = direction.y > 0 ? random.next(-1.6...5.2) : random.next(-2...1.4)
            let center = Point(x: direction.x * (radius + random.next(-0.8...1)), y: y + direction.y * flat + low)
            let size = random.next(0.7...1.5)
            if index % 3 == 0 {
                shades.grain(at: center, radius: size)
            } else {
                lights.grain(at: center, radius: size)
            }
        }
        // A pale coat below the grains, so that a small picture shows a rim and not dust.
        var coat = Path()
        if rim.isHalf {
            coat.arc(center: Point(x: 0, y: y + 1), radiusX: radius, radiusY: flat, from: -85, to: 88)
        } else {
            coat = .ellipse(center: Point(x: 0, y: y + 1), radiusX: radius, radiusY: flat)
        }
        pen.canvas.stroke(coat, with: shade.opacity(0.8), width: 5.2)
        pen.canvas.stroke(coat, with: light.opacity(0.92), width: 4)
        pen.canvas.fill(shades, with: shade)
        pen.canvas.fill(lights, with: light)
    }
}
