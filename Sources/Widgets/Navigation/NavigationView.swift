public import GTK

/// A widget that shows a list and the pages that open from it.
///
/// If there is enough space, the list stays beside the open page. In a narrow window, a page covers the list, slides
/// away when it is popped, and can be swiped away. The other ways back are the pages' own buttons, and the keys and
/// mouse buttons that the window handles.
///
/// A `TravellingPicture` of a page grows out of that of the same thing on the page it was opened from, and back when it is popped,
/// unless motion is reduced.
///
///     navigation.observe({ navigator.path }) { view, path in view.setPages(path.map(page)) }
///     navigation.onSwipedBack { navigator.back() }
@MainActor
public final class NavigationView: CustomWidget {
    let root: Widget
    let placeholder: Widget
    let rootWidth: Int
    let handle = WindowHandle()
    /// The layer above all pages.
    let flight = PictureFlight()
    var landings: [Landing] = []
    var awaited: Awaited?
    private let splitWidth: Int
    var stack: [Widget] = []
    var leaving: Widget?
    private let focus = FocusMemory()
    var slide = 1.0
    var animation: Animation?
    private(set) var swipe: SwipeTracker?
    let swipedBack = HandlerList<Void>()
    /// How far the visible page has been swiped away, from 0 to 1.
    var swipedAway = 0.0

    /// Whether the list is currently beside the page; `onSplitChanged` reports changes.
    public private(set) var isSplit = false
    private let splitChanged = HandlerList<Bool>()

    /// Whether the list takes the whole width while no page is open beside it.
    ///
    /// Set it while there is nothing to choose from, so that what is said instead is in the middle of the view. A
    /// `HeaderLine` at the top of the list stays as wide as it is beside a page. In a narrow window it changes nothing.
    public var rootSpansView = false {
        didSet { if rootSpansView != oldValue { queueResize() } }
    }

    /// Creates the view.
    /// - Parameters:
    ///   - root: the list.
    ///   - placeholder: the widget beside the list while no page is open.
    ///   - rootWidth: the width of the list beside a page, in pixels.
    ///   - splitWidth: the width from which both are side by side, in pixels.
    public convenience init(root: Widget, placeholder: Widget, rootWidth: Int = 414, splitWidth: Int = 760) {
        self.init(root, placeholder, rootWidth, splitWidth)
    }

    /// Creates a view whose pages cover the list at every width.
    public convenience init(root: Widget) {
        self.init(root, Box(.vertical), 0, .max)
    }

    private init(_ root: Widget, _ placeholder: Widget, _ rootWidth: Int, _ splitWidth: Int) {
        self.root = root
        self.placeholder = placeholder
        self.rootWidth = rootWidth
        self.splitWidth = splitWidth
        super.init()
        clipsContent = true
        adopt(handle)
        adopt(root)
        adopt(placeholder)
        adopt(flight)
        swipe = makeSwipe()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "navigation-view"
        type.role = .group
    }

    /// The open pages, the visible one last.
    public var pages: [Widget] { stack }

    /// Called when the list has moved beside the page, or no longer is beside it.
    @discardableResult
    public func onSplitChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        splitChanged.add(handler)
    }

    /// Called when the user has swiped the visible page away; remove it with `setPages` then.
    @discardableResult
    public func onSwipedBack(_ handler: @escaping @MainActor () -> Void) -> Connection { swipedBack.add(handler) }

    /// Replaces the open pages, keeping those that stay as they are.
    ///
    /// In a narrow window, a page that is new at the top slides in, and one removed from the top slides out. Pages at the
    /// bottom may be left out for a while.
    public func setPages(_ pages: [Widget]) {
        // An animation in progress continues.
        guard !stack.elementsEqual(pages, by: ===) else { return }
        let before = stack.last
        let isDeeper =
            pages.count > stack.count
            // Those at the bottom may have been left out meanwhile.
            || pages.count == stack.count && pages.dropLast().contains { $0 === before }
        let wasThere = stack.contains { $0 === pages.last }
        let departure = swipedAway == 0 && pages.count < stack.count ? before.flatMap { self.departure(from: $0) } : nil
        flight.end()
        for page in pages where page.parent == nil { adopt(page, before: flight) }
        let gone = stack.filter { old in !pages.contains { $0 === old } }
        stack = pages
        // A page that is being swiped continues from where it was released.
        let start = swipedAway
        finishSlide()
        for page in gone where page !== before {
            focus.forget(page)
            release(page)
        }
        guard before !== stack.last else { return }
        let isBeforeGone = gone.contains { $0 === before }
        defer {
            if let page = pages.last, !wasThere, isMapped {
                awaitPicture(of: page, from: isSplit ? root : before ?? root)
            } else if let departure {
                shrinkPicture(departure, into: isSplit ? root : pages.last ?? root)
            }
        }
        guard !isSplit, isMapped else {
            if isBeforeGone, let before { release(before) }
            queueResize()
            return
        }
        leaving = before ?? root
        slide = start
        slidesForward = isDeeper
        moveFocus(from: before ?? root, isGone: isBeforeGone)
        animation = Animation(on: self, duration: .milliseconds(220)) { [weak self] progress in
            self?.slide = start + (1 - start) * progress
            self?.queueResize()
        } completion: { [weak self] in
            guard let self else { return }
            leaving = nil
            if isBeforeGone, let before, before.parent === self, !stack.contains(where: { $0 === before }) {
                release(before)
            }
            queueResize()
        }
    }

    var slidesForward = true

    /// Moves the keyboard focus to what covers a page, and back when that is removed.
    private func moveFocus(from before: Widget, isGone: Bool) {
        let goesOn = focus.leave(before)
        if isGone { focus.forget(before) }
        guard goesOn else { return }
        let top = stack.last ?? root
        setShown(top, true)
        focus.enter(top)
    }

    func finishSlide() {
        animation?.cancel()
        animation = nil
        if let leaving, leaving !== root, !stack.contains(where: { $0 === leaving }) { release(leaving) }
        leaving = nil
        slide = 1
        swipedAway = 0
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let content = ([root, placeholder] + stack).map { $0.measured(orientation) }
        // What is beside the list is only there where there is room for it; what a page covers is not there either.
        let shown = [stack.last ?? root] + [leaving].compactMap(\.self)
        let least = orientation == .horizontal ? shown.map { $0.measured(orientation) } : content
        let minimum = least.map(\.minimum).max() ?? 0
        let natural = content.map(\.natural).max() ?? 0
        return orientation == .horizontal
            ? Extent(minimum: minimum, natural: natural + rootWidth)
            : Extent(minimum: minimum + headerRoom.height, natural: natural + headerRoom.height)
    }

    public override func allocate(width: Int, height: Int) {
        let splits = width >= splitWidth
        if splits != isSplit {
            isSplit = splits
            finishSlide()
            MainLoop.whenIdle { [weak self] in
                guard let self else { return }
                splitChanged.send(isSplit)
            }
        }
        placeHandle(width: width)
        place(flight, in: Rectangle(width: Double(width), height: Double(height)))
        splits ? allocateSplit(width: width, height: height) : allocateStacked(width: width, height: height)
    }
}
