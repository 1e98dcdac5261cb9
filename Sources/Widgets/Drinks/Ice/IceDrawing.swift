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
    /// How a piece is painted.
    private struct Look {
        var tint: Color
        var shade: Color
        var strength: Double
        var isWet: Bool

        init(in liquid: Liquid?) {
            tint = liquid.map { $0.color.shaded(0.62) } ?? Color(hex: 0xF4FAFB)
            shade = liquid.map { $0.color.deep } ?? Color(hex: 0x6F98A3)
            // In a cloudy drink ice is seen only near the glass.
            strength = liquid.map { 1 - 0.62 * $0.cloud } ?? 1
            isWet = liquid != nil
        }
    }

    /// Draws pieces as they are seen in a drink, or above it.
    /// - Parameter column: what they lie in, which tints them; nil for pieces in the air.
    static func draw(_ pieces: [IcePiece], in column: LiquidColumn?, _ pen: DrinkPen) {
        guard let first = pieces.first else { return }
        if first.kind == .cube {
            for piece in pieces {
                let look = Look(in: column?.liquid(at: piece.center.y))
                pen.canvas.translated(x: piece.center.x, y: piece.center.y) { cube(piece, look, pen) }
            }
        } else {
            chips(pieces, in: column, pen)
        }
    }

    /// A cube seen from above one edge, turned a little, with soft corners.
    private static func cube(_ piece: IcePiece, _ look: Look, _ pen: DrinkPen) {
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

    /// Pebbles are round, as far as it takes corners to look so.
    private static let nugget = Path((0..<9).map { Point(angle: Double($0) * 40, distance: $0 % 2 == 0 ? 0.94 : 0.88) })
    private static let nuggetLight = Path(
        (0..<6).map { Point(angle: Double($0) * 60, distance: 0.5) }.map { Point(x: $0.x - 0.15, y: $0.y - 0.2) })

    /// The lit part of each outline.
    private static let facets: [Path] = [
        Path([Point(x: -0.9, y: -0.3), Point(x: -0.1, y: -0.9), Point(x: 0.9, y: -0.4), Point(x: 0, y: 0)]),
        Path([Point(x: -0.8, y: -0.7), Point(x: 0.5, y: -0.8), Point(x: 0.1, y: 0.05), Point(x: -0.9, y: 0.4)]),
        Path([Point(x: -0.6, y: -0.8), Point(x: 0.8, y: -0.6), Point(x: 0.1, y: -0.05), Point(x: -0.9, y: 0.5)]),
    ]

    /// Many small pieces, painted in a few batches so that a heap costs little more than a cube.
    private static func chips(_ pieces: [IcePiece], in column: LiquidColumn?, _ pen: DrinkPen) {
        guard let first = pieces.first else { return }
        // In a drink they are pale enough to run into each other; in the air they lie one on the other.
        let (batches, layers) = column == nil ? (5, 2) : (4, 1)
        for batch in 0..<batches {
            let from = pieces.count * batch / batches
            let range = pieces[from..<(pieces.count * (batch + 1) / batches)]
            guard let middle = range.first?.center.y else { continue }
            let look = Look(in: column?.liquid(at: middle))
            for layer in 0..<layers {
                var (outlines, lights) = (Path(), Path())
                for (index, piece) in range.enumerated() where index % layers == layer {
                    let (outline, light) = chip(piece)
                    outlines.append(outline)
                    lights.append(light)
                }
                pen.canvas.fill(outlines, with: look.tint.opacity((look.isWet ? 0.34 : 0.9) * look.strength))
                pen.canvas.fill(lights, with: Color.white.opacity((look.isWet ? 0.28 : 0.95) * look.strength))
                guard !pen.isSmall, !look.isWet || first.kind == .shard else { continue }
                pen.canvas.stroke(
                    outlines, with: look.shade.opacity((look.isWet ? 0.16 : 0.42) * look.strength),
                    width: pen.line(0.42), cap: .butt, join: .bevel)
            }
        }
    }

    private static func chip(_ piece: IcePiece) -> (outline: Path, light: Path) {
        let index = Int(abs(piece.turn)) % outlines.count
        let direction = Point(angle: piece.turn)
        let (center, size) = (piece.center, piece.size)
        let map: (Point) -> Point = { point in
            Point(
                x: center.x + (point.x * direction.x - point.y * direction.y) * size,
                y: center.y + (point.x * direction.y + point.y * direction.x) * size)
        }
        guard piece.kind != .nugget else { return (nugget.mapped(map), nuggetLight.mapped(map)) }
        return (outlines[index].mapped(map), facets[index].mapped(map))
    }
}
