internal import GTK
internal import Widgets

/// A picture that can be drawn from a plain value and cached.
enum ArtSubject: Hashable, Sendable {
    case drink(DrinkArt)
    /// A bottle, or one of the other things on a shelf; drawn as large as fits if it stands alone, otherwise in
    /// proportion to the others.
    case bottle(BottleArt, isAlone: Bool)

    /// The placeholder shown until the picture has been drawn; a few placeholders serve all pictures.
    var draft: ArtSubject {
        switch self {
        case .drink(let art): .drink(art.emptied)
        case .bottle(let art, let isAlone): .bottle(art.draft, isAlone: isAlone)
        }
    }
}

/// A request for a picture: its subject, its size and its ink.
struct ArtOrder: Hashable, Sendable {
    var subject: ArtSubject
    /// The size in logical pixels, 1 or more.
    var width, height: Int
    /// The number of device pixels per logical pixel, 1 or more.
    var scale: Int
    /// The colour of the outlines.
    var ink: ArtInk

    /// The same order for the placeholder.
    var draft: ArtOrder {
        var order = self
        order.subject = subject.draft
        return order
    }

    /// Draws the picture now.
    @MainActor
    func draw() -> Texture {
        Texture(width: width, height: height, scale: Double(scale)) { draw(on: $0) }
    }

    /// Draws the picture off the main thread.
    @MainActor
    func drawn() async -> Texture {
        await Texture.drawn(width: width, height: height, scale: Double(scale)) { [self] in draw(on: $0) }
    }

    private func draw(on canvas: Canvas) {
        switch subject {
        case .drink(let art):
            DrinkDrawing.draw(art, side: Double(width), scale: Double(scale), ink: ink, on: canvas)
        case .bottle(let art, let isAlone):
            let size = Size(width: Double(width), height: Double(height))
            BottleDrawing.draw(art, in: size, isAlone: isAlone, scale: Double(scale), ink: ink, on: canvas)
        }
    }
}

extension ArtOrder {
    /// Creates an order for a drink in a square.
    init(art: DrinkArt, side: Int, scale: Int, ink: ArtInk) {
        self.init(subject: .drink(art), width: side, height: side, scale: scale, ink: ink)
    }

    /// Creates an order for a bottle.
    init(art: BottleArt, isAlone: Bool, width: Int, height: Int, scale: Int, ink: ArtInk) {
        self.init(subject: .bottle(art, isAlone: isAlone), width: width, height: height, scale: scale, ink: ink)
    }
}
