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
    private var pageGrown: Connection?
    private var focusMoved: Connection?
    private var frameBegun: Connection?
    private var showingFocus: SourceToken?
    /// Whether what has the keyboard may be out of sight.
    private var isFocusAwaited = false
    /// Where the list begins on the page, in pixels.
    private var top = 0
    /// How much of the list lies above what is seen.
    private var above = 0
    /// Where the list is to scroll to with the next frame.
    private var target: Double?
    /// The end of the list that the page was just scrolled to.
    private var edge: Edge?
    private var columns = 0
    private var isPlacing = false
    /// Whether the page has just got another length: it is being laid out then, and nothing may scroll.
    private var isPageGrowing = false
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
            (edge, target) = (nil, nil)
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
        // What stands above may have another height, which moves the list and tells it nothing.
        pageGrown = page?.verticalAdjustment.onNotify("upper") { [weak self] in
            self?.isPageGrowing = true
            self?.catchUpSoon()
        }
        frameBegun = frameClock?.onBegun { [weak self] in self?.beginFrame() }
        focusMoved = window?.onFocusedWidgetChanged { [weak self] in self?.followFocus() }
        queueAllocate()
    }

    private func leavePage() {
        for connection in [pageScrolled, pageGrown, focusMoved, frameBegun] { connection?.disconnect() }
        for token in [following, showingFocus] { token?.cancel() }
        (pageScrolled, pageGrown, focusMoved, frameBegun) = (nil, nil, nil, nil)
        (page, following, showingFocus, target) = (nil, nil, nil, nil)
    }

    /// Where the list begins on the page, wherever that is scrolled to.
    private var placeOnPage: Int? {
        page?.children.first.flatMap { $0.children.first }.flatMap { bounds(in: $0) }.map { Int($0.y.rounded()) }
    }

    private func seen(of height: Int) -> Int { page.map { min(height, max(1, $0.height)) } ?? height }

    /// How much of the list would lie above what is seen, by where the page is.
    private func wanted(of height: Int) -> Int {
        guard let page else { return 0 }
        return min(max(0, Int(page.verticalAdjustment.value) - top), max(0, height - seen(of: height)))
    }

    /// The page was scrolled: the list goes as far, and nowhere else, as it alone knows where it is among its rows.
    private func followPage() {
        guard !isPlacing, !isPageGrowing else { return }
        let now = wanted(of: height)
        if now != above { scrollList(to: now) }
    }

    private func scrollList(to now: Int) {
        let isEnd = now == height - seen(of: height) && Int(inner.upper) == height
        edge = now == 0 ? .begin : isEnd ? .end : nil
        moveList(to: edge.map(placeOfEdge) ?? scrolled + Double(now - above))
        above = now
    }

    /// Scrolls the list with the next frame: where GTK 4.8 scrolls one twice before it is laid out, it takes rows that it
    /// knows nothing of for rows without height.
    private func moveList(to value: Double) {
        target = min(max(0, value), inner.upper - inner.pageSize)
        queueAllocate()
    }

    private func beginFrame() {
        guard let target else { return }
        self.target = nil
        isPlacing = true
        inner.value = target
        isPlacing = false
    }

    /// Where the list is, or will be with the next frame.
    private var scrolled: Double { target ?? inner.value }

    private func placeOfEdge(_ edge: Edge) -> Double { edge == .begin ? 0 : inner.upper - inner.pageSize }

    /// The list is elsewhere than the page has it, as when the keyboard went beyond what is seen, or where rows were of another
    /// height than was thought: the page follows, and nothing that is seen moves by that.
    private func followList() {
        guard abs(scrolled - Double(above)) >= 1 else { return }
        scrollPage(by: scrolled - Double(above))
        // A page that has not grown yet cannot go all the way.
        above = wanted(of: height)
        // Where the begin or the end of the list is in sight the page went for both.
        if above == 0 || (above == height - seen(of: height) && Int(inner.upper) == height) {
            scrollList(to: above)
        }
        queueAllocate()
    }

    private func scrollPage(by way: Double) {
        isPlacing = true
        page?.verticalAdjustment.value += way
        isPlacing = false
    }

    /// Brings page and list together once places have been given: nothing may scroll or grow meanwhile.
    private func catchUpSoon() {
        guard following == nil else { return }
        following = MainLoop.after(.zero) { [weak self] in
            self?.following = nil
            self?.isPageGrowing = false
            self?.catchUp()
        }
    }

    private func catchUp() {
        guard let page else { return }
        if let place = placeOnPage, place != top {
            top = place
            // What is read stays where it is, whatever stands above it.
            if above > 0 { scrollPage(by: Double(top + above) - page.verticalAdjustment.value.rounded(.down)) }
        }
        let now = wanted(of: height)
        if now != above { scrollList(to: now) }
        // The rows there may have turned out to be higher than was thought, and the list be elsewhere.
        if let there = edge.map(placeOfEdge), abs(there - scrolled) >= 1 { moveList(to: there) } else { edge = nil }
        followList()
        if Int(inner.upper) != height { queueResize() }
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
        if page != nil, Int(inner.upper) != height { catchUpSoon() }
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
        if page != nil, placeOnPage != top { catchUpSoon() }
        let seen = seen(of: height)
        above = min(above, height - seen)
        isPlacing = true
        place(view, in: Rectangle(y: Double(above), width: Double(width), height: Double(seen)))
        isPlacing = false
        if edge != nil || abs(scrolled - Double(above)) >= 1 { catchUpSoon() }
        if isFocusAwaited { showFocusedRowSoon() }
    }
}

private enum Edge { case begin, end }

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
