public import GTK

/// Cards side by side, one of which is in front; the others are turned away at its sides.
///
/// A finger, the mouse, two fingers on a touchpad, a wheel with Shift, and the keys Left, Right, Home and End bring
/// another card to the front, in the reading direction; so does a click on a card at the side. Only the front card can
/// be used. If reduced motion is preferred, the cards at the sides are not turned. Instead of cards it can show things
/// that stand on a counter, in light of their colour; see `CoverflowSetting`.
///
/// For pages of the full size, use a `Pager`.
///
///     let servings = Coverflow("Servings", drinks.map { CoverflowCard($0.name, DrinkPicture($0)) })
///     servings.bind(\.selectedIndex) { model.serving }
///     servings.onSelected { [weak model] in model?.servingChosen($0) }
@MainActor
public final class Coverflow: CustomWidget {
    var frames: [FocusFrame] = []
    let dots: PageDots?
    let setting: CoverflowSetting
    let cardSize: Size
    let ground: CounterGround?
    /// The names of what stands on a counter; none for cards.
    var names: [Label] = []
    var swipe: SwipeTracker?
    var animation: Animation?
    private var timer: RotationTimer?
    let selected = HandlerList<Int>()
    /// The current position between the cards.
    var position = 0.0
    var stage = CoverflowStage()

    /// Creates a carousel.
    /// - Parameters:
    ///   - name: the name of the carousel for assistive technology.
    ///   - cards: the cards, in reading order.
    ///   - setting: whether the cards hang side by side, or their contents stand on a counter.
    ///   - cardSize: the size of the front card, in pixels; it is narrower in a narrow window, and on a counter smaller.
    ///   - showsDots: whether dots below show which card is in front.
    public init(
        _ name: String, _ cards: [CoverflowCard] = [], setting: CoverflowSetting = .cards,
        cardSize: Size = Size(width: 228, height: 276), showsDots: Bool = false
    ) {
        self.setting = setting
        self.cardSize = cardSize
        ground = setting.footing == nil ? nil : CounterGround()
        dots = showsDots ? PageDots(cards.count, label: name) : nil
        super.init()
        clipsContent = true
        accessibleLabel = name
        if let ground { adopt(ground) }
        if let dots { adopt(dots) }
        if setting.footing != nil { dots?.styled("on-wood") }
        dots?.onSelected { [weak self] in self?.choose($0, takingFocus: false) }
        self.cards = cards
        takeIn(cards)
        listen()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "coverflow"
        type.role = .listBox
        type.property("selected-index", \Coverflow.selectedIndex)
    }

    /// The cards, in reading order.
    public var cards: [CoverflowCard] = [] {
        didSet { takeIn(cards) }
    }

    /// The colour of the light on a counter, usually that of what stands there.
    public var tint: Color? {
        get { ground?.tint }
        set { ground?.tint = newValue ?? CounterGround.plain }
    }

    /// The height above what stands on a counter, in pixels, where others may lie over the light.
    public var headroom = Space.small {
        didSet { if headroom != oldValue { queueResize() } }
    }

    /// The fraction of the height of all pictures on a counter, from the top, in which nothing is drawn: where that is known, what
    /// stands there is larger, and the carousel not as high.
    public var emptyTop = 0.0 {
        didSet {
            emptyTop = min(0.8, max(0, emptyTop))
            if emptyTop != oldValue { queueResize() }
        }
    }

    /// The index of the front card. Setting it moves there and does not call `onSelected`.
    public var selectedIndex = 0 {
        didSet {
            selectedIndex = min(max(0, selectedIndex), max(0, frames.count - 1))
            guard selectedIndex != oldValue else { return }
            tellState()
            moveIntoPlace()
            notify("selected-index")
        }
    }

    /// Whether the cards come to the front in turn automatically, while the user does not interact with them.
    public var isRotating = false {
        didSet {
            guard isRotating != oldValue else { return }
            if timer == nil { timer = makeTimer() }
            timer?.rest(.program, !isRotating)
        }
    }

    /// Called with the index of a card that the user has brought to the front.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { selected.add(handler) }

    // MARK: Layout

    public override var requestMode: RequestMode { setting.footing == nil ? .constant : .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let least = max(leastWidth, dots?.measured(.horizontal).minimum ?? 0) + 2 * Space.small
            return Extent(minimum: least, natural: max(least, Int(cardSize.width * 2.8)))
        case .vertical:
            let height = height(in: size ?? Int(cardSize.width * 2.8))
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        setStage(width: width, height: height)
        for (index, frame) in frames.enumerated() {
            // A card on its way to the front may already have the keyboard focus.
            let isNear = abs(Double(index) - position) < CoverflowPose.reach || index == selectedIndex
            setShown(frame, isNear)
            guard isNear else { continue }
            let pose = pose(of: index)
            var bounds = stage.bounds(of: pose)
            (bounds.width, bounds.height) = (stage.cardWidth, stage.cardHeight)
            if setting.footing != nil { frame.ringPlace = ringPlace }
            place(frame, in: bounds, scale: pose.scale)
        }
        placeNames(width: width)
        placeGround(width: width, height: height)
        guard let dots else { return }
        let (wide, high) = (dots.measured(.horizontal).natural, dotsHeight)
        let below = setting.footing == nil ? 0 : Space.tiny
        place(
            dots,
            in: Rectangle(
                x: Double((width - wide) / 2), y: Double(height - high - below), width: Double(wide),
                height: Double(high)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let ground { snapshot.add(ground, of: self) }
        for index in drawingOrder { stage.draw(frames[index], pose(of: index), of: self, in: snapshot) }
        for name in names { snapshot.add(name, of: self) }
        if let dots { snapshot.add(dots, of: self) }
    }
}
