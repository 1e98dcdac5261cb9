public import GTK

/// A window's content with its header: the name at the start, buttons and the window's own at the end, and no bar behind.
///
/// The header lies over the content, which reaches up to the window's edge; see `RunsUnderHeader` for how a page has its colour
/// there and `HeaderLine` for how its buttons stand beside the header's. Dragging the header moves the window, a double click
/// makes it as large as the screen. It takes the place of the title bar, so give the window none: `WindowFrame.install`.
///
///     let frame = WindowFrame(shell, brand: Label("Comptoir"), buttons: [themes, menu])
///     window.child = frame
///     frame.replaceTitlebar(of: window)
@MainActor
public final class WindowFrame: CustomWidget {
    /// The height of the header's line, in pixels.
    static let lineHeight = 60

    private struct Line { weak var line: HeaderLine? }

    private let content: Widget
    private let brand: Widget
    private let controls = WindowControls(.start)
    private let start: WindowHandle
    private let end: WindowHandle
    private var lines: [Line] = []
    private var ends = (start: 0, end: 0)
    /// The heights of the rows that the start and the end of the header are beside, in pixels.
    private var rows = (start: 0, end: 0)
    private var isUpdating = false
    private var frames: [Connection] = []

    /// Creates a frame.
    /// - Parameters:
    ///   - content: what is below the header.
    ///   - brand: the name at the start; it goes where a page has its way back there.
    ///   - buttons: the buttons at the end, before those of the window.
    public init(_ content: Widget, brand: Widget, buttons: [Widget]) {
        self.content = content
        self.brand = brand
        for child in buttons + [controls, brand] { child.layout(vertical: .center) }
        start = WindowHandle(Box(.horizontal, [controls, brand])).styled("header", "start")
        end = WindowHandle(Box(.horizontal, spacing: 3, buttons + [WindowControls(.end).layout(vertical: .center)]))
            .styled("header", "end")
        super.init()
        for child in [content, start, end] { adopt(child) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "window-frame"
        type.role = .group
    }

    /// Whether the header is shown; a window that covers the whole screen has none.
    public var isHeaderShown = true {
        didSet {
            guard isHeaderShown != oldValue else { return }
            for widget in [start, end] { widget.isVisible = isHeaderShown }
            linesChanged()
            queueResize()
            renew(content)
        }
    }

    /// Has everything be laid out anew that asks how much the header takes.
    private func renew(_ widget: Widget) {
        if widget is any HeaderHost { widget.queueResize() }
        guard !(widget is NavigationView) else { return lines.forEach { $0.line?.queueResize() } }
        for child in widget.children { renew(child) }
    }

    /// Whether the name may be shown.
    public var isBrandShown = true {
        didSet { update() }
    }

    /// What is behind the header's buttons.
    public private(set) var ground = HeaderGround.page

    /// Has the frame's header be the window's title bar.
    public func replaceTitlebar(of window: Window) {
        let none = Box(.vertical)
        none.isVisible = false
        window.titlebar = none
        // The corners of the window are round where the desktop has them so.
        window.clipsContent = true
    }

    // MARK: Lines

    func add(_ line: HeaderLine) {
        lines.removeAll { $0.line == nil || $0.line === line }
        lines.append(Line(line: line))
        linesChanged()
    }

    func remove(_ line: HeaderLine) {
        lines.removeAll { $0.line == nil || $0.line === line }
        linesChanged()
    }

    /// Has the header follow the lines in sight, once all of them are what they are going to be.
    func linesChanged() {
        guard !isUpdating else { return }
        isUpdating = true
        MainLoop.whenIdle { [weak self] in self?.updateIfNeeded() }
    }

    private func updateIfNeeded() {
        guard isUpdating else { return }
        isUpdating = false
        update()
    }

    /// Has each frame begin with a header that follows its lines: while something moves there is no idle time.
    private func follow() {
        guard frames.first?.isConnected != true, let clock = frameClock else { return }
        frames = [
            clock.onBegun { [weak self] in self?.updateIfNeeded() },
            clock.onLaidOut { [weak self] in self?.hideBrand() },
        ]
    }

    /// The lines that tell what the header is on, and how each is placed.
    private var current: [(line: HeaderLine, room: HeaderRoom)] {
        lines.compactMap(\.line).filter(\.isMapped).map { ($0, $0.headerRoom) }.filter(\.1.isCurrent)
    }

    /// Whether the name is shown beside a line.
    private func showsBrand(beside left: HeaderLine?) -> Bool {
        guard isBrandShown, let left else { return isBrandShown }
        // Over two grounds at once, as that of a rail and a page's colour, half of the name could not be seen.
        return !left.replacesBrand(in: left.width) && (left.ground == .page || distance(to: left) <= 0)
    }

    /// Hides the name before the first frame is painted in which it would be over the way back.
    private func hideBrand() {
        guard isUpdating, brand.isVisible else { return }
        if !showsBrand(beside: current.last(where: \.room.isAtStart)?.line) { brand.opacity = 0 }
    }

    private func update() {
        let current = current
        ground = current.last(where: \.room.isAtEnd)?.line.ground ?? .page
        let left = current.last(where: \.room.isAtStart)?.line
        let isDivided = left.map { $0.ground != .page && distance(to: $0) > 0 } ?? false
        brand.isVisible = showsBrand(beside: left)
        brand.opacity = 1
        let high = (left?.firstRow ?? 0, current.last(where: \.room.isAtEnd)?.line.firstRow ?? 0)
        if high != rows {
            rows = (high.0, high.1)
            queueAllocate()
        }
        for option in HeaderGround.allCases {
            end[cssClass: option.cssClass] = option == ground
            start[cssClass: option.cssClass] = option == (isDivided ? .page : left?.ground ?? .page)
        }
    }

    /// How far from the frame's leading edge a line begins, in pixels.
    private func distance(to line: HeaderLine) -> Double {
        guard let place = line.bounds(in: self) else { return 0 }
        return isMirrored ? Double(width) - place.x - place.width : place.x
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = content.measured(orientation)
        guard isHeaderShown, orientation == .horizontal else { return wanted }
        let (first, last) = (start.measured(.horizontal).natural, end.measured(.horizontal).natural)
        return Extent(minimum: max(wanted.minimum, last), natural: max(wanted.natural, first + last))
    }

    public override func allocate(width: Int, height: Int) {
        let line = isHeaderShown ? lineHeight : 0
        let wanted =
            isHeaderShown ? (start.measured(.horizontal).natural, end.measured(.horizontal).natural) : (0, 0)
        if wanted != ends {
            ends = (wanted.0, wanted.1)
            MainLoop.whenIdle { [weak self] in self.map { $0.renew($0.content) } }
        }
        place(content, in: Rectangle(width: Double(width), height: Double(height)))
        follow()
        guard isHeaderShown else { return }
        // Where there is no room for both, the name goes.
        setShown(start, ends.start + ends.end <= width)
        // All of a row is on one line, as where a large title makes it high.
        put(start, x: 0, y: 0, width: ends.start, height: max(line, rows.start))
        put(end, x: width - ends.end, y: 0, width: ends.end, height: max(line, rows.end))
    }

    private var lineHeight: Int {
        max(
            WindowFrame.lineHeight, start.measured(.vertical).natural, end.measured(.vertical).natural)
    }
}

extension WindowFrame: HeaderHost {
    func headerRoom(above child: Widget) -> HeaderRoom {
        guard isHeaderShown, child === content else { return .none }
        return HeaderRoom(
            height: lineHeight, start: start.measured(.horizontal).natural, end: end.measured(.horizontal).natural,
            bareStart: controls.isEmpty ? 0 : controls.measured(.horizontal).natural + Space.small, isAtStart: true,
            isAtEnd: true)
    }
}
