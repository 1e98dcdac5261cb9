public import GTK

/// A page's own buttons and its title, in one line with the buttons of the window's header.
///
/// It belongs at the very top of a page that conforms to `RunsUnderHeader`, over its colour or above its content. Where the line
/// does not fit beside the header's buttons, as in a narrow window, what can be folded is; then the title goes below, and then
/// the buttons of the end do.
/// Dragging it moves the window. Without a header it is a plain line.
///
///     let line = HeaderLine(start: [back], title: heading, end: [heart, copy])
///     line.ground = HeaderGround(on: fruit.gradient)
@MainActor
public final class HeaderLine: CustomWidget {
    /// The space between its buttons and those of the header, and between each of them, in pixels.
    static let pitch = 3

    private let handle = WindowHandle()
    let start: Box
    let title: Widget?
    let end: Box
    private var told: HeaderRoom?
    private var toldReplacing = false
    private weak var frame: WindowFrame?

    /// Creates a line.
    /// - Parameters:
    ///   - start: the buttons at the start, such as the way back, which stands where the header's name is otherwise.
    ///   - title: what has the room between.
    ///   - end: the buttons at the end.
    public init(start: [Widget] = [], title: Widget? = nil, end: [Widget] = []) {
        self.start = Box(.horizontal, spacing: Space.tiny, start)
        self.title = title
        self.end = Box(.horizontal, spacing: HeaderLine.pitch, end)
        hasStart = !start.isEmpty
        super.init()
        adopt(handle)
        for group in [self.start, self.end] {
            for child in group.children { child.layout(vertical: .center) }
        }
        adopt(self.start)
        if let title { adopt(title) }
        adopt(self.end)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "header-line"
        type.role = .group
        type.answers = [.visibility]
    }

    /// What is behind the line, for the header's buttons.
    public var ground = HeaderGround.page {
        didSet { if ground != oldValue { frame?.linesChanged() } }
    }

    /// What scrolls below the line, whose ground stays behind it; nil for nothing.
    weak var cover: (any PageCover)? {
        didSet { if cover !== oldValue { queueDraw() } }
    }

    /// The distance of the parts from the edges, in pixels; nil for that of the page's text.
    public var inset: Int? {
        didSet { queueResize() }
    }

    /// How much room the title needs to stand beside the buttons, in pixels; nil for as much as it would like.
    public var leastTitleWidth: Int? {
        didSet { queueResize() }
    }

    /// Whether the buttons of the end stand where the header's name is otherwise, in a narrow window, instead of in a second
    /// line below it.
    public var replacesBrandWhereNarrow = false {
        didSet { queueResize() }
    }

    /// Whether it has buttons at the start.
    let hasStart: Bool

    /// The height of the row that is beside the header's buttons, in pixels.
    private(set) var firstRow = 0

    /// Whether the header's name is hidden while the line is where that is.
    /// - Parameter width: the width of the line, in pixels.
    func replacesBrand(in width: Int) -> Bool { hasStart || replacesBrandWhereNarrow && width < Breakpoint.narrow }

    public override func appeared() {
        frame = headerFrame
        frame?.add(self)
    }

    public override func vanished() {
        frame?.remove(self)
        frame = nil
    }

    /// The steps in which what scrolls below the line goes out of sight, and the height of one, in pixels.
    private static let fading = (steps: 12, height: 2.0)

    public override func snapshot(_ snapshot: Snapshot) {
        if let cover { draw(cover, in: snapshot) }
        super.snapshot(snapshot)
    }

    /// Draws the cover's ground behind the line and over what scrolls below, which fades at its edge rather than be cut off.
    private func draw(_ cover: any PageCover, in snapshot: Snapshot) {
        let (steps, high) = Self.fading
        var strip = Rectangle(width: Double(width), height: max(0, Double(height) - Double(steps) * high / 2))
        cover.drawGround(behind: strip, in: snapshot)
        for step in 1...steps {
            strip = Rectangle(y: strip.y + strip.height, width: strip.width, height: high)
            snapshot.faded(1 - Double(step) / Double(steps + 1)) { cover.drawGround(behind: strip, in: snapshot) }
        }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let rows = HeaderRows(self, room: headerRoom)
        switch orientation {
        case .horizontal: return Extent(minimum: rows.leastWidth, natural: rows.naturalWidth)
        case .vertical:
            let height = rows.heights(in: rows.extent(in: size ?? rows.naturalWidth)).reduce(0, +)
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let room = headerRoom
        if replacesBrand(in: width) != toldReplacing {
            toldReplacing.toggle()
            frame?.linesChanged()
        }
        if let told, room != told {
            frame?.linesChanged()
            // It may have been measured for what the header took before.
            MainLoop.whenIdle { [weak self] in self?.queueResize() }
        }
        told = room
        put(handle, x: 0, y: 0, width: width, height: height)
        let rows = HeaderRows(self, room: room)
        let first = rows.heights(in: rows.extent(in: width)).first ?? 0
        if first != firstRow {
            firstRow = first
            frame?.linesChanged()
        }
        let places = rows.places(in: rows.extent(in: width))
        for (widget, place) in [(start, places.start), (end, places.end)] {
            put(widget, x: place.x, y: place.y, width: place.width, height: place.height)
        }
        guard let title else { return }
        setShown(title, places.title.width > 0)
        let place = places.title
        if place.width > 0 { put(title, x: place.x, y: place.y, width: place.width, height: place.height) }
    }
}
