public import GTK

/// A low card with a small picture on a background of its colour at the start, a name and a line below it.
///
/// Use it for a few things that a page leads to, side by side in an `EqualGrid`; a `PictureCard` has its picture above
/// the name, and room for further content. To press it as a whole, put it into a button of the class `card-button`; where that
/// does something else than lead to the thing, a sign at the end says so.
///
///     let tile = PictureTile(DrinkPicture(art, size: 78))
///     (tile.title, tile.subtitle, tile.tint) = ("Negroni", "lacks 1", amber)
@MainActor
public final class PictureTile: CustomWidget {
    private let art: Widget
    private let ground = ProductGround().styled("product-ground")
    private let titleLabel = FittingLabel().styled("picture-tile-title")
    private let subtitleLabel = Label().styled("picture-card-subtitle")
    private let words: Box
    private let mark: Image?
    private static let (side, inset) = (78, Space.tiny)

    /// Creates a tile.
    /// - Parameters:
    ///   - art: the picture, which gets a square.
    ///   - sign: the name of a symbolic icon at the end; nil for none.
    public init(_ art: Widget, sign: String? = nil) {
        self.art = art
        mark = sign.map { Image(sign: $0).styled("picture-tile-sign") }
        words = Box(.vertical, spacing: 3, [titleLabel, subtitleLabel])
        super.init()
        styled("card")
        ground.radius = 0
        ground.tint = ProductGround.neutral
        for label in [titleLabel.label, subtitleLabel] {
            label.wraps = true
            label.textAlignment = 0
            label.keepsLastWords = true
        }
        subtitleLabel.isVisible = false
        for child in [ground, art, words] as [Widget] { adopt(child) }
        mark?.role = .none
        if let mark { adopt(mark) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "picture-tile"
        type.role = .group
    }

    /// The name.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// A line below the name.
    public var subtitle: String {
        get { subtitleLabel.text }
        set { subtitleLabel.show(newValue) }
    }

    /// Whether the line below the name says something good, such as that nothing is missing.
    public var isGood = false {
        didSet { subtitleLabel[cssClass: "good"] = isGood }
    }

    /// The colour that tints the background of the picture; nil for a neutral one.
    public var tint: Color? {
        didSet { ground.tint = tint ?? ProductGround.neutral }
    }

    // MARK: Layout

    /// The width that the picture takes with the space around it.
    private static var lead: Int { side + 2 * inset + Space.tiny }

    /// The width of the sign at the end.
    private var markWidth: Int { mark?.measured(.horizontal).natural ?? 0 }

    /// The width that the end takes with the space around it.
    private var trail: Int { mark == nil ? Space.small : markWidth + 2 * Space.small }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let around = PictureTile.lead + trail
        guard orientation == .vertical else {
            let wanted = words.measured(.horizontal)
            return Extent(minimum: wanted.minimum + around, natural: wanted.natural + around)
        }
        let high = words.measured(.vertical, for: size.map { max(0, $0 - around) }).natural
        let height = max(PictureTile.side + 2 * PictureTile.inset, high + 2 * Space.small)
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let (side, inset) = (PictureTile.side, PictureTile.inset)
        let tall = height - 2 * inset
        put(ground, x: inset, y: inset, width: side, height: tall)
        let foot = Double(inset) + Double(tall) * (1 - ProductGround.counter * 0.5)
        let square = side - Space.tiny
        let standing = Double(square) * ((art as? any StandingPicture)?.footing ?? 1)
        put(art, x: inset + 3, y: Int(foot - standing), width: square, height: square)
        let room = width - PictureTile.lead - trail
        let high = words.measured(.vertical, for: room).natural
        put(words, x: PictureTile.lead, y: (height - high) / 2, width: room, height: high)
        guard let mark else { return }
        put(mark, x: width - Space.small - markWidth, y: (height - markWidth) / 2, width: markWidth, height: markWidth)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let frame = ground.bounds(in: self) {
            snapshot.clipped(to: frame, radius: Radius.control) {
                snapshot.add(ground, of: self)
                snapshot.add(art, of: self)
            }
        }
        snapshot.add(words, of: self)
        if let mark { snapshot.add(mark, of: self) }
    }
}
