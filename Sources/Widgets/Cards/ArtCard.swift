public import GTK

/// A card with a picture on a disc in its light, a title and one or two lines of details; for the cells of a `CardGrid`.
///
/// All cards of the same width have the same height, whatever they contain: showing another entry only redraws them. A title
/// that is too long for a line is set smaller, in two lines if it has to be; where it takes one, its room is left to details
/// that need another line. Below them is a mark, where the cards have one.
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

    /// How much smaller details that do not fit may be, and titles.
    private static var leastScale: Double { 0.85 }

    /// The heights of a line of each, in pixels, as they were when the card was measured.
    private var lines = ArtCardLines(title: 0, details: 0, further: 0, mark: 0)

    private func measureLines() {
        let further = further.lineHeight
        lines = ArtCardLines(
            title: title.lineHeight, details: max(details.lineHeight, stars.measured(.vertical).natural),
            // In large text, what does not fit into a line goes on in a second one.
            further: content.furtherDetails == nil ? 0 : further > 24 ? 2 * further : further,
            mark: content.mark == nil ? 0 : mark.lineHeight)
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: return Extent(minimum: 120, natural: 204)
        case .vertical:
            measureLines()
            let height = artHeight + Space.tiny + lines.height
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let top = max(0, height - lines.height - Space.tiny)
        let side = min(width, top)
        put(art, x: (width - side) / 2, y: (top - side) / 2, width: side, height: side)
        let round = side - Space.small
        put(disc, x: (width - round) / 2, y: (top - round) / 2, width: round, height: round)
        let titleHeight = setTitle(in: width)
        put(title, x: 0, y: top + Space.tiny, width: width, height: titleHeight)
        var y = top + Space.tiny + titleHeight
        y += putDetails(y: y, width: width, spare: lines.titles - titleHeight)
        let most = max(0, height - lines.mark - y)
        // Half a word says little; in one line or in two, it is there to be read.
        let isBroken = further.isTooWide(for: width) && most >= 2 * further.lineHeight
        further.lines = isBroken ? 2 : 1
        further.isWhole = !isBroken
        put(further, x: 0, y: y, width: width, height: min(most, (isBroken ? 2 : 1) * further.lineHeight))
        put(mark, x: 0, y: height - lines.mark, width: width, height: lines.mark)
        put(heart, x: 0, y: 0, width: TextGrowth.of(16), height: TextGrowth.of(24))
    }

    /// Sets the title in one line, a little smaller if it has to be, or in two that are smaller; returns its height.
    private func setTitle(in width: Int) -> Int {
        let isLong = title.textWidth * Self.leastScale > Double(width)
        title.lines = isLong ? 2 : 1
        title.isWhole = !isLong
        title.scale = isLong ? ArtCardLines.titleScale : 1
        return isLong ? lines.titles : lines.title
    }

    /// Places the stars, and the first details beside them; below them if there is no room and there is a line to spare.
    /// Returns the height of both.
    private func putDetails(y: Int, width: Int, spare: Int) -> Int {
        // If a few words do not fit beside five stars, a single star stands for all; all cards of a grid do the same.
        stars.isCompact = width < stars.starsWidth + Space.tiny + 6 * lines.details
        let starsWidth = stars.isCompact ? stars.compactWidth : stars.starsWidth
        let beside = content.rating == nil ? 0 : starsWidth + Space.tiny
        let fits = details.textWidth * Self.leastScale <= Double(width - beside)
        let isBroken = !fits && spare >= lines.details
        let start = isBroken ? 0 : beside
        put(stars, x: 0, y: y, width: starsWidth, height: lines.details)
        let isBelow = isBroken && beside > 0
        let isTwo = isBroken && !isBelow
        details.lines = isTwo ? 2 : 1
        details.isWhole = !isTwo
        let first = isBelow ? lines.details : 0
        let height = (isTwo ? 2 : 1) * lines.details
        put(details, x: start, y: y + first, width: width - start, height: height)
        return first + height
    }
}

/// The heights of an art card's lines, in pixels; 0 for those that it has not.
private struct ArtCardLines {
    /// How much smaller a title is that takes two lines.
    static let titleScale = 5.0 / 6

    var title: Int
    var details: Int
    var further: Int
    var mark: Int

    /// The room for the title: two smaller lines, or one and a line of details.
    var titles: Int { max(Int((2 * Double(title) * Self.titleScale).rounded(.up)), title + details) }
    /// The room for all of them.
    var height: Int { titles + details + further + mark }
}
