public import GTK
internal import Widgets

/// The picture of a bottle, or of what stands beside bottles, drawn from what it is, in a square of any size.
///
/// It is as large as fits and stands on the lower edge; many beside each other, each as large as it is among the others,
/// are a `Shelf`. It is drawn once for each size, and kept in `ArtTextures`. The style's colour tells it the ground: on
/// a dark one clear glass is lit at its edge, and where it is black or white, as in high contrast, outlines are strong
/// lines. It is not mirrored for right-to-left scripts: the light of all pictures comes from the upper left.
///
///     BottlePicture(art, size: 96)
@MainActor
public final class BottlePicture: CustomWidget, PatientPicture {
    private let size: Int
    private let textures: ArtTextures
    private let isPatient: Bool

    /// Makes a picture.
    /// - Parameters:
    ///   - art: what is drawn; nil for nothing yet.
    ///   - size: the natural width and height, in pixels.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - isPatient: whether the frame is painted with an empty bottle where it has to be drawn first; for the cells of
    ///     long lists.
    ///   - textures: where drawn pictures are kept.
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

    /// What is drawn.
    public var art: BottleArt? {
        didSet { if art != oldValue { queueDraw() } }
    }

    /// What has to be drawn; nil while there is nothing to draw, or no room.
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
