public import GTK

/// The head of a page about several things: they stand side by side on a counter, in light of their colour, with a title and a
/// few words beside them, or above them where space is scarce. Things for which there is no space are left out.
///
/// At the top of a page it reaches up to the window's edge; as a card it has round corners.
/// The things are decoration: say in words what they show. Use a `ProductStage` for one thing alone, and a `Coverflow` for things
/// to choose from.
///
///     let head = CounterHead("Saturday", footing: DrinkPicture.footing)
///     head.things = drinks.map { DrinkPicture($0, size: 176, isOnCounter: true) }
///     head.tint = amber
@MainActor
public final class CounterHead: CustomWidget, PageCover {
    private let titleLabel = Label().styled("hero-name")
    private let words = Box(.vertical, spacing: Space.tiny)
    private let ground = CounterGround()
    private let setting: Setting
    private let measures: CounterHeadPlan.Measures

    /// Where a head is.
    public enum Setting: Sendable, Equatable {
        /// At the top of a page.
        /// - Parameters:
        ///   - topInset: the space above the words, in pixels, for the buttons of the page.
        ///   - limit: the width of the page's content, in pixels, with which the words are aligned.
        case cover(topInset: Int = 56, limit: Int = 1080)
        /// Among other cards.
        case card
    }

    /// Creates a head without things.
    /// - Parameters:
    ///   - title: the title, as a heading of the first level; empty for none.
    ///   - details: what is below the title; nil for nothing.
    ///   - setting: where the head is.
    ///   - side: the width and height of a thing, in pixels; two thirds of it where the words are above.
    ///   - stride: the distance from one thing to the next one, as a fraction of a thing's width; at least 0.1.
    ///   - closest: the same where there is no room for all things, down to which they come closer; nil for `stride`.
    ///   - footing: the fraction of a thing's height at which it stands.
    public init(
        _ title: String = "", details: Widget? = nil, setting: Setting = .cover(), side: Int = 150,
        stride: Double = 0.6, closest: Double? = nil, footing: Double = 1
    ) {
        self.setting = setting
        measures = CounterHeadPlan.Measures(
            setting, side: side, stride: max(0.1, stride), closest: max(0.1, min(stride, closest ?? stride)),
            footing: footing)
        super.init()
        titleLabel.text = title
        titleLabel.wraps = true
        titleLabel.textAlignment = 0
        titleLabel.role = .heading
        titleLabel.setAccessibleLevel(1)
        words.setChildren((title.isEmpty ? [] : [titleLabel]) + [details].compactMap { $0 })
        adopt(ground)
        adopt(words)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "counter-head"
        type.role = .group
    }

    /// The title; a head that began without one has none.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// What stands on the counter, from the leading side; each gets a square.
    public var things: [Widget] = [] {
        didSet {
            guard !things.elementsEqual(oldValue, by: ===) else { return }
            for thing in oldValue where !things.contains(where: { $0 === thing }) { release(thing) }
            for thing in things where !oldValue.contains(where: { $0 === thing }) {
                thing.setAccessible(.hidden, true)
                adopt(thing)
            }
            queueResize()
        }
    }

    /// More things than these fit on no counter.
    public static let most = 16

    /// Has a thing stand on the counter for each value, up to `most`; those that stand there already are kept.
    /// - Parameters:
    ///   - values: what to show, from the leading side.
    ///   - make: makes a further thing.
    ///   - fill: shows a value in a thing.
    public func stand<Value, Thing: Widget>(
        _ values: [Value], make: @MainActor () -> Thing, fill: @MainActor (Thing, Value) -> Void
    ) {
        let values = values.prefix(CounterHead.most)
        var standing = Array(things.compactMap { $0 as? Thing }.prefix(values.count))
        while standing.count < values.count { standing.append(make()) }
        for (thing, value) in zip(standing, values) { fill(thing, value) }
        things = standing
    }

    /// The colour of the light; nil for that of straw.
    public var tint: Color? {
        didSet { ground.tint = tint ?? CounterGround.plain }
    }

    // MARK: Layout

    private func plan(for width: Int) -> CounterHeadPlan {
        let word = titleLabel.parent == nil ? 0 : titleLabel.widestWord ?? 0
        return CounterHeadPlan(
            width: width, words: words, word: Int(word.rounded(.up)), count: things.count, measures)
    }

    public func groundHeight(in width: Int) -> Int { plan(for: width).height }

    public func drawGround(behind line: Rectangle, in snapshot: Snapshot) { ground.draw(behind: line, in: snapshot) }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let least = words.measured(.horizontal).minimum + 2 * measures.inset
        guard orientation == .vertical else { return Extent(minimum: least, natural: max(least, measures.limit)) }
        let height = plan(for: size ?? measures.limit).height
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let plan = plan(for: width)
        // How wide the words are would decide over their size on a card, and that over how wide they are.
        self[cssClass: "narrow"] = plan.isNarrow && setting != .card
        ground.top = Double(height - plan.front)
        // The light is where the things are.
        ground.middle = plan.middle.map { isMirrored ? Double(width) - $0 : $0 }
        place(ground, in: Rectangle(width: Double(width), height: Double(height)))
        put(
            words, x: plan.words.x, y: plan.wordsTop(in: height), width: plan.words.width, height: plan.words.height)
        for (index, thing) in things.enumerated() {
            setShown(thing, index < plan.places.count)
            guard index < plan.places.count else { continue }
            put(thing, x: plan.places[index], y: height - plan.rise, width: plan.side, height: plan.side)
        }
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard setting == .card else { return super.snapshot(snapshot) }
        snapshot.clipped(to: Rectangle(width: Double(width), height: Double(height)), radius: 12) {
            super.snapshot(snapshot)
        }
    }
}
