public import GTK

/// A card with a picture on a background of its colour, a name, a line below it, and any further content.
///
/// Unlike an `ArtCard`, it is as tall as its content requires. Use it for a few cards on a page, and `ArtCard` in a
/// long grid.
///
///     let card = PictureCard()
///     (card.title, card.subtitle, card.art) = ("Negroni", "Stirred", DrinkPicture(…))
@MainActor
public final class PictureCard: CustomWidget {
    private let ground = ProductGround().styled("product-ground")
    private let overlineLabel = Label().styled("overline")
    private let badgeLabel = Label().styled("picture-card-badge")
    private let titleLabel = FittingLabel().styled("picture-card-title")
    private let subtitleLabel = Label().styled("picture-card-subtitle")
    private let words: Box
    /// The content below the text.
    public let content = Box(.vertical, spacing: Space.small)

    /// Creates an empty card.
    /// - Parameter artHeight: the height of the picture, in pixels.
    public init(artHeight: Int = 160) {
        self.artHeight = artHeight
        words = Box(.vertical, spacing: 3, [titleLabel, subtitleLabel])
        super.init()
        styled("card")
        clipsContent = true
        for label in [overlineLabel, subtitleLabel] {
            label.wraps = true
            label.textAlignment = 0
        }
        for label in [overlineLabel, badgeLabel, titleLabel, subtitleLabel] as [Widget] { label.isVisible = false }
        for child in [ground, overlineLabel, badgeLabel, words, content] as [Widget] { adopt(child) }
        ground.isVisible = false
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "picture-card"
        type.role = .group
    }

    /// The height of the picture, in pixels.
    public var artHeight: Int {
        didSet { if artHeight != oldValue { queueResize() } }
    }

    /// A few words above the picture or the name.
    public var overline: String {
        get { overlineLabel.text }
        set { overlineLabel.show(newValue) }
    }

    /// The name.
    public var title: String {
        get { titleLabel.text }
        set {
            titleLabel.show(newValue)
            // What would need two lines of large letters is set in smaller ones.
            self[cssClass: "long"] = newValue.count > 14
        }
    }

    /// A line below the name.
    public var subtitle: String {
        get { subtitleLabel.text }
        set { subtitleLabel.show(newValue) }
    }

    /// A word or a number in the corner.
    public var badge: String {
        get { badgeLabel.text }
        set { badgeLabel.show(newValue) }
    }

    /// The picture, which gets a square.
    public var art: Widget? {
        didSet {
            guard art !== oldValue else { return }
            if let oldValue { release(oldValue) }
            if let art { adopt(art, before: overlineLabel) }
            ground.isVisible = art != nil
            self[cssClass: "pictured"] = art != nil
            queueResize()
        }
    }

    /// The colour that tints the background of the picture; nil for a neutral one.
    public var tint: Color? {
        didSet { ground.tint = tint ?? ProductGround.neutral }
    }

    // MARK: Layout

    private func height(of child: Widget, in width: Int) -> Int {
        child.isVisible ? child.measured(.vertical, for: max(0, width)).natural : 0
    }

    private var hasWords: Bool { titleLabel.isVisible || subtitleLabel.isVisible }
    private var hasContent: Bool { !content.children.isEmpty }
    /// The space around the text, which is larger if the card has further content.
    private var inset: Int { hasContent ? Space.medium : Space.small }

    private func badgeSize() -> (width: Int, height: Int) {
        guard badgeLabel.isVisible else { return (0, 0) }
        let width = badgeLabel.measured(.horizontal).natural
        return (width, height(of: badgeLabel, in: width))
    }

    private struct Heights {
        var head = 0, stage = 0, words = 0, content = 0
    }

    /// Returns the heights of the parts in a width, each with the space above it if it is not empty.
    private func heights(in width: Int) -> Heights {
        let room = width - 2 * inset
        let badge = badgeSize()
        let head = max(height(of: overlineLabel, in: room - badge.width - (badge.width > 0 ? 6 : 0)), badge.height)
        var result = Heights()
        result.head = overlineLabel.isVisible || (art == nil && badge.height > 0) ? head + inset : 0
        result.stage = art == nil ? 0 : artHeight + (overlineLabel.isVisible ? Space.tiny : Space.small)
        result.words = hasWords ? height(of: words, in: room) + (result.head > 0 && art == nil ? 3 : inset) : 0
        result.content = hasContent ? height(of: content, in: room) + Space.small : 0
        return result
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let parts: [Widget] = [words, content, overlineLabel]
        let wanted = parts.filter(\.isVisible).map { $0.measured(.horizontal) }
        let least = (wanted.map(\.minimum).max() ?? 0) + 2 * inset
        let natural = max(least, (wanted.map(\.natural).max() ?? 0) + 2 * inset, art == nil ? 0 : artHeight)
        guard orientation == .vertical else { return Extent(minimum: least, natural: natural) }
        let heights = self.heights(in: size ?? natural)
        let height = heights.head + heights.stage + heights.words + heights.content + inset
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        self[cssClass: "leading"] = hasContent
        let (heights, inset) = (heights(in: width), inset)
        let room = width - 2 * inset
        let badge = badgeSize()
        func put(_ child: Widget, x: Int, y: Int, width wide: Int, height: Int) {
            let x = left(x, of: wide, in: width)
            place(
                child,
                in: Rectangle(x: Double(x), y: Double(y), width: Double(wide), height: Double(max(0, height))))
        }
        put(badgeLabel, x: width - inset - badge.width, y: inset, width: badge.width, height: badge.height)
        if overlineLabel.isVisible {
            let wide = room - badge.width - (badge.width > 0 ? 6 : 0)
            put(overlineLabel, x: inset, y: inset, width: wide, height: heights.head - inset)
        }
        var y = heights.head
        if let art {
            put(ground, x: 0, y: 0, width: width, height: y + heights.stage)
            let side = min(artHeight, width)
            let foot = Double(y + heights.stage) * (1 - ProductGround.counter * 0.6)
            let standing = Double(side) * ((art as? any StandingPicture)?.footing ?? 1)
            put(art, x: (width - side) / 2, y: Int(foot - standing), width: side, height: side)
            y += heights.stage
        }
        if hasWords {
            let gap = heights.head > 0 && art == nil ? 3 : inset
            put(words, x: inset, y: y + gap, width: room, height: heights.words - gap)
        } else {
            put(words, x: inset, y: y, width: room, height: 0)
        }
        let high = max(0, heights.content - Space.small)
        // Extra space goes above the content, so that the buttons of several cards in a line are aligned.
        put(content, x: inset, y: height - inset - high, width: room, height: high)
    }
}
