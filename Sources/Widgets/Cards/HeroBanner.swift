public import GTK

/// The head of an entry's page: its name, a line and chips on its gradient, and its picture large at the trailing side, in
/// soft light; below the edge, half on it, dials, and beside those one more widget.
///
/// In a narrow space the picture is above the words, a short name beside it. Use a `HeroHeader` for a picture without words,
/// and a `HeroCard` for the lead of a page that has other heads too.
///
///     let hero = HeroBanner()
///     hero.show(picture: path, gradient: paint, name: "Lemon", line: "A sour sun", chips: ["Rutaceae"])
///     hero.dials.values = figures
@MainActor
public final class HeroBanner: CustomWidget, PageCover {
    private let nameLabel = FittingLabel().styled("hero-name")
    private let lineLabel = Label().styled("hero-line")
    private let chips = WrapBox()
    private let words: Box
    private let picture = ArtPicture(size: 240)
    private var paint: GradientPaint?
    /// The dials on the lower edge.
    public let dials = DialRow()
    private let limit: Int

    /// Creates an empty head.
    /// - Parameter limit: the width of the page's text, in pixels, with which the words are aligned.
    public init(limit: Int = 760) {
        self.limit = limit
        words = Box(.vertical, spacing: Space.tiny, [nameLabel, lineLabel, chips])
        super.init()
        lineLabel.wraps = true
        lineLabel.textAlignment = 0
        nameLabel.heading(1)
        chips.layout(margins: Insets(top: Space.tiny))
        for child in [picture, words, dials] as [Widget] { adopt(child) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "hero-banner"
        type.role = .group
        type.answers = .window
    }

    public override func enteredWindow() { picture.land() }

    /// Shows an entry.
    public func show(picture path: String?, gradient: GradientPaint, name: String, line: String, chips facts: [String])
    {
        picture.path = path
        picture.land()
        paint = gradient
        words.setForeground(for: gradient)
        nameLabel.text = name
        lineLabel.show(line)
        chips.setChildren(facts.map { Chip($0) })
        chips.isVisible = !facts.isEmpty
        queueResize()
        queueDraw()
    }

    /// A widget beside the dials, or below them where there is no space.
    public var aside: Widget? {
        didSet {
            guard aside !== oldValue else { return }
            if let oldValue { release(oldValue) }
            if let aside { adopt(aside) }
            queueResize()
        }
    }

    /// The space above the words, in pixels, for the buttons of the page.
    public var topInset = 60 {
        didSet { if topInset != oldValue { queueResize() } }
    }

    // MARK: Layout

    private func plan(for width: Int) -> HeroBannerPlan {
        HeroBannerPlan(
            width: width, limit: limit, top: topInset, name: nameLabel, words: words, dials: dials,
            aside: aside?.isVisible == true ? aside : nil)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let parts: [Widget?] = [words, dials, aside]
        let least = parts.compactMap { $0?.measured(.horizontal).minimum }.max() ?? 0
        guard orientation == .vertical else {
            return Extent(minimum: least + 2 * HeroBannerPlan.inset, natural: limit)
        }
        let height = plan(for: size ?? limit).height
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        self[cssClass: "narrow"] = width < HeroBannerPlan.narrow
        let plan = plan(for: width)
        func put(_ child: Widget?, _ frame: Rectangle) {
            guard let child else { return }
            self.put(
                child, x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
        }
        put(words, plan.words)
        put(picture, plan.picture)
        put(dials, plan.dials)
        put(aside, plan.aside)
    }

    public func groundHeight(in width: Int) -> Int { plan(for: width).ground }

    public func drawGround(behind line: Rectangle, in snapshot: Snapshot) {
        let ground = Rectangle(width: Double(width), height: Double(groundHeight(in: width)))
        snapshot.clipped(to: line) { paint?.fill(ground, direction: direction, in: snapshot) }
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let paint, let bounds = picture.bounds(in: self) {
            let ground = Rectangle(width: Double(width), height: Double(plan(for: width).ground))
            snapshot.clipped(to: ground) {
                paint.fill(ground, direction: direction, in: snapshot)
                HeroLight.draw(paint, around: bounds, in: ground, snapshot)
            }
            GroundShadow.draw(side: bounds.width, center: bounds.center, in: snapshot)
        }
        super.snapshot(snapshot)
    }
}

/// The soft light around a picture on its gradient.
@MainActor
enum HeroLight {
    static func draw(_ paint: GradientPaint, around picture: Rectangle, in ground: Rectangle, _ snapshot: Snapshot) {
        // It comes from the upper left of the picture, and is gone before the words begin.
        let center = Point(x: picture.center.x - picture.width * 0.04, y: picture.center.y - picture.height * 0.06)
        let radius = picture.width * 0.78
        let light = paint.start.mixed(with: .white, at: 0.22)
        snapshot.fill(
            Rectangle(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
            around: center, horizontalRadius: radius, verticalRadius: radius,
            stops: [(0, light.opacity(0.8)), (0.5, light.opacity(0.34)), (1, light.opacity(0))])
    }
}
