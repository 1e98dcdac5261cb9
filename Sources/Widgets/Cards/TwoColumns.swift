public import GTK

/// Two parts of a page: side by side if there is space, otherwise one below the other.
@MainActor
public final class TwoColumns: CustomWidget {
    private let first: Widget
    private let second: Widget
    private let least: Int
    private let end: Int?
    private let gap = Space.large

    /// Creates the columns.
    /// - Parameters:
    ///   - first: the part at the start, or on top.
    ///   - second: the part at the end, or below.
    ///   - least: the width of one column, in pixels, below which the parts are one below the other.
    ///   - end: the width of the second part beside the first, in pixels; nil for the same as the first.
    public init(_ first: Widget, _ second: Widget, least: Int = 330, end: Int? = nil) {
        self.first = first
        self.second = second
        self.least = least
        self.end = end
        super.init()
        adopt(first)
        adopt(second)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "two-columns"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    /// Returns the widths of the columns in a width, or nil if there is too little space for two.
    private func widths(_ width: Int) -> (first: Int, second: Int)? {
        let second = max(end ?? (width - gap) / 2, end == nil ? 0 : self.second.measured(.horizontal).minimum)
        let column = end == nil ? second : width - gap - second
        let wanted = max(
            least, first.measured(.horizontal).minimum, end == nil ? self.second.measured(.horizontal).minimum : 0)
        return column >= wanted ? (column, second) : nil
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, two) = (first.measured(.horizontal), second.measured(.horizontal))
        guard orientation == .vertical else {
            let natural = max(one.natural, two.natural, least)
            return Extent(minimum: max(one.minimum, two.minimum), natural: 2 * natural + gap)
        }
        let width = size ?? 2 * max(one.natural, two.natural, least) + gap
        let height: Int
        if let widths = widths(width) {
            height = max(
                first.measured(.vertical, for: widths.first).natural,
                second.measured(.vertical, for: widths.second).natural)
        } else {
            height =
                first.measured(.vertical, for: width).natural + gap + second.measured(.vertical, for: width).natural
        }
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        guard let widths = widths(width) else {
            let above = first.measured(.vertical, for: width).natural
            place(first, x: 0, y: 0, width: width, height: above)
            place(second, x: 0, y: above + gap, width: width, height: max(0, height - above - gap))
            return
        }
        place(first, x: left(0, of: widths.first, in: width), y: 0, width: widths.first, height: height)
        place(second, x: isMirrored ? 0 : width - widths.second, y: 0, width: widths.second, height: height)
    }

    private func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        place(
            child, in: Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }
}
