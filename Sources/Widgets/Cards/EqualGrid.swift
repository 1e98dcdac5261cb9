public import GTK

/// A grid of children of equal width in as many columns as fit; the children of a line have the same height.
///
/// It is meant for a few dozen children; for lists of any length, use a `CardGrid`.
@MainActor
public final class EqualGrid: CustomWidget, ChildHolder {
    private let gap = Space.medium
    private var arranged: [Widget]

    /// Creates a grid.
    /// - Parameters:
    ///   - columnWidth: the minimum width of a column, in pixels at the usual text size.
    ///   - children: the children, in reading order.
    public init(columnWidth: Int = 200, _ children: [Widget] = []) {
        self.columnWidth = columnWidth
        arranged = children
        super.init()
        for child in children { adopt(child) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "equal-grid"
        type.role = .group
    }

    /// The minimum width of a column, in pixels at the usual text size; in a narrower window there is one column.
    public var columnWidth: Int {
        didSet { if columnWidth != oldValue { queueResize() } }
    }

    /// Returns the number of columns in a width.
    public func columns(in width: Int) -> Int {
        let least = max(TextGrowth.of(columnWidth), shown.map { $0.measured(.horizontal).minimum }.max() ?? 0)
        return max(1, min((width + gap) / (max(1, least) + gap), max(1, shown.count)))
    }

    public func setChildren(_ widgets: [Widget]) {
        arrange(widgets, insteadOf: arranged)
        arranged = widgets
    }

    // MARK: Layout

    private var shown: [Widget] { arranged.filter(\.isVisible) }

    /// Returns the heights of the lines in a width.
    private func lineHeights(in width: Int) -> [Int] {
        let (shown, columns) = (shown, columns(in: width))
        let cell = (width - (columns - 1) * gap) / columns
        return stride(from: 0, to: shown.count, by: columns).map { start in
            shown[start..<min(shown.count, start + columns)].map { $0.measured(.vertical, for: cell).natural }.max()
                ?? 0
        }
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let least = shown.map { $0.measured(.horizontal).minimum }.max() ?? 0
            let column = TextGrowth.of(columnWidth)
            let all = max(least, column) * shown.count + gap * max(0, shown.count - 1)
            return Extent(minimum: least, natural: max(least, min(all, 4 * column)))
        case .vertical:
            let heights = lineHeights(in: size ?? measured(.horizontal).natural)
            let height = heights.reduce(gap * max(0, heights.count - 1), +)
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let columns = columns(in: width)
        let heights = lineHeights(in: width)
        let cell = Double(width - (columns - 1) * gap) / Double(columns)
        var y = 0
        for (index, child) in shown.enumerated() {
            let column = index % columns
            if column == 0, index > 0 { y += heights[index / columns - 1] + gap }
            let start = (Double(column) * (cell + Double(gap))).rounded()
            let end = (Double(column) * (cell + Double(gap)) + cell).rounded()
            let x = isMirrored ? Double(width) - end : start
            place(
                child,
                in: Rectangle(x: x, y: Double(y), width: end - start, height: Double(heights[index / columns])))
        }
    }
}
