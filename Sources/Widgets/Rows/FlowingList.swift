public import GTK

/// A list of any length that scrolls with the page that it is a part of, between other things.
///
/// Only what is in sight has widgets, as in the `ListView` or `GridView` inside: that is as high as the part of the page
/// that is seen, and goes along with it. It has to stand in a `ScrolledWindow`.
@MainActor
public final class FlowingList<Element>: CustomWidget {
    /// The list inside, which has the keyboard.
    public let view: ItemsView<Element>
    private let inner: Adjustment
    private weak var page: ScrolledWindow?
    private var pageScrolled: Connection?
    private var focusMoved: Connection?
    private var showingFocus: SourceToken?
    /// Whether what has the keyboard may be out of sight.
    private var isFocusAwaited = false
    /// Where the list begins on the page, in pixels.
    private var top = 0.0
    /// How much of the list lies above what is seen.
    private var above = 0
    private var columns = 0
    private var isPlacing = false
    private var following: SourceToken?

    /// Makes a list that flows.
    public init(_ view: ItemsView<Element>) {
        self.view = view
        inner = view[Property<Adjustment>("vadjustment")]
        super.init()
        clipsContent = true
        view.styled("flowing-list")
        adopt(view)
        inner.onValueChanged { [weak self] in
            guard let self, !isPlacing else { return }
            followList()
        }
        inner.onNotify("upper") { [weak self] in self?.lengthChanged() }
        onMap { [weak self] in self?.findPage() }
        onUnmap { [weak self] in self?.leavePage() }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "flowing-list-box"
        type.role = .group
    }

    /// How narrow a column may be, in pixels, where the list is a grid.
    public var columnWidth: Int? {
        didSet { if columnWidth != oldValue { queueResize() } }
    }

    // MARK: The page

    private func findPage() {
        var next = parent
        while let widget = next, !(widget is ScrolledWindow) { next = widget.parent }
        page = next as? ScrolledWindow
        pageScrolled = page?.verticalAdjustment.onValueChanged { [weak self] in self?.followPage() }
        focusMoved = window?.onFocusedWidgetChanged { [weak self] in self?.followFocus() }
        queueAllocate()
    }

    private func leavePage() {
        for connection in [pageScrolled, focusMoved] { connection?.disconnect() }
        for token in [following, showingFocus] { token?.cancel() }
        (pageScrolled, focusMoved, page, following, showingFocus) = (nil, nil, nil, nil, nil)
    }

    private var seen: Int { page.map { min(height, max(1, $0.height)) } ?? height }

    private func followPage() {
        guard !isPlacing, let page else { return }
        let now = min(max(0, Int(page.verticalAdjustment.value - top)), max(0, height - seen))
        if now != above { queueAllocate() }
        above = now
        isPlacing = true
        inner.value = Double(above)
        isPlacing = false
    }

    /// The list has scrolled by itself, as when the keyboard goes beyond what is seen, or where rows are of another height
    /// than was thought: the page follows.
    private func followList() {
        guard let page, abs(inner.value - Double(above)) >= 1 else { return }
        above = Int(inner.value)
        page.verticalAdjustment.value = top + inner.value
        queueAllocate()
    }

    /// Nothing may scroll or grow while places are given.
    private func followListSoon() {
        guard following == nil else { return }
        following = MainLoop.after(.zero) { [weak self] in
            self?.following = nil
            self?.queueResize()
            self?.followList()
        }
    }

    /// While the keyboard is in the list, the page leaves it to the list where to go: the page would go by where rows were, and
    /// the list by where they will be.
    private func followFocus() {
        guard let page, let focused = window?.focusedWidget, focused.isInside(page) else { return }
        // Another list may stand on the same page.
        let goesByItself = focused.isInFlowingList
        if let viewport = view.viewport(in: page) {
            viewport[Property<Bool>("scroll-to-focus")] = !goesByItself
        }
        isFocusAwaited = true
        showFocusedRowSoon()
    }

    private func showFocusedRowSoon() {
        guard showingFocus == nil else { return }
        showingFocus = MainLoop.whenIdle { [weak self] in
            self?.showingFocus = nil
            self?.showFocusedRow()
        }
    }

    /// Brings what has the keyboard into sight, once it has its place.
    private func showFocusedRow() {
        guard isFocusAwaited, let page, let row = window?.focusedWidget, row.isInside(page) else { return }
        guard row.width > 0, let place = row.bounds(in: page) else { return }
        isFocusAwaited = false
        let below = place.y + place.height - Double(page.height)
        let way = place.y < 0 ? place.y : max(0, min(below, place.y))
        if abs(way) >= 1 { page.verticalAdjustment.value += way }
    }

    private func lengthChanged() {
        if page != nil, Int(inner.upper) != height, inner.upper > inner.pageSize + 1 { followListSoon() }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        let wanted = view.measured(orientation, for: size)
        guard orientation == .vertical else { return wanted }
        // Once more rows are there than are seen the list itself knows best how long it is.
        let isLonger = inner.upper > inner.pageSize + 1 && view.width == size
        let height = isLonger ? Int(inner.upper) : wanted.natural
        return Measurement(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        if let columnWidth, let grid = view as? GridView<Element> {
            let wanted = max(1, width / max(1, columnWidth))
            if wanted != columns { grid.setColumns(wanted...wanted) }
            columns = wanted
        }
        let seen = page.map { min(height, max(1, $0.height)) } ?? height
        if let page, let place = bounds(in: page) { top = place.y + page.verticalAdjustment.value }
        above = min(above, height - seen)
        isPlacing = true
        place(view, in: Rectangle(y: Double(above), width: Double(width), height: Double(seen)))
        isPlacing = false
        if abs(inner.value - Double(above)) >= 1 { followListSoon() }
        if isFocusAwaited { showFocusedRowSoon() }
    }
}

extension Widget {
    fileprivate var isInFlowingList: Bool {
        var next: Widget? = self
        while let widget = next, !widget[cssClass: "flowing-list"] { next = widget.parent }
        return next != nil
    }

    /// What scrolls the widget in a scrolled window.
    fileprivate func viewport(in scroller: ScrolledWindow) -> Widget? {
        var next = parent
        while let widget = next, widget.parent !== scroller { next = widget.parent }
        return next
    }
}
