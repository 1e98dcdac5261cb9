public import GTK

/// The picture of a drink, drawn from what the drink is, in a square of any size.
///
/// It is drawn once for each size, without a file and without waiting, and kept in `DrinkTextures`. The outline of the
/// glass follows the text colour of the style, so that it stands out on light and on dark ground. It is not mirrored
/// for right-to-left scripts: the light of all pictures comes from the upper left. For one that fills up before the
/// eye take `DrinkPour`.
///
///     DrinkPicture(art, size: 150)
@MainActor
public final class DrinkPicture: CustomWidget {
    private let size: Int
    private let textures: DrinkTextures

    /// Makes a picture.
    /// - Parameters:
    ///   - art: what is drawn; nil for nothing yet.
    ///   - size: the natural width and height, in pixels.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - textures: where drawn pictures are kept.
    public init(
        _ art: DrinkArt? = nil, size: Int, alternativeText: String? = nil, textures: DrinkTextures = .shared
    ) {
        self.art = art
        self.size = size
        self.textures = textures
        super.init()
        role = alternativeText == nil ? .none : .image
        if let alternativeText { setAccessibleLabel(alternativeText) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "drink"
    }

    /// What is drawn.
    public var art: DrinkArt? {
        didSet { if art != oldValue { queueDraw() } }
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        Measurement(minimum: self.size, natural: self.size)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let art, let square = DrinkSquare(self) else { return }
        let texture = textures.texture(of: art, side: square.side, scale: scaleFactor, isDark: square.isDark)
        snapshot.draw(texture, in: square.place)
    }
}

/// The square in the middle of a widget that a drink is drawn in.
@MainActor
struct DrinkSquare {
    let side: Int
    let place: Rectangle
    /// Whether the style writes in a light colour, and so on a dark ground.
    let isDark: Bool

    /// Nil while the widget has no size.
    init?(_ widget: Widget) {
        side = min(widget.width, widget.height)
        guard side > 0 else { return nil }
        place = Rectangle(
            x: Double((widget.width - side) / 2), y: Double((widget.height - side) / 2), width: Double(side),
            height: Double(side))
        isDark = widget.foreground.luminance > 0.4
    }
}
