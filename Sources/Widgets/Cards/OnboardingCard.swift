public import GTK

/// A card as large as the window: a picture on its gradient, a name, a headline, and a start button.
///
///     let card = OnboardingCard()
///     card.show(picture: path, gradient: paint, name: "Lemon", headline: "A sour sun")
///     card.onStart { [weak model] in model?.startClicked() }
@MainActor
public final class OnboardingCard: CustomWidget {
    private let picture: ArtPicture
    private let nameLabel = FittingLabel().styled("onboarding-name")
    private let headlineLabel = Label().styled("onboarding-headline")
    private let button: Button
    private let texts: Box
    private var paint: GradientPaint?
    private let started = HandlerList<Void>()

    /// The space at the bottom for page dots over the card, in pixels.
    public static let footHeight = 72

    /// Creates an empty card.
    /// - Parameters:
    ///   - startTitle: the text of the button.
    ///   - showsStart: whether there is a button.
    public init(startTitle: String = tr("Start"), showsStart: Bool = true) {
        picture = ArtPicture(size: 420)
        button = Button(startTitle).styled("start").layout(
            horizontal: .center, margins: Insets(top: Space.small))
        texts = Box(.vertical, spacing: Space.tiny, [nameLabel, headlineLabel, button])
        super.init()
        headlineLabel.wraps = true
        for label in [nameLabel.label, headlineLabel] {
            label.isCentered = true
            label.textAlignment = 0.5
        }
        nameLabel.label.role = .heading
        button.wrapsLabel = true
        adopt(picture)
        adopt(texts)
        self.showsStart = showsStart
        button.isVisible = showsStart
        button.onClicked { [weak self] in self?.started.send() }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "onboarding-card"
        type.role = .group
    }

    /// Whether there is a button.
    public var showsStart: Bool = true {
        didSet { button.isVisible = showsStart }
    }

    /// Called when the user clicks the button.
    @discardableResult
    public func onStart(_ handler: @escaping @MainActor () -> Void) -> Connection { started.add(handler) }

    /// Shows an entry.
    /// - Parameters:
    ///   - picture: the path of the picture.
    ///   - gradient: the two colours of the background; the text is dark or white, whichever is easier to read.
    public func show(picture path: String?, gradient: GradientPaint, name: String, headline: String) {
        picture.path = path
        setForeground(for: gradient)
        paint = gradient
        nameLabel.text = name
        headlineLabel.text = headline
        accessibleLabel = "\(name). \(headline)"
        queueDraw()
    }

    // MARK: Layout

    private static let least = 96

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let margins = 2 * Space.large
        switch orientation {
        case .horizontal:
            let wanted = texts.measured(.horizontal)
            return Extent(
                minimum: max(OnboardingCard.least, wanted.minimum) + margins,
                natural: max(420, wanted.natural) + margins)
        case .vertical:
            let textHeight = texts.measured(.vertical, for: size.map(textWidth)).natural
            let rest = Space.large + Space.medium + OnboardingCard.footHeight
            return Extent(minimum: textHeight + OnboardingCard.least + rest, natural: textHeight + 360 + rest)
        }
    }

    private func textWidth(in width: Int) -> Int { min(width - 2 * Space.large, 560) }

    public override func allocate(width: Int, height: Int) {
        let textWidth = textWidth(in: width)
        let textHeight = texts.measured(.vertical, for: textWidth).natural
        let room = height - textHeight - Space.large - Space.medium - OnboardingCard.footHeight
        let side = max(OnboardingCard.least, min(room, width * 4 / 5, 560))
        let top = Space.large + max(0, (room - side) * 2 / 5)
        place(
            picture,
            in: Rectangle(x: Double((width - side) / 2), y: Double(top), width: Double(side), height: Double(side)))
        place(
            texts,
            in: Rectangle(
                x: Double((width - textWidth) / 2), y: Double(top + side + Space.medium), width: Double(textWidth),
                height: Double(textHeight)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let paint {
            let bounds = Rectangle(width: Double(width), height: Double(height))
            paint.fill(bounds, direction: direction, in: snapshot)
            if let place = picture.bounds(in: self) {
                GroundShadow.draw(side: place.width, center: place.center, in: snapshot)
            }
        }
        super.snapshot(snapshot)
    }
}
