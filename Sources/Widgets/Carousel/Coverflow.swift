public import GTK

/// Cards side by side, one of which is in front; the others are turned away at its sides.
///
/// A finger, the mouse, two fingers on a touchpad, a wheel with Shift, and the keys Left, Right, Home and End bring
/// another card to the front, in the reading direction; so does a click on a card at the side. Only the front card can
/// be used. If reduced motion is preferred, the cards at the sides are not turned.
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
    let cardSize: Size
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
    ///   - cardSize: the size of the front card, in pixels; it is narrower in a narrow window.
    ///   - showsDots: whether dots below show which card is in front.
    public init(
        _ name: String, _ cards: [CoverflowCard] = [], cardSize: Size = Size(width: 228, height: 276),
        showsDots: Bool = false
    ) {
        self.cardSize = cardSize
        dots = showsDots ? PageDots(cards.count, label: name) : nil
        super.init()
        clipsContent = true
        accessibleLabel = name
        if let dots { adopt(dots) }
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

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let least = max(leastWidth, dots?.measured(.horizontal).minimum ?? 0) + 2 * Space.small
            return Extent(minimum: least, natural: max(least, Int(cardSize.width * 2.8)))
        case .vertical:
            let height = cardHeight + Space.small + Space.large + dotsHeight
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        setStage(width: width, room: height - Space.small - Space.large - dotsHeight)
        for (index, frame) in frames.enumerated() {
            // A card on its way to the front may already have the keyboard focus.
            let isNear = abs(Double(index) - position) < CoverflowPose.reach || index == selectedIndex
            setShown(frame, isNear)
            guard isNear else { continue }
            let pose = pose(of: index)
            var bounds = stage.bounds(of: pose)
            (bounds.width, bounds.height) = (stage.cardWidth, stage.cardHeight)
            place(frame, in: bounds, scale: pose.scale)
        }
        guard let dots else { return }
        let dotsWidth = dots.measured(.horizontal).natural
        place(
            dots,
            in: Rectangle(
                x: Double((width - dotsWidth) / 2), y: Double(height - dotsHeight), width: Double(dotsWidth),
                height: Double(dotsHeight)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        for index in drawingOrder { stage.draw(frames[index], pose(of: index), of: self, in: snapshot) }
        if let dots { snapshot.add(dots, of: self) }
    }
}
