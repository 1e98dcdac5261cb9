internal import GTK
internal import Widgets

/// What can be drawn from a plain value and kept as a picture.
enum ArtSubject: Hashable, Sendable {
    case drink(DrinkArt)
    /// A bottle or what stands beside it, as large as fits where it stands alone, else as large as among others.
    case bottle(BottleArt, isAlone: Bool)

    /// What stands in for it until it has been drawn; few pictures do for all.
    var draft: ArtSubject {
        switch self {
        case .drink(let art): .drink(DrinkArt(glass: art.glass))
        case .bottle(let art, let isAlone): .bottle(art.draft, isAlone: isAlone)
        }
    }
}

/// A picture that is wanted of something: how large, and in which ink.
struct ArtOrder: Hashable, Sendable {
    var subject: ArtSubject
    /// In pixels of the interface, 1 or more.
    var width, height: Int
    /// How many device pixels make one of them, 1 or more.
    var scale: Int
    /// The colour of outlines.
    var ink: ArtInk

    /// The same of what stands in for it.
    var draft: ArtOrder {
        var order = self
        order.subject = subject.draft
        return order
    }

    /// The picture, drawn now.
    @MainActor
    func draw() -> Texture {
        Texture(width: width, height: height, scale: Double(scale)) { draw(on: $0) }
    }

    /// The picture, drawn off the main thread.
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
    /// The order of a drink in its square.
    init(art: DrinkArt, side: Int, scale: Int, ink: ArtInk) {
        self.init(subject: .drink(art), width: side, height: side, scale: scale, ink: ink)
    }

    /// The order of a bottle.
    init(art: BottleArt, isAlone: Bool, width: Int, height: Int, scale: Int, ink: ArtInk) {
        self.init(subject: .bottle(art, isAlone: isAlone), width: width, height: height, scale: scale, ink: ink)
    }
}
