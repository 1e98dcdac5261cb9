public import GTK

/// A card with a picture on a disc in its light, a title and one or two lines of details; for the cells of a `CardGrid`.
///
/// All cards of the same width have the same height, whatever they contain: showing another entry only redraws them. A title
/// that needs two lines takes the place of the last line of details. Below them is a mark, where the cards have one.
/// The picture can be any widget. The grid describes the cards to assistive technology.
///
///     let card = ArtCard(DrinkPicture())
///     card.show(CardContent(title: "Negroni", details: "easy · Gin", rating: 4.5))
///     (card.art.drink, card.tint) = (drink, amber)
@MainActor
public final class ArtCard<Art: Widget>: CustomWidget {
    /// The widget that draws the picture.
    public let art: Art
    private let disc = TintedDisc().styled("card-disc")
    private let title = FixedLine().styled("card-title")
    private let details = FixedLine().styled("card-details")
    private let further = FixedLine().styled("card-details")
    private let stars = RatingStars(size: 12, isSpoken: false)
    private let mark = FixedLine().styled("card-state")
    private let heart = Image(sign: "comptoir-heart-filled-symbolic").styled("card-heart")
    private let artHeight: Int

    /// Creates an empty card.
    /// - Parameters:
    ///   - art: the widget that draws the picture; it gets a square.
    ///   - artHeight: the width and height of that square, in pixels.
    public init(_ art: Art, artHeight: Int = 132) {
        self.art = art
        self.artHeight = artHeight
        super.init()
        styled("card", "art-card")
        title.lines = 2
        for child in [disc, art, title, details, further, stars, mark, heart] as [Widget] { adopt(child) }
        show(content)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "art-card"
        type.role = .group
    }

    /// The colour of the light on the disc; nil for the plain disc.
    public var tint: Color? {
        get { disc.tint }
        set { disc.tint = newValue }
    }

    /// The content of the card; see `show(_:)`.
    public private(set) var content = CardContent(title: "")

    /// Shows an entry.
    public func show(_ content: CardContent) {
        title.text = content.title
        details.text = content.details
        further.text = content.furtherDetails ?? ""
        stars.rating = content.rating ?? 0
        stars.opacity = content.rating == nil ? 0 : 1
        mark.text = content.mark?.text ?? ""
        mark[cssClass: "good"] = content.mark?.isGood == true
        heart.opacity = content.isFavourite ? 1 : 0
        let isMoved =
            content.rating != self.content.rating || content.title != self.content.title
            || content.details != self.content.details
        let isTaller =
            (content.furtherDetails == nil) != (self.content.furtherDetails == nil)
            || (content.mark == nil) != (self.content.mark == nil)
        self.content = content
        if isTaller { queueResize() }
        // Only the positions inside the card change, not its size.
        if isMoved { queueAllocate() }
    }

    // MARK: Layout

    /// How much smaller details that do not fit may be.
    private static var leastScale: Double { 0.85 }

    private var detailsHeight: Int { max(details.measured(.vertical).natural, stars.measured(.vertical).natural) }

    /// In large text, what does not fit into a line goes on in a second one.
    private var furtherHeight: Int {
        further.lines = further.lineHeight > 24 ? 2 : 1
        return further.measured(.vertical).natural
    }

    private var markHeight: Int { content.mark == nil ? 0 : mark.measured(.vertical).natural }

    private var textHeight: Int {
        let two = title.measured(.vertical).natural
        return detailsHeight + max(two, content.furtherDetails == nil ? 0 : two / 2 + furtherHeight) + markHeight
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: return Extent(minimum: 120, natural: 204)
        case .vertical:
            let height = artHeight + Space.tiny + textHeight
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let top = max(0, height - textHeight - Space.tiny)
        let side = min(width, top)
        put(art, x: (width - side) / 2, y: (top - side) / 2, width: side, height: side)
        let round = side - Space.small
        put(disc, x: (width - round) / 2, y: (top - round) / 2, width: round, height: round)
        let line = title.measured(.vertical).natural / 2
        let isLong = title.isTooWide(for: width)
        let titleHeight = isLong ? 2 * line : line
        var y = top + Space.tiny
        put(title, x: 0, y: y, width: width, height: titleHeight)
        y += titleHeight
        let lineHeight = detailsHeight
        let hasStars = content.rating != nil
        // If a few words do not fit beside five stars, a single star stands for all; all cards of a grid do the same.
        stars.isCompact = width < stars.starsWidth + Space.tiny + 6 * details.measured(.vertical).natural
        let starsWidth = stars.isCompact ? stars.compactWidth : stars.starsWidth
        let start = hasStars ? starsWidth + Space.tiny : 0
        put(stars, x: 0, y: y, width: starsWidth, height: lineHeight)
        // Half a word says little; a little smaller it can still be read.
        details.isWhole = details.textWidth * Self.leastScale <= Double(width - start)
        put(details, x: start, y: y, width: width - start, height: lineHeight)
        y += lineHeight
        setShown(further, !isLong)
        if !isLong {
            let most = max(0, height - markHeight - y)
            put(further, x: 0, y: y, width: width, height: min(most, further.measured(.vertical).natural))
        }
        put(mark, x: 0, y: height - markHeight, width: width, height: markHeight)
        put(heart, x: 0, y: 0, width: TextGrowth.of(16), height: TextGrowth.of(24))
    }
}
