internal import GTK
internal import Widgets

/// Draws many small pieces of ice in a few batches, so that a heap costs little more than a cube.
enum IceChipDrawing {
    /// Draws the pieces of a heap, all of one kind.
    /// - Parameter column: the liquid that the pieces lie in, which tints them; nil for pieces in the air.
    static func draw(_ pieces: [IcePiece], in column: LiquidColumn?, _ pen: DrinkPen) {
        guard let first = pieces.first else { return }
        // In a drink they are pale enough to merge into each other; in the air they lie on top of one another.
        let (batches, layers) = column == nil ? (5, 2) : (4, 1)
        for batch in 0..<batches {
            let from = pieces.count * batch / batches
            let range = pieces[from..<(pieces.count * (batch + 1) / batches)]
            guard let middle = range.first?.center.y else { continue }
            let look = IceLook(in: column?.liquid(at: middle))
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

    /// Pebbles have just enough corners to look round.
    private static let nugget = Path((0..<9).map { Point(angle: Double($0) * 40, distance: $0 % 2 == 0 ? 0.94 : 0.88) })
    private static let nuggetLight = Path(
        (0..<6).map { Point(angle: Double($0) * 60, distance: 0.5) }.map { Point(x: $0.x - 0.15, y: $0.y - 0.2) })

    /// The lit part of each outline.
    private static let facets: [Path] = [
        Path([Point(x: -0.9, y: -0.3), Point(x: -0.1, y: -0.9), Point(x: 0.9, y: -0.4), Point(x: 0, y: 0)]),
        Path([Point(x: -0.8, y: -0.7), Point(x: 0.5, y: -0.8), Point(x: 0.1, y: 0.05), Point(x: -0.9, y: 0.4)]),
        Path([Point(x: -0.6, y: -0.8), Point(x: 0.8, y: -0.6), Point(x: 0.1, y: -0.05), Point(x: -0.9, y: 0.5)]),
    ]
}
