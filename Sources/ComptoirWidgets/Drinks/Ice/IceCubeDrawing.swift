internal import GTK
internal import Widgets

/// Draws a cube of ice: seen from above one edge, rotated a little, with soft corners.
enum IceCubeDrawing {
    /// Draws a cube around the origin.
    static func draw(_ piece: IcePiece, _ look: IceLook, _ pen: DrinkPen) {
        let (tint, shade, strength, isWet) = (look.tint, look.shade, look.strength, look.isWet)
        let size = piece.size
        pen.canvas.rotated(degrees: piece.turn) {
            let top = 0.46 * size
            let body = Path.rectangle(
                Rectangle(x: -size, y: -size, width: size * 2, height: size * 2), radius: size * 0.28)
            pen.canvas.fill(
                body,
                with: .linear(
                    from: Point(x: -size, y: -size), to: Point(x: size, y: size),
                    stops: [
                        (0, tint.shaded(0.4).opacity((isWet ? 0.56 : 0.86) * strength)),
                        (0.5, tint.opacity((isWet ? 0.17 : 0.66) * strength)),
                        (1, tint.mixed(with: shade, at: 0.22).opacity((isWet ? 0.4 : 0.74) * strength)),
                    ]))
            // The upper face, and the hollow in its middle that freezing leaves.
            let face = Path.rectangle(
                Rectangle(x: -size * 0.84, y: -size * 0.86, width: size * 1.68, height: top), radius: size * 0.2)
            pen.canvas.fill(face, with: Color.white.opacity((isWet ? 0.34 : 0.6) * strength))
            let hollow = Path.rectangle(
                Rectangle(x: -size * 0.56, y: -size * 0.16, width: size * 1.12, height: size * 0.9), radius: size * 0.34
            )
            pen.canvas.fill(
                hollow,
                with: .linear(
                    from: Point(x: -size * 0.5, y: -size * 0.2), to: Point(x: size * 0.6, y: size * 0.8),
                    stops: [
                        (0, shade.opacity(0.17 * strength)), (0.55, shade.opacity(0.02)),
                        (1, Color.white.opacity(0.3 * strength)),
                    ]))
            pen.canvas.stroke(body, with: shade.opacity((isWet ? 0.24 : 0.4) * strength), width: pen.line(0.5))
            var edge = Path()
            edge.move(to: Point(x: -size * 0.84, y: size * 0.55))
            edge.line(to: Point(x: -size * 0.84, y: -size * 0.55))
            edge.curve(to: Point(x: -size * 0.5, y: -size * 0.86), control: Point(x: -size * 0.84, y: -size * 0.86))
            edge.line(to: Point(x: size * 0.4, y: -size * 0.86))
            pen.canvas.stroke(edge, with: Color.white.opacity(0.8 * strength), width: pen.line(0.62))
        }
    }
}
