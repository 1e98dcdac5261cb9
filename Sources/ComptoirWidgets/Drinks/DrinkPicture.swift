public import GTK
internal import Widgets

/// The picture of a drink, drawn from what the drink is, in a square of any size.
///
/// It is drawn once for each size, without a file, and kept in `ArtTextures`. A card of a long list does not wait
/// for it: it shows the empty glass until the drink has been drawn off the main thread. The outline of the glass
/// is the colour of the style, so that it stands out on light and on dark ground; where that is black or white, as in
/// high contrast, it is a strong line. It is not mirrored for
/// right-to-left scripts: the light of all pictures comes from the upper left. For one that fills up before the eye
/// take `DrinkPour`.
///
///     DrinkPicture(art, size: 150)
@MainActor
public final class DrinkPicture: CustomWidget, PatientPicture {
    private let size: Int
    private let textures: ArtTextures
    private let isPatient: Bool

    /// Makes a picture.
    /// - Parameters:
    ///   - art: what is drawn; nil for nothing yet.
    ///   - size: the natural width and height, in pixels.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - isPatient: whether the frame is painted without the drink where that has to be drawn first; for the cards of
    ///     long lists.
    ///   - textures: where drawn pictures are kept.
    public init(
        _ art: DrinkArt? = nil, size: Int, alternativeText: String? = nil, isPatient: Bool = false,
        textures: ArtTextures = .shared
    ) {
        self.art = art
        self.size = size
        self.isPatient = isPatient
        self.textures = textures
        super.init()
        describe(as: alternativeText)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "drink"
    }

    /// What is drawn.
    public var art: DrinkArt? {
        didSet {
            guard art != oldValue else { return }
            queueDraw()
            // Where it is in sight, the frame that follows asks for it once more, and sooner.
            if isPatient, art != nil { textures.queue.add(self, isInSight: false) }
        }
    }

    /// What has to be drawn; nil while there is nothing to draw, or no room.
    var order: ArtOrder? {
        guard let art, let square = ArtSquare(self) else { return nil }
        return ArtOrder(art: art, side: square.side, scale: max(1, scaleFactor), ink: square.ink)
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: self.size, natural: self.size)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let order, let square = ArtSquare(self) else { return }
        draw(order, in: square.place, isPatient: isPatient, from: textures, on: snapshot)
    }
}
