public import GTK
public import Widgets

/// A number of days as a poster in its own colour: the figure in large, what it counts, its picture, and how far it is to
/// the record.
///
/// The text has a colour that can be read on the ground, whichever that is. All posters of a width have the same height,
/// whatever they show, so that they may be the cards of a `CardGrid`, with the words beside the figure. A flat one stands by
/// itself above what is said of it, and is as high as it needs. With a `limit` it is the head of a page,
/// whose cover it can be, and flat. For a whole page use `BigNumber` with `TallyMarks` or `DayPath`.
///
///     let poster = DayPoster(seed: counter.id) { formats.number($0) }
///     poster.content = DayPosterContent(number: "41", spoken: "41 days without smoking", …, color: counter.color)
@MainActor
public final class DayPoster: CustomWidget, PageCover {
    /// The space above the content of a page's head, in pixels, for the buttons of the page.
    private static let headRoom = 54

    private let face: DayPosterFace
    private let ground: ColorGround
    /// The colour of the page; nil for the head of one, which is to its edges.
    private let page: Pigment?

    /// Creates an empty poster.
    /// - Parameters:
    ///   - content: what it shows at first.
    ///   - seed: the seed of the handwriting of its tally.
    ///   - largestFigure: the greatest height of the figure, in pixels.
    ///   - limit: the width of the text of the page whose head it is, in pixels: its ground goes to the edges of the page and
    ///     up behind its buttons, its content keeps to that width; nil for a card.
    ///   - isFlat: whether it is as high as its width makes it, as is the head of a page; otherwise all of them are alike.
    ///   - corner: small widgets in the upper corner at the end, such as a menu; they take the colour of the text.
    ///   - format: returns a number as text.
    public init(
        _ content: DayPosterContent, seed: Int = 0, largestFigure: Int = 102, limit: Int? = nil,
        isFlat: Bool = false, corner: [Widget] = [],
        format: @escaping @MainActor (Int) -> String = { String($0) }
    ) {
        self.content = content
        face = DayPosterFace(
            seed: seed, largestFigure: largestFigure, isFlat: isFlat || limit != nil, corner: corner, format: format)
        let shown: Widget = if let limit { DayPoster.head(face, limit: limit) } else { face }
        ground = ColorGround(content.color, shown)
        page = limit == nil ? Pigment("day-poster-page") : nil
        super.init()
        if limit != nil { styled("head") }
        clipsContent = true
        adopt(ground)
        if let page { adopt(page) }
        face.show(content)
    }

    /// The content as the head of a page: in line with the page's text.
    private static func head(_ face: DayPosterFace, limit: Int) -> Widget {
        let side = Space.page - DayPosterFace.padding
        return Clamp(face.layout(margins: Insets(top: headRoom, bottom: 0, start: side, end: side)), to: limit)
    }

    public func groundHeight(in width: Int) -> Int { measured(.vertical, for: width).natural }

    public func drawGround(behind line: Rectangle, in snapshot: Snapshot) { snapshot.fill(line, with: ground.ground) }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "day-poster"
        type.role = .group
    }

    /// What it shows.
    public var content: DayPosterContent {
        didSet {
            guard content != oldValue else { return }
            ground.color = content.color
            face.show(content)
        }
    }

    /// The contrast with the page below which a card would look like a hole in it, and how much is then laid over the card.
    private static let (leastApart, veil) = (1.12, 0.08)

    public override func snapshot(_ snapshot: Snapshot) {
        super.snapshot(snapshot)
        guard let page, ground.ground.contrast(with: page.foreground) < Self.leastApart else { return }
        // Of the text's own kind, which stays as it is.
        let veil = Contrast.text(on: ground.ground).opacity(Self.veil)
        snapshot.fill(Rectangle(width: Double(width), height: Double(height)), with: veil)
    }

    /// Shows everything at once instead of on its way there, as where it now shows another thing.
    public func settle() {
        ground.settle()
        face.settle()
    }

    /// The seed of the handwriting of its tally.
    public var seed: Int {
        get { face.seed }
        set { face.seed = newValue }
    }

    /// The minimum contrast ratio of text with the ground; see `ColorGround`.
    public var leastContrast: Double {
        get { ground.leastContrast }
        set { ground.leastContrast = newValue }
    }
}
