public import GTK

/// A large number with what it counts, a line of details and a progress bar, coloured by its tone.
///
/// For a page that is a single number, use a `BigNumber`.
///
///     let card = NumberCard()
///     (card.number, card.title, card.tone) = ("41", "days without smoking", .green)
@MainActor
public final class NumberCard: CustomWidget {
    private let numberLabel = Label().styled("number-card-number", "tabular")
    private let titleLabel = Label().styled("number-card-title")
    private let detailLabel = Label().styled("number-card-detail")
    private let bar = ShareBar()
    private let texts: Box

    /// Creates an empty card.
    public override init() {
        texts = Box(.vertical, [numberLabel, titleLabel])
        super.init()
        styled("toned")
        tone = .plain
        for label in [numberLabel, titleLabel, detailLabel] { label.textAlignment = 0 }
        for label in [titleLabel, detailLabel] {
            label.wraps = true
            label.isVisible = false
        }
        texts.append(detailLabel.layout(margins: Insets(top: Space.small)))
        adopt(texts)
        adopt(bar)
        bar.isVisible = false
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "number-card"
        type.role = .group
    }

    /// The number.
    public var number: String {
        get { numberLabel.text }
        set { numberLabel.text = newValue }
    }

    /// The thing that is counted.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.show(newValue) }
    }

    /// The line of details below.
    public var detail: String {
        get { detailLabel.text }
        set { detailLabel.show(newValue) }
    }

    /// The progress, from 0 to 1; nil for no bar.
    public var fraction: Double? {
        didSet {
            bar.fraction = fraction ?? 0
            bar.isVisible = fraction != nil
        }
    }

    /// A small picture in the corner.
    public var art: Widget? {
        didSet {
            guard art !== oldValue else { return }
            if let oldValue { release(oldValue) }
            if let art { adopt(art) }
            queueResize()
        }
    }

    // MARK: Layout

    private static let artSide = 60
    private var foot: Int { bar.isVisible ? Space.small + bar.measured(.vertical).natural : 0 }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = texts.measured(orientation, for: size)
        guard orientation == .vertical else {
            let natural = max(
                wanted.natural, numberLabel.measured(.horizontal).natural + (art == nil ? 0 : Self.artSide))
            return Extent(minimum: wanted.minimum, natural: natural)
        }
        return Extent(minimum: wanted.natural + foot, natural: wanted.natural + foot)
    }

    public override func allocate(width: Int, height: Int) {
        let high = texts.measured(.vertical, for: width).natural
        place(texts, in: Rectangle(width: Double(width), height: Double(high)))
        if bar.isVisible {
            let thick = bar.measured(.vertical).natural
            place(bar, in: Rectangle(y: Double(height - thick), width: Double(width), height: Double(thick)))
        }
        guard let art else { return }
        // A number that needs the space takes precedence over the picture.
        let left = width - numberLabel.measured(.horizontal).natural - Space.tiny
        setShown(art, left >= Self.artSide / 2)
        let side = min(Self.artSide, max(Self.artSide / 2, left))
        place(
            art,
            in: Rectangle(
                x: Double(isMirrored ? 0 : width - side), width: Double(side), height: Double(side)))
    }
}
