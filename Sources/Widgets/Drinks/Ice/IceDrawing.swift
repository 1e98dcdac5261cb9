internal import GTK

/// Where a piece of ice lies and how it is turned.
struct IcePiece {
    var center: Point
    /// Half the edge of a cube, or the radius of a chip.
    var size: Double
    /// In degrees.
    var turn: Double
    var kind: Kind

    enum Kind { case cube, chip, nugget, shard }
}

/// Draws pieces of ice.
enum IceDrawing {
    /// Draws pieces as they are seen in a liquid, or above it.
    /// - Parameter liquid: what they lie in, which tints them; nil for pieces in the air.
    static func draw(_ pieces: [IcePiece], in liquid: Liquid?, _ pen: DrinkPen) {
        let tint = liquid.map { $0.color.shaded(0.62) } ?? Color(hex: 0xF4FAFB)
        let shade = liquid.map { $0.color.deep } ?? Color(hex: 0x6F98A3)
        // In a cloudy drink ice is seen only near the glass.
        let strength = liquid.map { 1 - 0.62 * $0.opacity } ?? 1
        for piece in pieces {
            pen.canvas.translated(x: piece.center.x, y: piece.center.y) {
                switch piece.kind {
                case .cube: cube(piece, tint, shade, strength, isWet: liquid != nil, pen)
                case .chip, .nugget, .shard: chip(piece, tint, shade, strength, isWet: liquid != nil, pen)
                }
            }
        }
    }

    /// A cube seen from above one edge, turned a little, with soft corners.
    private static func cube(
        _ piece: IcePiece, _ tint: Color, _ shade: Color, _ strength: Double, isWet: Bool, _ pen: DrinkPen
    ) {
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
                        (0.5, tint.opacity((isWet ? 0.26 : 0.66) * strength)),
                        (1, tint.mixed(with: shade, at: 0.22).opacity((isWet ? 0.4 : 0.74) * strength)),
                    ]))
            // The upper face, and the hollow that a freezing cube gets in its middle.
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

    /// The outlines of chips around the origin, at a size of 1.
    private static let outlines: [Path] = [
        Path([
            Point(x: -0.9, y: -0.3), Point(x: -0.1, y: -0.9), Point(x: 0.9, y: -0.4), Point(x: 0.7, y: 0.7),
            Point(x: -0.5, y: 0.8),
        ]),
        Path([
            Point(x: -0.8, y: -0.7), Point(x: 0.5, y: -0.8), Point(x: 1, y: 0.2), Point(x: 0.1, y: 0.9),
            Point(x: -0.9, y: 0.4),
        ]),
        Path([Point(x: -0.6, y: -0.8), Point(x: 0.8, y: -0.6), Point(x: 0.6, y: 0.6), Point(x: -0.9, y: 0.5)]),
    ]

    /// The lit part of each outline.
    private static let facets: [Path] = [
        Path([Point(x: -0.9, y: -0.3), Point(x: -0.1, y: -0.9), Point(x: 0.9, y: -0.4), Point(x: 0, y: 0)]),
        Path([Point(x: -0.8, y: -0.7), Point(x: 0.5, y: -0.8), Point(x: 0.1, y: 0.05), Point(x: -0.9, y: 0.4)]),
        Path([Point(x: -0.6, y: -0.8), Point(x: 0.8, y: -0.6), Point(x: 0.1, y: -0.05), Point(x: -0.9, y: 0.5)]),
    ]

    private static func chip(
        _ piece: IcePiece, _ tint: Color, _ shade: Color, _ strength: Double, isWet: Bool, _ pen: DrinkPen
    ) {
        let index = Int(abs(piece.turn)) % outlines.count
        let map: (Point) -> Point = { point in
            let direction = Point(angle: piece.turn)
            return Point(
                x: (point.x * direction.x - point.y * direction.y) * piece.size,
                y: (point.x * direction.y + point.y * direction.x) * piece.size)
        }
        let isRound = piece.kind == .nugget
        let outline =
            isRound ? Path.circle(center: Point(x: 0, y: 0), radius: piece.size * 0.92) : outlines[index].mapped(map)
        let light =
            isRound
            ? Path.circle(center: Point(x: -piece.size * 0.22, y: -piece.size * 0.26), radius: piece.size * 0.5)
            : facets[index].mapped(map)
        pen.canvas.fill(outline, with: tint.opacity((isWet ? 0.4 : 0.86) * strength))
        pen.canvas.fill(light, with: Color.white.opacity((isWet ? 0.42 : 0.9) * strength))
        pen.canvas.stroke(outline, with: shade.opacity((isWet ? 0.2 : 0.34) * strength), width: pen.line(0.42))
    }
}
