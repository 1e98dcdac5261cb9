public import GTK

/// A list of any length that scrolls with the page that it is a part of, between other things.
///
/// Only what is in sight has widgets, as in the `ListView` or `GridView` inside: that is as high as the part of the page
/// that is seen, and goes along with it. It has to stand in a `ScrolledWindow`.
@MainActor
public final class FlowingList<Element>: CustomWidget {
    /// The list inside, which has the keyboard.
    public let view: ItemsView<Element>
    let inner: Adjustment
    weak var page: ScrolledWindow?
    var pageScrolled: Connection?
    var pageGrown: Connection?
    var focusMoved: Connection?
    var frameBegun: Connection?
    var showingFocus: SourceToken?
    /// Whether what has the keyboard may be out of sight.
    var isFocusAwaited = false
    /// Where the list begins on the page, in pixels.
    var top = 0
    /// How much of the list lies above what is seen.
    var above = 0
    /// Where the list is to scroll to with the next frame.
    var target: Double?
    /// The end of the list that the page was just scrolled to.
    var edge: ListEdge?
    var columns = 0
    var isPlacing = false
    /// Whether the page has just got another length: it is being laid out then, and nothing may scroll.
    var isPageGrowing = false
    var following: SourceToken?

    /// Makes a list that flows.
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

    /// How narrow a column may be, in pixels, where the list is a grid.
    public var columnWidth: Int? {
        didSet { if columnWidth != oldValue { queueResize() } }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = view.measured(orientation, for: size)
        guard orientation == .vertical else { return wanted }
        // Once more rows are there than are seen the list itself knows best how long it is.
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
