internal import GTK

/// A picture that is wanted of a drink: how large, and in which ink.
struct DrinkOrder: Hashable, Sendable {
    var art: DrinkArt
    /// Width and height in pixels of the interface, 1 or more.
    var side: Int
    /// How many device pixels make one of them, 1 or more.
    var scale: Int
    /// The colour of outlines.
    var ink: DrinkInk

    /// The memory that the picture takes.
    var bytes: Int { side * scale * side * scale * 4 }

    /// The same of the glass alone.
    var emptyGlass: DrinkOrder {
        var order = self
        order.art = DrinkArt(glass: art.glass)
        return order
    }

    /// The picture, drawn now.
    @MainActor
    func draw() -> Texture {
        Texture(width: side, height: side, scale: Double(scale)) { draw(on: $0) }
    }

    /// The picture, drawn off the main thread.
    @MainActor
    func drawn() async -> Texture {
        await Texture.drawn(width: side, height: side, scale: Double(scale)) { [self] in draw(on: $0) }
    }

    private func draw(on canvas: Canvas) {
        DrinkDrawing.draw(art, side: Double(side), scale: Double(scale), ink: ink, on: canvas)
    }
}
