public import GTK
public import Widgets

/// A picture of a drink, drawn from its description in a square of any size.
///
/// The picture is drawn once for each size, without a file, and cached in `ArtTextures`. A card in a long list need not
/// wait for it: it can show the empty glass until the drink has been drawn off the main thread. The outline of the
/// glass has the colour of the style, so that it stands out on light and dark backgrounds; where that is black or
/// white, as in high contrast, it is a strong line. The picture is not mirrored for right-to-left scripts, as the light
/// of all pictures comes from the upper left. Use a `DrinkPour` for a drink that fills up while the user watches.
///
///     DrinkPicture(art, size: 150)
@MainActor
public final class DrinkPicture: CustomWidget, PatientPicture, StandingPicture, TravellingPicture {
    /// The fraction of the picture's height at which the glass stands.
    public static let footing = DrinkPen.ground / DrinkPen.side

    public var footing: Double { Self.footing }

    private let size: Int
    private let least: Int
    private let isOnCounter: Bool
    private let textures: ArtTextures
    private let isPatient: Bool

    /// Creates a picture.
    /// - Parameters:
    ///   - art: the drink; nil for nothing yet.
    ///   - size: the natural width and height, in pixels.
    ///   - least: the minimum width and height, in pixels; nil for the natural one.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - isOnCounter: whether the glass stands on dark wood, on which it casts a deeper shadow and more of its colour.
    ///   - isPatient: whether to paint the frame with an empty glass if the drink has yet to be drawn; for the cards of
    ///     long lists.
    ///   - textures: the cache of drawn pictures.
    public init(
        _ art: DrinkArt? = nil, size: Int, least: Int? = nil, alternativeText: String? = nil,
        isOnCounter: Bool = false, isPatient: Bool = false, textures: ArtTextures = .shared
    ) {
        self.art = art
        self.size = size
        self.least = min(size, least ?? size)
        self.isOnCounter = isOnCounter
        self.isPatient = isPatient
        self.textures = textures
        super.init()
        describe(as: alternativeText)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "drink"
    }

    /// The drink that is drawn.
    public var art: DrinkArt? {
        didSet {
            guard art != oldValue else { return }
            queueDraw()
            // If it is in sight, the next frame queues it again, with priority.
            if isPatient, art != nil { textures.queue.add(self, isInSight: false) }
        }
    }

    public var subject: AnyHashable? { art }

    public var portrait: Texture? {
        order.flatMap { isPatient ? textures.kept($0) : textures.texture($0) }
    }

    public var isAway = false {
        didSet { if isAway != oldValue { queueDraw() } }
    }

    /// The picture that has to be drawn; nil while there is nothing to draw, or no space.
    var order: ArtOrder? {
        guard let art, let square = ArtSquare(self, isOnCounter: isOnCounter) else { return nil }
        return ArtOrder(art: art, side: square.side, scale: max(1, scaleFactor), ink: square.ink)
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: least, natural: self.size)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let order, !isAway, let square = ArtSquare(self) else { return }
        draw(order, in: square.place, isPatient: isPatient, from: textures, on: snapshot)
    }
}
