internal import GTK
internal import Widgets

/// The position and rotation of a piece of ice.
struct IcePiece {
    var center: Point
    /// Half the edge of a cube, or the radius of a chip.
    var size: Double
    /// The rotation, in degrees.
    var turn: Double
    var kind: Kind

    enum Kind { case cube, chip, nugget, shard }
}

/// Draws pieces of ice.
enum IceDrawing {
    /// Draws pieces as they are seen in a drink, or above it.
    /// - Parameter column: the liquid that the pieces lie in, which tints them; nil for pieces in the air.
    static func draw(_ pieces: [IcePiece], in column: LiquidColumn?, _ pen: DrinkPen) {
        guard pieces.first?.kind == .cube else { return IceChipDrawing.draw(pieces, in: column, pen) }
        for piece in pieces {
            let look = IceLook(in: column?.liquid(at: piece.center.y))
            pen.canvas.translated(x: piece.center.x, y: piece.center.y) { IceCubeDrawing.draw(piece, look, pen) }
        }
    }
}

/// The look of a piece of ice.
struct IceLook {
    let tint: Color
    let shade: Color
    /// The visibility, 0 to 1.
    let strength: Double
    let isWet: Bool

    /// Creates the look of a piece.
    /// - Parameter liquid: the liquid that the piece lies in; nil in the air.
    init(in liquid: Liquid?) {
        tint = liquid.map { $0.color.shaded(0.62) } ?? Color(hex: 0xF4FAFB)
        shade = liquid.map { $0.color.deep } ?? Color(hex: 0x6F98A3)
        // In a cloudy drink ice is seen only near the glass.
        strength = liquid.map { 1 - 0.62 * $0.cloud } ?? 1
        isWet = liquid != nil
    }
}
