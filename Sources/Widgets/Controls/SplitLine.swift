public import GTK

/// Two widgets at the two ends of a line, the second one below the first if there is no space for both.
///
///     SplitLine(SectionTitle("All drinks"), button)
@MainActor
public final class SplitLine: CustomWidget {
    /// Where the second widget is on a line of its own.
    public enum Below: Sendable {
        case start, end
        /// It takes the whole width.
        case filling
    }

    private let first: Widget
    private let second: Widget

    /// Where the second widget is if there is no space for both on one line.
    public var below = Below.start {
        didSet { if below != oldValue { queueResize() } }
    }

    /// Whether there is no space for both on one line.
    public private(set) var isBroken = false
    private let broken = HandlerList<Bool>()

    /// Called when `isBroken` has changed.
    @discardableResult
    public func onBroken(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { broken.add(handler) }

    /// Creates a line.
    /// - Parameters:
    ///   - first: the widget at the start, which gets the remaining width.
    ///   - second: the widget at the end, or on a line of its own, as `below` says.
    public init(_ first: Widget, _ second: Widget) {
        self.first = first
        self.second = second
        super.init()
        adopt(first)
        adopt(second)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "split-line"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    private func fitsOneLine(_ width: Int) -> Bool {
        first.measured(.horizontal).natural + Space.medium + second.measured(.horizontal).natural <= width
    }

    /// The space between the two lines, in pixels; what fills its line is a thing of its own.
    private var gapBelow: Int { below == .filling ? Space.small : Space.tiny }

    /// Returns the widths of the two in a width, and where the second one begins.
    private func widths(in width: Int) -> (first: Int, second: Int, start: Int) {
        let end = min(second.measured(.horizontal).natural, width)
        if fitsOneLine(width) { return (width - Space.medium - end, end, width - end) }
        switch below {
        case .start: return (width, end, 0)
        case .end: return (width, end, width - end)
        case .filling: return (width, width, 0)
        }
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, two) = (first.measured(.horizontal), second.measured(.horizontal))
        let natural = one.natural + Space.medium + two.natural
        guard orientation == .vertical else {
            return Extent(minimum: max(one.minimum, two.minimum), natural: natural)
        }
        let widths = widths(in: size ?? natural)
        let above = first.measured(.vertical, for: widths.first).natural
        let below = second.measured(.vertical, for: widths.second).natural
        let height = fitsOneLine(size ?? natural) ? max(above, below) : above + gapBelow + below
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let isOneLine = fitsOneLine(width)
        if isBroken == isOneLine {
            isBroken.toggle()
            // Whoever hears of it may want another size, which nobody may while sizes are handed out.
            MainLoop.whenIdle { [weak self] in if let self { broken.send(isBroken) } }
        }
        let widths = widths(in: width)
        let above = first.measured(.vertical, for: widths.first).natural
        let below = second.measured(.vertical, for: widths.second).natural
        func put(_ child: Widget, x: Int, y: Int, width childWidth: Int, height: Int) {
            let left = left(x, of: childWidth, in: width)
            place(
                child,
                in: Rectangle(x: Double(left), y: Double(y), width: Double(childWidth), height: Double(height)))
        }
        put(first, x: 0, y: isOneLine ? (height - above) / 2 : 0, width: widths.first, height: above)
        put(
            second, x: widths.start,
            y: isOneLine ? (height - below) / 2 : above + gapBelow, width: widths.second, height: below)
    }
}
