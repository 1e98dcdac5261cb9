public import GTK

/// A list of any length that scrolls with the page that it is on, between other content.
///
/// Only what is in view has widgets, as in the `ListView` or `GridView` inside, which is as tall as the visible part of
/// the page and moves along with it. The list must be in a `ScrolledWindow`.
@MainActor
public final class FlowingList<Element>: CustomWidget {
    /// The inner list, which takes the keyboard focus.
    public let view: ItemsView<Element>
    let inner: Adjustment
    weak var page: ScrolledWindow?
    var pageScrolled: Connection?
    var pageGrown: Connection?
    var focusMoved: Connection?
    var frameBegun: Connection?
    var showingFocus: SourceToken?
    /// Whether the focused widget may be out of view.
    var isFocusAwaited = false
    /// The position at which the list begins on the page, in pixels.
    var top = 0
    /// How much of the list is above the visible part, in pixels.
    var above = 0
    /// The position to scroll the list to with the next frame.
    var target: Double?
    /// The end of the list that the page was just scrolled to, if any.
    var edge: ListEdge?
    var columns = 0
    var isPlacing = false
    /// Whether the length of the page has just changed: it is then being laid out, and nothing may scroll.
    var isPageGrowing = false
    var following: SourceToken?

    /// Creates a flowing list around a list or grid.
    public init(_ view: ItemsView<Element>) {
        self.view = view
        inner = view[Property<Adjustment>("vadjustment")]
        super.init()
        clipsContent = true
        view.styled("flowing-list")
        adopt(view)
        inner.onValueChanged { [weak self] _ in
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

    /// The minimum width of a column, in pixels, if the list is a grid.
    public var columnWidth: Int? {
        didSet { if columnWidth != oldValue { queueResize() } }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = view.measured(orientation, for: size)
        guard orientation == .vertical else { return wanted }
        // Once there are more rows than visible, the list itself knows its length best.
        let isLonger = inner.upper > inner.pageSize + 1 && view.width == size
        let height = isLonger ? Int(inner.upper) : wanted.natural
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        if let columnWidth, let grid = view as? GridView<Element> {
            let wanted = max(1, width / max(1, columnWidth))
            if wanted != columns { grid.columnRange = wanted...wanted }
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
