public import GTK
internal import Widgets

/// A picture of a drink being made: it rises in its glass, layer after layer.
///
/// If the desktop asks for reduced motion, changes are shown at once. Use a `DrinkPicture` for a still picture.
///
///     pour.bind(\.progress) { model.art.progress(ofLayers: model.poured) }
@MainActor
public final class DrinkPour: CustomWidget {
    private let size: Int
    private let least: Int
    private let isOnCounter: Bool
    private let textures: ArtTextures
    private var animation: Animation?
    /// The level drawn now, which an animation moves towards `progress`.
    private var level: Double

    /// Creates a picture.
    /// - Parameters:
    ///   - art: the finished drink.
    ///   - size: the natural width and height, in pixels.
    ///   - least: the minimum width and height, in pixels; nil for the natural one.
    ///   - progress: the fraction that has been poured, 0 to 1.
    ///   - isOnCounter: whether the glass stands on dark wood; see `DrinkPicture`.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - textures: the cache for the picture of the finished drink.
    public init(
        _ art: DrinkArt, size: Int, least: Int? = nil, progress: Double = 0, isOnCounter: Bool = false,
        alternativeText: String? = nil, textures: ArtTextures = .shared
    ) {
        self.art = art
        self.size = size
        self.least = min(size, least ?? size)
        self.progress = min(1, max(0, progress))
        level = min(1, max(0, progress))
        self.isOnCounter = isOnCounter
        self.textures = textures
        super.init()
        describe(as: alternativeText)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "drink"
    }

    /// The finished drink.
    public var art: DrinkArt {
        didSet { if art != oldValue { queueDraw() } }
    }

    /// The fraction that has been poured, 0 to 1. The picture follows with a short animation; garnishes and steam
    /// appear at 1.
    public var progress: Double {
        didSet {
            progress = min(1, max(0, progress))
            if progress != oldValue { move() }
        }
    }

    /// Whether the drink is still rising or sinking.
    public var isMoving: Bool { animation?.isRunning == true }

    private func move() {
        animation?.cancel()
        let (start, end) = (level, progress)
        animation = Animation(on: self, duration: .milliseconds(250)) { [weak self] part in
            guard let self else { return }
            level = part >= 1 ? end : start + (end - start) * part
            queueDraw()
        }
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: least, natural: self.size)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let square = ArtSquare(self, isOnCounter: isOnCounter) else { return }
        if level >= 1 {
            snapshot.draw(
                textures.texture(ArtOrder(art: art, side: square.side, scale: max(1, scaleFactor), ink: square.ink)),
                in: square.place)
            return
        }
        let (art, level, scale) = (art, level, Double(scaleFactor))
        snapshot.canvas(in: square.place) { canvas in
            canvas.translated(x: square.place.x, y: square.place.y) {
                DrinkDrawing.draw(
                    art, side: Double(square.side), scale: scale, ink: square.ink, progress: level, on: canvas)
            }
        }
    }
}
