public import GTK

/// The lead of a page: a large name with a line above and some text below it, buttons, and a picture at the trailing
/// edge.
///
/// It is coloured by its tone. If there is little space, the picture is above the text, beside the name if that is short.
///
///     let hero = HeroCard(actions: [Button("Read on").styled("primary")])
///     (hero.title, hero.tone) = ("Persimmon", .orange)
@MainActor
public final class HeroCard: CustomWidget {
    private let overlineLabel = Label().styled("overline")
    private let titleLabel = FittingLabel().styled("hero-title")
    private let textLabel = Label().styled("hero-text")
    private let texts: Box
    /// The widgets below the text, such as buttons.
    public let actions: WrapBox

    /// Creates an empty card.
    /// - Parameter actions: the widgets below the text.
    public init(actions: [Widget] = []) {
        self.actions = WrapBox(spacing: Space.small, actions)
        texts = Box(.vertical, spacing: Space.tiny, [overlineLabel, titleLabel, textLabel])
        super.init()
        styled("toned")
        tone = .plain
        for label in [overlineLabel, titleLabel.label, textLabel] {
            label.wraps = true
            label.keepsLastWords = true
            label.textAlignment = 0
        }
        for label in [overlineLabel, titleLabel, textLabel] as [Widget] { label.isVisible = false }
        titleLabel.heading(2)
        texts.append(self.actions)
        // Where there are none they take no room.
        self.actions.layout(margins: Insets(top: actions.isEmpty ? 0 : Space.small))
        adopt(texts)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "hero-card"
        type.role = .group
    }

    /// A few words above the name.
    public var overline: String {
        get { overlineLabel.text }
        set { overlineLabel.show(newValue) }
    }

    /// The name.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.show(newValue) }
    }

    /// A sentence or two below the name.
    public var text: String {
        get { textLabel.text }
        set { textLabel.show(newValue) }
    }

    /// The picture, which gets a square.
    public var art: Widget? {
        didSet {
            guard art !== oldValue else { return }
            if let oldValue { release(oldValue) }
            if let art { adopt(art) }
            queueResize()
        }
    }

    // MARK: Layout

    /// The width below which the picture is above the text, in pixels.
    static let narrow = 440
    private static let least = 210
    private static let artHeight = 120

    private func isNarrow(_ width: Int) -> Bool { width < Self.narrow }

    /// The name and what is above it.
    private var heads: [Widget] { [overlineLabel, titleLabel].filter(\.isVisible) }

    /// Returns the width that is left beside labels.
    private func room(beside labels: [Widget], in width: Int) -> Int {
        width - Space.small - (labels.map { $0.measured(.horizontal).natural }.max() ?? 0)
    }

    /// What of the text is beside a picture that is above the rest: the name if there is space for it, or what is above it.
    private func beside(in width: Int) -> [Widget] {
        [heads, heads.filter { $0 === overlineLabel }].first { room(beside: $0, in: width) >= Self.artHeight } ?? []
    }

    /// Returns how much of the text's height is beside a picture that is above the rest.
    private func overlap(in width: Int) -> Int {
        beside(in: width).map { $0.measured(.vertical, for: width).natural + Space.tiny }.reduce(0, +)
    }

    /// Returns the height of what is above the text in a width.
    private func pictureHeight(in width: Int) -> Int {
        guard art != nil, isNarrow(width) else { return 0 }
        return max(0, Self.artHeight + Space.small - overlap(in: width))
    }

    /// Returns the width of the text beside a picture.
    private func textWidth(in width: Int) -> Int {
        guard art != nil, !isNarrow(width) else { return width }
        return max(texts.measured(.horizontal).minimum, width * 11 / 20)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = texts.measured(.horizontal)
        guard orientation == .vertical else {
            return Extent(minimum: wanted.minimum, natural: max(wanted.natural, 680))
        }
        let width = size ?? max(wanted.natural, 680)
        let words = texts.measured(.vertical, for: textWidth(in: width)).natural
        let height = max(isNarrow(width) ? 0 : Self.least, words + pictureHeight(in: width))
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let isNarrow = isNarrow(width)
        self[cssClass: "narrow"] = isNarrow
        let wide = textWidth(in: width)
        let high = texts.measured(.vertical, for: wide).natural
        let top = isNarrow ? height - high : (height - high) / 2
        place(
            texts,
            in: Rectangle(
                x: Double(left(0, of: wide, in: width)), y: Double(max(0, top)), width: Double(wide),
                height: Double(high)))
        guard let art else { return }
        let room = isNarrow ? width : width - wide
        let beside = beside(in: width)
        // A card that is taller than it has to be, as one beside another can be, has a larger picture.
        let free = min(self.room(beside: beside, in: width), height - high + overlap(in: width) - Space.small)
        let side = isNarrow ? min(max(Self.artHeight, free), width) : min(height, room)
        // In a narrow card it is at the end, where the light is.
        let start = isNarrow ? width - side : wide + (room - side) / 2
        place(
            art,
            in: Rectangle(
                x: Double(left(start, of: side, in: width)), y: Double(isNarrow ? 0 : (height - side) / 2),
                width: Double(side), height: Double(side)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let art, let bounds = art.bounds(in: self) {
            GroundShadow.draw(side: bounds.width, center: bounds.center, in: snapshot)
        }
        super.snapshot(snapshot)
    }
}

extension Label {
    /// Shows a text, or hides the label if the text is empty.
    func show(_ text: String) {
        self.text = text
        isVisible = !text.isEmpty
    }
}
