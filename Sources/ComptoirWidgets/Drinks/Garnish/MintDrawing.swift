internal import GTK
internal import Widgets

/// Draws leaves and sprigs of mint.
enum MintDrawing {
    static let green = Color(hex: 0x58AC40)

    private static let veins: Path = {
        var path = Path()
        for (index, y) in [0.18, 0.34, 0.5, 0.66, 0.8].enumerated() {
            let reach = [0.23, 0.25, 0.21, 0.15, 0.08][index]
            for side in [-1.0, 1.0] {
                path.move(to: Point(x: 0, y: -y))
                path.curve(
                    to: Point(x: side * reach, y: -y - reach * 0.62),
                    control: Point(x: side * reach * 0.62, y: -y - reach * 0.12))
            }
        }
        return path
    }()

    private static let rib: Path = {
        var path = Path()
        path.move(to: Point(x: 0, y: 0.04))
        path.line(to: Point(x: 0, y: -0.93))
        return path
    }()

    /// Draws a leaf from the origin.
    /// - Parameters:
    ///   - length: the length from stalk to tip.
    ///   - turn: the direction of the tip, in degrees clockwise from straight up.
    ///   - width: 1 for a leaf seen from above, less for one seen at an angle.
    ///   - light: the amount of light on it, -1 to 1.
    static func leaf(
        length: Double, turn: Double, width: Double = 1, light: Double = 0, color: Color = green, _ pen: DrinkPen
    ) {
        let base =
            light < 0
            ? color.mixed(with: color.deep, at: -light) : color.mixed(with: Color(hex: 0xB9E07A), at: light * 0.7)
        let shade = base.deep.mixed(with: base, at: 0.25)
        let shape = length * pen.pixels < 26 ? LeafShape.plain : .fine
        pen.canvas.rotated(degrees: turn) {
            pen.canvas.scaled(x: length * width, y: length) {
                pen.canvas.fill(
                    shape.outline,
                    with: .linear(
                        from: Point(x: -0.3, y: -0.9), to: Point(x: 0.3, y: 0.1),
                        stops: [
                            (0, base.mixed(with: Color(hex: 0xE0F59A), at: 0.35)), (0.5, base),
                            (1, base.mixed(with: base.deep, at: 0.35)),
                        ]))
                // The half turned away from the light depends on the direction of the leaf.
                let dark = Point(angle: turn).x + Point(angle: turn).y * 0.6 > 0 ? shape.right : shape.left
                pen.canvas.fill(dark, with: shade.opacity(0.34))
                if pen.pixels > 0.8 {
                    pen.canvas.stroke(creases, with: shade.opacity(0.4), width: 0.03)
                    pen.canvas.stroke(veins, with: Color(hex: 0xE6F7B4).opacity(0.38), width: 0.022)
                }
                pen.canvas.stroke(rib, with: Color(hex: 0xE6F7B4).opacity(0.7), width: 0.034)
                pen.canvas.stroke(
                    shape.outline, with: shade.mixed(with: .black, at: 0.15).opacity(0.8),
                    width: pen.line(0.5) / length,
                    cap: .butt, join: .bevel)
            }
        }
    }

    /// The shadows under the veins.
    private static let creases = veins.mapped { Point(x: $0.x, y: $0.y + 0.035) }

    /// Draws a sprig that stands up from the origin: pairs of leaves, smaller towards the top.
    /// - Parameter root: how far the stem extends below the origin.
    static func sprig(height: Double, root: Double = 0, color: Color = green, _ pen: DrinkPen) {
        var stem = Path()
        stem.move(to: Point(x: 0, y: height * 0.14 + root))
        stem.curve(to: Point(x: 1, y: -height * 0.66), control: Point(x: -3, y: -height * 0.2))
        pen.canvas.stroke(stem, with: color.deep, width: 3.1)
        pen.canvas.stroke(stem, with: color.mixed(with: Color(hex: 0xC9E58C), at: 0.4), width: 1.7)
        func put(_ y: Double, _ length: Double, _ turn: Double, _ width: Double, _ light: Double) {
            pen.canvas.translated(x: 0, y: -height * y) {
                leaf(length: height * length, turn: turn, width: width, light: light, color: color, pen)
            }
        }
        // The leaves at the back, in the shade.
        put(0.34, 0.5, -34, 0.9, -0.5)
        put(0.34, 0.5, 38, 0.9, -0.6)
        put(0.14, 0.5, 106, 0.74, -0.4)
        put(0.14, 0.5, -108, 0.74, -0.25)
        // The pairs in front of them.
        put(0.24, 0.58, -74, 0.9, 0.1)
        put(0.24, 0.58, 72, 0.9, -0.15)
        put(0.5, 0.42, 3, 0.9, -0.1)
        put(0.43, 0.47, 54, 0.86, 0.02)
        put(0.43, 0.47, -50, 0.86, 0.3)
        // The young leaves at the top.
        put(0.5, 0.34, -22, 0.86, 0.45)
        put(0.5, 0.34, 26, 0.86, 0.25)
        put(0.47, 0.24, 3, 0.95, 0.7)
    }
}
