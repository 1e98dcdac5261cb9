public import GTK

/// The head of a product's page: its picture, large, on a wooden counter in light of its colour, with what is said of it and
/// done with it on a card beside it, or below the counter where space is scarce.
///
///     let stage = ProductStage(BottlePicture(size: 216), height: 264, beside: Box(.vertical, [name, price, buy]))
///     stage.tint = amber
@MainActor
public final class ProductStage: CustomWidget, PageCover {
    private let art: Widget
    private let panel: Widget?
    private let ground = CounterGround()
    private let least: Int
    private let smallest: Int
    private let topInset: Int
    private let footing: Double
    private let emptyTop: Double
    /// The fraction of the height that the counter takes; deeper below a picture that is larger than its place.
    private var counter: Double { emptyTop > 0 ? 0.16 : 0.1 }

    /// Creates a stage.
    /// - Parameters:
    ///   - art: the picture; it gets a square, with the product standing at its bottom.
    ///   - height: the least height of the counter and what is above it, in pixels; it grows with what is beside the picture.
    ///   - smallest: the height down to which a picture alone shrinks where space is scarce, in pixels; nil for `height`.
    ///   - topInset: the space above the picture, in pixels, for the buttons of the page.
    ///   - footing: the fraction of the picture's height at which the product stands.
    ///   - emptyTop: the fraction of the picture's height at its top in which there is nothing, so that it may be larger.
    ///   - panel: what is on the card beside the picture; nil for a picture alone.
    public init(
        _ art: Widget, height: Int, smallest: Int? = nil, topInset: Int = 0, footing: Double = 1, emptyTop: Double = 0,
        beside panel: Widget? = nil
    ) {
        self.art = art
        self.panel = panel?.styled("card", "padded")
        self.topInset = topInset
        self.footing = footing
        self.emptyTop = min(footing / 2, max(0, emptyTop))
        self.smallest = min(height, smallest ?? height)
        least = height
        super.init()
        // What the picture throws on the counter ends with it.
        clipsContent = panel == nil
        adopt(ground)
        adopt(art)
        if let panel { adopt(panel) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "product-stage"
        type.role = .group
    }

    /// The colour that tints the background.
    public var tint: Color {
        get { ground.tint }
        set { ground.tint = newValue }
    }

    public override var requestMode: RequestMode { panel == nil ? .constant : .heightForWidth }

    /// The width of the card in a width, in pixels; nil if it is below the picture.
    private func panelWidth(in width: Int) -> Int? {
        guard let panel else { return nil }
        let wanted = max(444, panel.measured(.horizontal).minimum)
        return width - wanted >= least + Space.large + Space.page ? wanted : nil
    }

    private func height(of panel: Widget, in width: Int) -> Int { panel.measured(.vertical, for: width).natural }

    public func groundHeight(in width: Int) -> Int {
        guard let panel, let beside = panelWidth(in: width) else { return least }
        let above = topInset + height(of: panel, in: beside) + 2 * Space.medium
        return max(least, Int((Double(above) / (1 - counter)).rounded(.up)))
    }

    public func drawGround(behind line: Rectangle, in snapshot: Snapshot) { ground.draw(behind: line, in: snapshot) }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let panelLeast = panel.map { $0.measured(.horizontal).minimum + 2 * Space.page } ?? 0
        guard orientation == .vertical else {
            let narrowest = max(panelLeast, smallest * 2 / 3)
            return Extent(minimum: narrowest, natural: max(narrowest, least * 2))
        }
        guard panel != nil else { return Extent(minimum: smallest, natural: least) }
        let width = size ?? max(panelLeast, least * 2)
        var height = groundHeight(in: width)
        if let panel, panelWidth(in: width) == nil {
            height += Space.large + self.height(of: panel, in: width - 2 * Space.page)
        }
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        // A picture alone has the height that it is given.
        let (beside, groundHeight) = (
            panelWidth(in: width), Double(panel == nil ? height : groundHeight(in: width))
        )
        let top = (groundHeight * (1 - counter)).rounded()
        ground.top = top
        place(ground, in: Rectangle(width: Double(width), height: groundHeight))
        let room = width - (beside.map { $0 + Space.page } ?? 0)
        let foot = groundHeight * (1 - counter * 0.55)
        let above = foot - Double(max(topInset, Space.medium))
        let side = Int(min(Double(room), panel == nil ? above / (footing - emptyTop) : above))
        let start = left((room - side) / 2, of: side, in: width)
        place(art, x: start, y: Int(foot - Double(side) * footing), width: side, height: side)
        ground.middle = Double(start) + Double(side) / 2
        guard let panel else { return }
        let panelWidth = beside ?? width - 2 * Space.page
        let panelHeight = self.height(of: panel, in: panelWidth)
        let panelTop = beside == nil ? Int(groundHeight) + Space.large : (topInset + Int(top) - panelHeight) / 2
        place(
            panel, x: left(width - Space.page - panelWidth, of: panelWidth, in: width), y: panelTop, width: panelWidth,
            height: panelHeight)
    }

    private func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        place(child, in: Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }
}
