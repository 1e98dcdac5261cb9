public import GTK

/// Pages of the whole size beside each other, of which one is seen.
///
/// A finger, the mouse, two fingers on a touchpad and the keys Left, Right, Home and End move between them, in
/// the reading direction. Pages out of sight cannot be reached by keyboard.
///
///     pager.bind(\.page) { model.page }
///     pager.onPageChanged { [weak model] in model?.pageTurned(to: $0) }
@MainActor
public final class Pager: CustomWidget {
    private var motion = PagerMotion()
    private var animation: Animation?
    private var changed: (@MainActor (Int) -> Void)?
    private let pageName: @MainActor (Int, Int) -> String
    private var scrolled = 0.0
    private var scrollRest: SourceToken?
    private var isDragging = false

    /// Makes a pager.
    /// - Parameters:
    ///   - pages: in reading order.
    ///   - pageName: words for the page now in view; gets its number from 1 and the count.
    public init(
        _ pages: [Widget] = [],
        pageName: @escaping @MainActor (Int, Int) -> String = { tr("Page {page} of {count}", ["page": $0, "count": $1]) }
    ) {
        self.pageName = pageName
        super.init()
        clipsContent = true
        isFocusable = true
        styled("focusable")
        self.pages = pages
        takeIn(pages)
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
        onScroll([.horizontal]) { [weak self] steps in self?.scroll(steps.x) ?? false }
    }

    isolated deinit {
        scrollRest?.cancel()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "pager"
        type.role = .group
    }

    /// The pages, in reading order.
    public var pages: [Widget] = [] {
        didSet {
            for old in oldValue where !pages.contains(where: { $0 === old }) { release(old) }
            takeIn(pages)
        }
    }

    /// The number of the page in view, from 0. Setting it moves there and does not call `onPageChanged`.
    public var page: Int = 0 {
        didSet {
            page = min(max(0, page), max(0, pages.count - 1))
            if page != oldValue || motion.position != Double(page) { moveIntoPlace() }
            if page != oldValue { tell() }
        }
    }

    /// Called with the number of the page that the person moved to.
    public func onPageChanged(_ handler: @escaping @MainActor (Int) -> Void) { changed = handler }

    private func takeIn(_ pages: [Widget]) {
        for page in pages where page.parent == nil { adopt(page) }
        motion.count = pages.count
        page = min(page, max(0, pages.count - 1))
        animation?.cancel()
        motion.position = Double(page)
        tell()
        queueResize()
    }

    private func turn(to target: Int) {
        let target = min(max(0, target), max(0, pages.count - 1))
        let isNew = target != page
        // A page out of sight loses the keyboard; the pager takes it, so that the arrow keys go on working.
        if isNew && hasFocus { grabFocus() }
        page = target
        guard isNew else { return }
        announce(pageName(page + 1, pages.count))
        changed?(page)
    }

    private func tell() {
        setAccessibleLabel(pages.isEmpty ? "" : pageName(page + 1, pages.count))
    }

    private func moveIntoPlace() {
        animation?.cancel()
        let (start, end) = (motion.position, Double(page))
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.motion.position = start + (end - start) * progress
            self?.queueAllocate()
        }
    }

    // MARK: Hands

    private func handle(_ key: Key) -> Bool {
        let isMirrored = direction == .rightToLeft
        switch key {
        case .right: turn(to: page + (isMirrored ? -1 : 1))
        case .left: turn(to: page + (isMirrored ? 1 : -1))
        case .home: turn(to: 0)
        case .end: turn(to: pages.count - 1)
        default: return false
        }
        return true
    }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        let way = direction == .rightToLeft ? drag.offset.x : -drag.offset.x
        switch drag.stage {
        case .began:
            isDragging = false
        case .moved:
            if !isDragging {
                guard max(abs(drag.offset.x), abs(drag.offset.y)) > 9 else { return }
                guard abs(drag.offset.x) > abs(drag.offset.y), gesture.claim() else {
                    gesture.deny()
                    return
                }
                isDragging = true
                animation?.cancel()
                motion.begin()
            }
            motion.follow(way, width: Double(width))
            queueAllocate()
        case .ended, .cancelled:
            guard isDragging else { return }
            isDragging = false
            turn(to: drag.stage == .ended ? motion.landing() : page)
        }
    }

    /// One page a movement: what follows before the fingers rest is not another one.
    private func scroll(_ steps: Double) -> Bool {
        let isResting = scrollRest?.isActive != true
        scrollRest?.cancel()
        scrollRest = MainLoop.after(.milliseconds(180)) { [weak self] in self?.scrolled = 0 }
        if isResting { scrolled = 0 }
        let before = scrolled
        scrolled += direction == .rightToLeft ? -steps : steps
        if abs(before) < 1 && abs(scrolled) >= 1 { turn(to: page + (scrolled > 0 ? 1 : -1)) }
        return true
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        let wanted = pages.map { $0.measured(orientation) }
        return Measurement(
            minimum: wanted.map(\.minimum).max() ?? 0, natural: wanted.map(\.natural).max() ?? 0)
    }

    public override func allocate(width: Int, height: Int) {
        let isMirrored = direction == .rightToLeft
        for (index, page) in pages.enumerated() {
            let away = Double(index) - motion.position
            let isNear = abs(away) < 1
            setShown(page, isNear)
            guard isNear else { continue }
            let x = (away * Double(width)).rounded()
            place(page, in: Rectangle(x: isMirrored ? -x : x, width: Double(width), height: Double(height)))
        }
    }
}
