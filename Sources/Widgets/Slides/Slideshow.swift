public import GTK

/// Pages of the full size of which one is visible; it moves on automatically, and from the last to the first.
///
/// Swipes, the keys Left, Right, Home and End, a wheel turned sideways or with Shift, and buttons move to another page
/// immediately. The slide show pauses while the pointer is over it, while it has gained the keyboard focus by a key,
/// while the program (`isPaused`) or the user (a button) has paused it, and if the desktop prefers reduced motion.
/// Automatic changes are not announced to screen readers; those by the user are. A page is created when it is needed
/// and released when it is out of view, so there may be very many.
///
/// For a few pages that stay in place, use a `Pager`.
///
///     let slides = Slideshow("Counters", count: 4) { CounterPage(model.counters[$0]) }
///     slides.onIndexChanged { [weak model] in model?.shown($0) }
@MainActor
public final class Slideshow: CustomWidget {
    let controls: SlideControls
    var track = SlideTrack()
    var swipe: SwipeTracker?
    var animation: Animation?
    let activated = HandlerList<Int>()
    lazy var timer = RotationTimer { [weak self] in self?.moveOn() }
    private let title: String
    private let makePage: @MainActor (Int) -> Widget
    private let pageName: @MainActor (Int, Int) -> String
    private let changed = HandlerList<Int>()
    let voice = LiveRegion()

    /// Creates a slide show.
    /// - Parameters:
    ///   - name: the name of the slide show for assistive technology.
    ///   - count: the number of pages.
    ///   - pageName: returns the text announced for the page in view; receives its number, counted from 1, and the
    ///     count.
    ///   - page: creates the page with an index; it may be called again for the same one.
    public init(
        _ name: String, count: Int = 0,
        pageName: @escaping @MainActor (Int, Int) -> String = { tr("{page} of {count}", ["page": $0, "count": $1]) },
        page: @escaping @MainActor (Int) -> Widget
    ) {
        title = name
        self.count = max(0, count)
        self.pageName = pageName
        makePage = page
        controls = SlideControls(name: name, pageName: pageName)
        super.init()
        clipsContent = true
        isFocusable = true
        styled("focusable")
        for widget in controls.all { adopt(widget) }
        adopt(voice)
        listen()
        reload()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "slideshow"
        type.role = .group
    }

    /// The number of pages; setting it creates the page in view again.
    public var count: Int {
        didSet {
            count = max(0, count)
            if count != oldValue { reload() }
        }
    }

    /// The index of the page in view. Setting it moves there and does not call `onIndexChanged`.
    public var index: Int {
        get { track.current?.index ?? 0 }
        set { go(to: newValue, forward: newValue >= index) }
    }

    /// The time for which a page is shown before the next one.
    public var interval: Duration {
        get { timer.interval }
        set { timer.interval = newValue }
    }

    /// Whether the program has paused it, for example while something is being edited.
    public var isPaused = false {
        didSet { timer.rest(.program, isPaused) }
    }

    /// Whether the user has paused it with the button. Setting it does the same as the button.
    public var isHeld = false {
        didSet {
            timer.rest(.person, isHeld)
            controls.show(isHeld: isHeld)
        }
    }

    /// Whether it is going to move on automatically.
    public var isRotating: Bool { timer.isRunning }

    /// The page in view; nil if there is none.
    public var page: Widget? { track.current?.page }

    /// Called with the index of the page that has come into view, automatically or by the user.
    @discardableResult
    public func onIndexChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { changed.add(handler) }

    /// Called with the index of the page that the user has clicked, or on which they have pressed Enter or Space.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { activated.add(handler) }

    /// Creates the page in view again.
    public func reload() {
        let index = min(self.index, max(0, count - 1))
        animation?.cancel()
        for page in track.takeOut(isAll: true) { release(page) }
        track.position = Double(track.place)
        if count > 0 { put(index, at: track.place) }
        timer.rest(.single, count < 2)
        tell()
        queueResize()
    }

