public import GTK

/// Pale placeholders for cards that are being loaded, so that nothing jumps when they appear.
///
/// They pulse while loading is in progress, unless motion is reduced. The name says what is being loaded.
///
///     let skeleton = CardSkeleton("Asking the shop…", cardWidth: 184, cardHeight: 270, pictureHeight: 168)
///     skeleton.bind(\.isVisible) { model.isLoading }
@MainActor
public final class CardSkeleton: CustomWidget {
    private static let breath = Duration.milliseconds(1_600)

    private let fitting: CardColumns
    private let cardHeight: Int
    private let pictureHeight: Int
    private var animation: Animation?
    private var strength = 1.0

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
        canTarget = false
        clipsContent = true
        accessibleLabel = name
        onMap { [weak self] in self?.breathe() }
        onUnmap { [weak self] in self?.animation?.cancel() }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "card-skeleton"
        type.role = .status
    }

    private func breathe() {
        guard ToolkitSettings.current.animationsEnabled else { return }
        animation?.cancel()
        animation = Animation(
            on: self, duration: CardSkeleton.breath,
            step: { [weak self] progress in
                self?.strength = 1 - 0.5 * (0.5 - abs(progress - 0.5)) * 2
                self?.queueDraw()
            },
            completion: { [weak self] in if self?.isMapped == true { self?.breathe() } })
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: orientation == .horizontal ? 4 * fitting.cardWidth : cardHeight)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let (edge, gap) = (Double(Space.medium), Double(Space.small))
        let columns = fitting.count(in: width, of: self)
        let side = ((Double(width) - 2 * edge - Double(columns - 1) * gap) / Double(columns)).rounded(.down)
        guard side > 0 else { return }
        let color = foreground.opacity(foreground.alpha * strength)
        var y = gap
        while y < Double(height) {
            for column in 0..<columns {
                card(
                    Rectangle(
                        x: edge + Double(column) * (side + gap), y: y, width: side, height: Double(cardHeight)), color,
                    in: snapshot)
            }
            y += Double(cardHeight) + gap
        }
    }

    /// Draws the card, its picture, a line for the name, and a shorter one below.
    private func card(_ place: Rectangle, _ color: Color, in snapshot: Snapshot) {
        let padding = Double(Space.small)
        let picture = Double(pictureHeight)
        // The corners of the picture are those of the card; below, it ends straight.
        snapshot.clipped(to: place, radius: Radius.card) {
            snapshot.fill(place, with: color.opacity(color.alpha * 0.3))
            snapshot.fill(Rectangle(x: place.x, y: place.y, width: place.width, height: picture), with: color)
        }
        let (x, y) = (place.x + padding, place.y + picture + padding)
        let lines = [
            Rectangle(x: x, y: y, width: place.width * 0.6, height: 18),
            Rectangle(x: x, y: y + 30, width: place.width * 0.35, height: 12),
        ]
        for line in lines { snapshot.clipped(to: line, radius: 6) { snapshot.fill(line, with: color) } }
    }
}
