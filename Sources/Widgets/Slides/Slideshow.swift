public import GTK

/// Pages of the whole size of which one is seen; it moves on by itself, and from the last to the first.
///
/// Swipes, the keys Left, Right, Home and End, a wheel turned sideways or with Shift, and buttons go to another page at
/// once. It rests while the pointer is over it, while the keyboard came into it, while the program (`isPaused`) or the
/// person (a button) wants it to, and where the desktop asks for less motion. What moves on by itself is not announced;
/// what a person does is. A page is made when it is first needed and let go when it is out of sight, so there may be
/// very many.
///
/// For a few pages that stay where they are take a `Pager`.
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

    /// Makes a slide show.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - count: how many pages there are.
    ///   - pageName: words for the page now in view; gets its number from 1 and the count.
    ///   - page: makes a page; gets its number from 0. It may be asked for the same one again.
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

    /// How many pages there are; setting it makes the page in view anew.
    public var count: Int {
        didSet {
            count = max(0, count)
            if count != oldValue { reload() }
        }
    }

    /// The number of the page in view, from 0. Setting it moves there and does not call `onIndexChanged`.
    public var index: Int {
        get { track.current?.index ?? 0 }
        set { go(to: newValue, forward: newValue >= index) }
    }

    /// How long a page is seen before the next one comes.
    public var interval: Duration {
        get { timer.interval }
        set { timer.interval = newValue }
    }

    /// Whether the program wants it to rest, as while something is being edited.
    public var isPaused = false {
        didSet { timer.rest(.program, isPaused) }
    }

    /// Whether the person has stopped it, by the button. Setting it does what the button does.
    public var isHeld = false {
        didSet {
            timer.rest(.person, isHeld)
            controls.show(isHeld: isHeld)
        }
    }

    /// Whether it is going to move on by itself.
    public var isRotating: Bool { timer.isRunning }

    /// The page in view; nil where there is none.
    public var page: Widget? { track.current?.page }

    /// Called with the number of the page that came into view, by itself or by the person's hand.
    @discardableResult
    public func onIndexChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { changed.add(handler) }

    /// Called with the number of the page that the person clicked on, or on which they pressed Enter or Space.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { activated.add(handler) }

    /// Makes the page in view anew.
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

    /// Goes where the person wants to.
    func turn(to target: Int, forward: Bool) {
        guard count > 1, target != index else { return settle() }
        // A page out of sight loses the keyboard; the whole takes it, so that the keys go on working.
        if page?.hasFocus == true { grabFocus() }
        go(to: target, forward: forward)
        timer.restart()
        voice.say(pageName(index + 1, count))
        changed.send(index)
    }

    /// Goes a page on (1) or back (-1), and from an end to the other, as a button does: it tells of it.
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

    /// Slides to the page that is to be seen.
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
        accessibleLabel = words.isEmpty ? title : "\(title): \(words)"
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
