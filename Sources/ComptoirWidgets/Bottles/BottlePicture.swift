public import GTK
internal import Widgets

/// A picture of a bottle, or of another thing on the shelf, drawn from its description in a square of any size.
///
/// The bottle is as large as fits and stands on the lower edge; use a `Shelf` for many bottles side by side in
/// proportion. The picture is drawn once for each size and cached in `ArtTextures`. The style's colour tells it about
/// the background: on a dark one clear glass is lit at its edge, and where the colour is black or white, as in high
/// contrast, outlines are strong lines. It is not mirrored for right-to-left scripts, as the light of all pictures
/// comes from the upper left.
///
///     BottlePicture(art, size: 96)
@MainActor
public final class BottlePicture: CustomWidget, PatientPicture {
    private let size: Int
    private let textures: ArtTextures
    private let isPatient: Bool

    /// Creates a picture.
    /// - Parameters:
    ///   - art: the bottle; nil for nothing yet.
    ///   - size: the natural width and height, in pixels.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - isPatient: whether to paint the frame with an empty bottle if the picture has yet to be drawn; for the cells
    ///     of long lists.
    ///   - textures: the cache of drawn pictures.
    public init(
        _ art: BottleArt? = nil, size: Int, alternativeText: String? = nil, isPatient: Bool = false,
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
        type.cssName = "bottle"
    }

    /// The bottle that is drawn.
    public var art: BottleArt? {
        didSet { if art != oldValue { queueDraw() } }
    }

    /// The picture that has to be drawn; nil while there is nothing to draw, or no space.
    var order: ArtOrder? {
        guard let art, let square = ArtSquare(self) else { return nil }
        return ArtOrder(
            art: art, isAlone: true, width: square.side, height: square.side, scale: max(1, scaleFactor),
            ink: square.ink)
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
