public import GTK

/// Pale placeholders for cards that are being loaded, so that nothing jumps when they appear.
///
/// They pulse while loading is in progress, unless motion is reduced. The name says what is being loaded.
///
///     let skeleton = CardSkeleton("Asking the shop…", cardWidth: 184, cardHeight: 276, pictureHeight: 156)
///     skeleton.bind(\.isVisible) { model.isLoading }
@MainActor
public final class CardSkeleton: CustomWidget {
    private let fitting: CardColumns
    private let cardHeight: Int
    private let pictureHeight: Int
    /// The card without what is on it, which is drawn in every place.
    private let card = Box(.vertical).styled("card")
    private var pulse: SkeletonPulse?

    /// Creates a skeleton.
    /// - Parameters:
    ///   - name: what is being loaded, in words.
    ///   - cardWidth: the minimum width of a card, in pixels, while there are more than two columns, as in `CardGrid`.
    ///   - cardHeight: the height of a card, in pixels.
    ///   - pictureHeight: the height of the picture at its top, in pixels; nil for a little more than half of the card.
    public init(_ name: String, cardWidth: Int = 216, cardHeight: Int, pictureHeight: Int? = nil) {
        fitting = CardColumns(cardWidth: cardWidth)
        self.cardHeight = cardHeight
        self.pictureHeight = pictureHeight ?? cardHeight * 58 / 100
        super.init()
        adopt(card)
        canTarget = false
        clipsContent = true
        accessibleLabel = name
        pulse = SkeletonPulse(self)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "card-skeleton"
        type.role = .status
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: orientation == .horizontal ? 4 * fitting.cardWidth : cardHeight)
    }

    private let (edge, gap) = (Double(Space.medium), Double(Space.small))

    /// How many cards are beside each other in a width, and how wide each of them is.
    private func columns(in width: Int) -> (count: Int, side: Double) {
        let count = fitting.count(in: width, of: self)
        return (count, ((Double(width) - 2 * edge - Double(count - 1) * gap) / Double(count)).rounded(.down))
    }

    public override func allocate(width: Int, height: Int) {
        place(card, in: firstPlace(width))
    }

    /// Where the first card is, at the start of the first line.
    private func firstPlace(_ width: Int) -> Rectangle {
        let side = max(0, columns(in: width).side)
        return Rectangle(
            x: left(edge, of: side, in: Double(width)), y: gap, width: side, height: Double(cardHeight))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let (count, side) = columns(in: width)
        guard side > 0 else { return }
        let color = foreground.opacity(foreground.alpha * (pulse?.strength ?? 1))
        let first = firstPlace(width)
        let step = (side + gap) * (isMirrored ? -1 : 1)
        var number = 0
        for y in stride(from: 0, to: Double(height), by: Double(cardHeight) + gap) {
            for column in 0..<count {
                snapshot.translated(x: Double(column) * step, y: y) {
                    snapshot.add(card, of: self)
                    draw(on: first, Self.shares[number % Self.shares.count], color, in: snapshot)
                }
                number += 1
            }
        }
    }

    /// The tops of the lines below a picture, how much of the card's width they take, and how high they are: the name, and
    /// what else is said of it.
    private static let lines = [(top: 0.0, share: 0.6, height: 18.0), (30, 0.3, 12), (50, 0.4, 12)]

    private static let button = 36.0

    /// How long the lines of the cards are, as words are not all of one length.
    private static let shares = [1, 0.8, 1.15, 0.9, 0.7, 1.05, 0.85]

    /// Draws what is on a card: its picture, a line for the name, and shorter ones below.
    private func draw(on place: Rectangle, _ long: Double, _ color: Color, in snapshot: Snapshot) {
        let padding = Double(Space.small)
        let picture = Double(pictureHeight)
        // The corners of the picture are those of the card; below, it ends straight.
        snapshot.clipped(to: place, radius: Radius.card) {
            snapshot.fill(
                Rectangle(x: place.x, y: place.y, width: place.width, height: picture),
                with: color.opacity(color.alpha * 0.6))
        }
        // Where a `ProductCard` has its button; over the edge of the picture, which is not to be seen through it.
        let disc = Rectangle(
            x: place.x + left(place.width - padding - Self.button, of: Self.button, in: place.width),
            y: place.y + picture + 9 - Self.button, width: Self.button, height: Self.button)
        snapshot.clipped(to: disc, radius: Self.button / 2) { snapshot.fill(disc, with: color.opacity(1)) }
        let y = place.y + picture + padding
        for (top, share, height) in Self.lines where y + top + height < place.y + place.height {
            let wide = place.width * share * long
            let x = place.x + left(padding, of: wide, in: place.width)
            let line = Rectangle(x: x, y: y + top, width: wide, height: height)
            snapshot.clipped(to: line, radius: 6) { snapshot.fill(line, with: color) }
        }
    }
}
