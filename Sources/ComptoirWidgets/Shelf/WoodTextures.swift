internal import GTK
internal import Widgets

/// The pictures of wood for a shelf of a given width; each is drawn once and shown for every board.
@MainActor
final class WoodTextures {
    private struct Kind: Equatable {
        var width, row, standing, scale: Int
        var wood, brass: Color
    }

    private var kind: Kind?
    private var first, row: Texture?
    private var rail: Texture?

    /// The height of the rail with its posts, in pixels.
    nonisolated static let railHeight = 30
    /// How high the middle of the rail is above its board, in pixels.
    nonisolated static let rail = 20.5

    /// Returns the pictures of a row of wall with its board below another board and without one above, and of the rail
    /// in front.
    /// - Parameter standing: the `y` of the board, from the top of the row.
    func row(
        width: Int, height: Int, standing: Int, scale: Int, wood: Color, brass: Color
    ) -> (first: Texture, row: Texture, rail: Texture)? {
        guard width > 0, height > standing else { return nil }
        let wanted = Kind(width: width, row: height, standing: standing, scale: scale, wood: wood, brass: brass)
        if wanted != kind { (kind, first, row, rail) = (wanted, nil, nil, nil) }
        let size = Size(width: Double(width), height: Double(height))
        func draw(isUnderBoard: Bool) -> Texture {
            Texture(width: width, height: height, scale: Double(scale)) { canvas in
                let drawing = WoodDrawing(wood: wood, brass: brass, canvas: canvas)
                drawing.wall(width: size.width, height: size.height, isUnderBoard: isUnderBoard)
                drawing.board(width: size.width, at: Double(standing), height: size.height - Double(standing))
            }
        }
        let (first, row) = (self.first ?? draw(isUnderBoard: false), self.row ?? draw(isUnderBoard: true))
        let rail =
            self.rail
            ?? Texture(width: width, height: Self.railHeight, scale: Double(scale)) { canvas in
                WoodDrawing(wood: wood, brass: brass, canvas: canvas)
                    .rail(width: size.width, height: Double(Self.railHeight))
            }
        (self.first, self.row, self.rail) = (first, row, rail)
        return (first, row, rail)
    }
}