    // MARK: Moving

    func put(_ index: Int, at place: Int) {
        if track.slides[place]?.index == index { return }
        let page = makePage(index)
        if let old = track.put(SlideTrack.Slide(index: index, page: page), at: place) { release(old) }
        adopt(page, before: controls.next)
    }

    private func moveOn() {
        guard count > 1 else { return }
        go(to: (index + 1) % count, forward: true)
        changed.send(index)
    }

    /// Moves to a page at the user's request.
    func turn(to target: Int, forward: Bool) {
        guard count > 1, target != index else { return settle() }
        // A page out of view loses the focus; the slide show takes it, so that the keys keep working.
        if page?.hasFocus == true { grabFocus() }
        go(to: target, forward: forward)
        timer.restart()
        voice.say(pageName(index + 1, count))
        changed.send(index)
    }

    /// Moves one page forwards (1) or back (-1), and on from one end to the other, as a button does; handlers are
    /// called.
    public func step(_ step: Int) {
        guard count > 0 else { return }
        turn(to: (index + step + count) % count, forward: step > 0)
    }

    private func go(to target: Int, forward: Bool) {
        guard (0..<count).contains(target), target != index else { return }
        track.place += forward ? 1 : -1
        put(target, at: track.place)
        tell()
        settle()
        queueResize()
    }

    /// Slides to the current page.
    func settle() {
        animation?.cancel()
        let (start, end) = (track.position, Double(track.place))
        animation = Animation(
            on: self, duration: .milliseconds(240),
            step: { [weak self] progress in
                self?.track.position = start + (end - start) * progress
                self?.queueAllocate()
            },
            completion: { [weak self] in
                guard let self else { return }
                for page in track.takeOut() { release(page) }
            })
    }

    private func tell() {
        let words = count > 0 ? pageName(index + 1, count) : ""
        controls.show(index: index, of: count, words: words)
        accessibleLabel = words.isEmpty ? title : tr("{name}: {value}", ["name": title, "value": words])
        for control in controls.all { control.isVisible = count > 1 }
        controls.hold.isVisible = count > 1 && ToolkitSettings.current.animationsEnabled
    }

    // MARK: Layout

    private var lineHeight: Int { count > 1 ? controls.lineHeight : 0 }

    public override var requestMode: RequestMode { .heightForWidth }

    private func gutter(_ width: Int) -> Int { count > 1 ? controls.gutter(in: width) : 0 }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard let page else { return Extent(minimum: 0, natural: 0) }
        let across = page.measured(.horizontal)
        guard orientation == .vertical else {
            let least = max(across.minimum + 2 * gutter(across.minimum), count > 1 ? controls.leastWidth : 0)
            return Extent(minimum: least, natural: max(least, across.natural + 2 * gutter(across.natural)))
        }
        let height = page.measured(.vertical, for: size.map { max(across.minimum, $0 - 2 * gutter($0)) })
        return Extent(minimum: height.minimum + lineHeight, natural: height.natural + lineHeight)
    }

    public override func allocate(width: Int, height: Int) {
        place(voice, in: Rectangle(width: 0, height: 0))
        let gutter = gutter(width)
        let room = Rectangle(
            x: Double(gutter), width: Double(max(0, width - 2 * gutter)), height: Double(max(0, height - lineHeight)))
        for (slot, slide) in track.slides {
            let away = Double(slot) - track.position
            let isNear = abs(away) < 1
            setShown(slide.page, isNear)
            guard isNear else { continue }
            let way = (away * Double(width)).rounded()
            var bounds = room
            bounds.x += isMirrored ? -way : way
            place(slide.page, in: bounds)
        }
        guard count > 1 else { return }
        controls.layOut(in: self, pages: count, width: width, height: height) { [self] widget, bounds in
            var bounds = bounds
            bounds.x = left(bounds.x, of: bounds.width, in: Double(width))
            place(widget, in: bounds)
        }
    }
}
