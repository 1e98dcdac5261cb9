public import GTK

/// Pages of the full size side by side, of which one is visible.
///
/// A finger, the mouse, two fingers on a touchpad and the keys Left, Right, Home and End move between them, in the
/// reading direction. Pages out of view cannot be reached by keyboard.
///
///     pager.bind(\.page) { model.page }
///     pager.onPageChanged { [weak model] in model?.pageTurned(to: $0) }
@MainActor
public final class Pager: CustomWidget {
    private var animation: Animation?
    private let changed = HandlerList<Int>()
    private let pageName: @MainActor (Int, Int) -> String
    private var swipe: SwipeTracker?
    /// The current position between the pages.
    private var position = 0.0
    private let voice = LiveRegion()

    /// Creates a pager.
    /// - Parameters:
    ///   - pages: the pages, in reading order.
    ///   - pageName: returns the text announced for the page in view; receives its number, counted from 1, and the
    ///     count.
    public init(
        _ pages: [Widget] = [],
        pageName: @escaping @MainActor (Int, Int) -> String = {
            tr("Page {page} of {count}", ["page": $0, "count": $1])
        }
    ) {
        self.pageName = pageName
        super.init()
        clipsContent = true
        isFocusable = true
        styled("focusable")
        self.pages = pages
        takeIn(pages)
        adopt(voice)
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        swipe = SwipeTracker(
            on: self, begins: { [weak self] in self?.handCame() ?? false },
            moved: { [weak self] in self?.follow() },
            landed: { [weak self] landing in self?.land(landing) })
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

    /// The index of the page in view. Setting it moves there and does not call `onPageChanged`.
    public var page: Int = 0 {
        didSet {
            page = min(max(0, page), max(0, pages.count - 1))
            if page != oldValue || position != Double(page) { moveIntoPlace() }
            if page != oldValue { tell() }
        }
    }

    /// Called with the index of the page that the user has moved to.
    @discardableResult
    public func onPageChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { changed.add(handler) }

    private func takeIn(_ pages: [Widget]) {
        for page in pages where page.parent == nil { adopt(page) }
        page = min(page, max(0, pages.count - 1))
        animation?.cancel()
        position = Double(page)
        tell()
        queueResize()
    }

    private func turn(to target: Int) {
        let target = min(max(0, target), max(0, pages.count - 1))
        let isNew = target != page
        // A page out of view loses the focus; the pager takes it, so that the arrow keys keep working.
        if isNew && hasFocus { grabFocus() }
        page = target
        guard isNew else { return }
        voice.say(pageName(page + 1, pages.count))
        changed.send(page)
    }

    private func tell() {
        accessibleLabel = pages.isEmpty ? "" : pageName(page + 1, pages.count)
    }

    private func moveIntoPlace() {
        animation?.cancel()
        let (start, end) = (position, Double(page))
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.position = start + (end - start) * progress
            self?.queueAllocate()
        }
    }

    // MARK: Hands

    private func handle(_ key: Key) -> Bool {
        guard let target = place(after: key, from: page, of: pages.count) else { return false }
        turn(to: target)
        return true
    }

    private func handCame() -> Bool {
        if !hasFocus { grabFocus() }
        animation?.cancel()
        swipe?.motion.position = position
        swipe?.motion.count = pages.count
        return true
    }

    private func land(_ landing: SwipeTracker.Landing) {
        switch landing {
        case .page(let page): turn(to: page)
        case .step(let step): turn(to: page + step)
        case .cancelled: turn(to: page)
        }
    }

    private func follow() {
        position = swipe?.motion.position ?? position
        queueAllocate()
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = pages.map { $0.measured(orientation) }
        return Extent(
            minimum: wanted.map(\.minimum).max() ?? 0, natural: wanted.map(\.natural).max() ?? 0)
    }

    public override func allocate(width: Int, height: Int) {
        place(voice, in: Rectangle(width: 0, height: 0))
        for (index, page) in pages.enumerated() {
            let away = Double(index) - position
            let isNear = abs(away) < 1
            setShown(page, isNear)
            guard isNear else { continue }
            let x = (away * Double(width)).rounded()
            place(page, in: Rectangle(x: isMirrored ? -x : x, width: Double(width), height: Double(height)))
        }
    }
}
