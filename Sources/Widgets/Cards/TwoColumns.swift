public import GTK

/// Two parts of a page: side by side if there is space, otherwise one below the other. A part that is hidden leaves its space to
/// the other.
@MainActor
public final class TwoColumns: CustomWidget {
    private let first: Widget
    private let second: Widget
    private let least: Int
    private let end: Int?
    private let head: Widget?
    private let gap = Space.large

    /// Creates the columns.
    /// - Parameters:
    ///   - first: the part at the start, or on top.
    ///   - second: the part at the end, or below.
    ///   - least: the width of one column, in pixels, below which the parts are one below the other.
    ///   - end: the width of the second part beside the first, in pixels; nil for the same as the first.
    ///   - head: what is above the first part in its column; if there is too little space for two columns, it is on top
    ///     and the first part goes below the second.
    public init(
        _ first: Widget, _ second: Widget, least: Int = 330, end: Int? = nil, head: Widget? = nil
    ) {
        self.first = first
        self.second = second
        self.least = least
        self.end = end
        self.head = head
        super.init()
        if let head { adopt(head) }
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
        guard self.second.isVisible, first.isVisible || head != nil else { return nil }
        let second = max(end ?? (width - gap) / 2, end == nil ? 0 : self.second.measured(.horizontal).minimum)
        let column = end == nil ? second : width - gap - second
        let wanted = max(
            least, first.measured(.horizontal).minimum, head?.measured(.horizontal).minimum ?? 0,
            end == nil ? self.second.measured(.horizontal).minimum : 0)
        return column >= wanted ? (column, second) : nil
    }

    private func height(_ child: Widget?, _ width: Int) -> Int {
        child.map { $0.measured(.vertical, for: width).natural } ?? 0
    }

    /// The space between the parts if one is below the other.
    private var gapBelow: Int { first.isVisible && second.isVisible ? gap : 0 }

    /// Returns the height of the head in a width, with the space below it.
    private func headHeight(_ width: Int) -> Int { head == nil ? 0 : height(head, width) + Space.medium }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, two) = (first.measured(.horizontal), second.measured(.horizontal))
        let top = head?.measured(.horizontal) ?? Extent(minimum: 0, natural: 0)
        guard orientation == .vertical else {
            let natural = max(one.natural, two.natural, least)
            return Extent(minimum: max(one.minimum, two.minimum, top.minimum), natural: 2 * natural + gap)
        }
        let width = size ?? 2 * max(one.natural, two.natural, least) + gap
        let height: Int
        if let widths = widths(width) {
            height = max(
                headHeight(widths.first) + self.height(first, widths.first), self.height(second, widths.second))
        } else {
            height = headHeight(width) + self.height(first, width) + gapBelow + self.height(second, width)
        }
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        guard let widths = widths(width) else {
            let (upper, lower) = head == nil ? (first, second) : (second, first)
            let start = headHeight(width)
            if let head { place(head, x: 0, y: 0, width: width, height: self.height(head, width)) }
            let middle = start + self.height(upper, width)
            place(upper, x: 0, y: start, width: width, height: middle - start)
            place(lower, x: 0, y: middle + gapBelow, width: width, height: max(0, height - middle - gapBelow))
            return
        }
        let (x, start) = (left(0, of: widths.first, in: width), headHeight(widths.first))
        if let head { place(head, x: x, y: 0, width: widths.first, height: self.height(head, widths.first)) }
        place(first, x: x, y: start, width: widths.first, height: max(0, height - start))
        place(second, x: isMirrored ? 0 : width - widths.second, y: 0, width: widths.second, height: height)
    }

    private func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        place(
            child, in: Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }
}
