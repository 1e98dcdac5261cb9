public import GTK

/// Cards beside each other of which one stands in front; the others are turned away to its sides.
///
/// A finger, the mouse, two fingers on a touchpad, a wheel with Shift, and the keys Left, Right, Home and End bring
/// another card to the front, in the reading direction; so does a click on a card at the side. Only the card in
/// front can be used. Where less motion is asked for, the cards at the sides are not turned.
///
/// For pages of the whole size take a `Pager`.
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
    /// Where the carousel stands between its cards.
    var position = 0.0
    var stage = CoverflowStage()

    /// Makes a carousel.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - cards: in reading order.
    ///   - cardSize: the size of the card in front, in pixels; it is narrower in a narrow window.
    ///   - showsDots: whether there are dots below that say which card is in front.
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

    /// The number of the card in front, from 0. Setting it moves there and does not call `onSelected`.
    public var selectedIndex = 0 {
        didSet {
            selectedIndex = min(max(0, selectedIndex), max(0, frames.count - 1))
            guard selectedIndex != oldValue else { return }
            tellState()
            moveIntoPlace()
            notify("selected-index")
        }
    }

    /// Whether one card after the other comes to the front by itself, while nobody is at it.
    public var isRotating = false {
        didSet {
            guard isRotating != oldValue else { return }
            if timer == nil { timer = makeTimer() }
            timer?.rest(.program, !isRotating)
        }
    }

    /// Called with the number of the card that the person brought to the front.
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
            // The card that is on its way to the front may have the keyboard already.
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
