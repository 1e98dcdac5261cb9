public import GTK

/// Columns side by side, each with its share of the width; one below the other if there is too little space for them.
///
/// For exactly two columns, `TwoColumns` is simpler.
@MainActor
public final class WeightedColumns: CustomWidget, ChildHolder {
    /// The width below which the columns are one below the other, in pixels.
    public static let narrow = 760

    private let gap = Space.medium
    private var arranged: [Widget] = []
    /// Returns the share of a child.
    private let weight: @MainActor (Widget) -> Double

    /// Creates the columns.
    /// - Parameters:
    ///   - columns: the columns, in reading order.
    ///   - weight: returns a column's share of the width, above 0.
    public init(_ columns: [Widget] = [], weight: @escaping @MainActor (Widget) -> Double = { _ in 1 }) {
        self.weight = weight
        super.init()
        setChildren(columns)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "weighted-columns"
        type.role = .group
    }

    public func setChildren(_ widgets: [Widget]) {
        arrange(widgets, insteadOf: arranged)
        arranged = widgets
    }

    private var shown: [Widget] { arranged.filter(\.isVisible) }

    /// Returns the widths of the columns in a width; nil if they are one below the other.
    private func widths(in width: Int) -> [Int]? {
        let shown = shown
        guard shown.count > 1, width >= Self.narrow else { return nil }
        let weights = shown.map { max(0.01, weight($0)) }
        let (room, total) = (Double(width - gap * (shown.count - 1)), weights.reduce(0, +))
        let result = weights.map { Int(room * $0 / total) }
        let fits = zip(shown, result).allSatisfy { $0.measured(.horizontal).minimum <= $1 }
        return fits ? result : nil
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let shown = shown
        guard orientation == .vertical else {
            let wanted = shown.map { $0.measured(.horizontal) }
            return Extent(
                minimum: wanted.map(\.minimum).max() ?? 0,
                natural: wanted.map(\.natural).reduce(gap * max(0, shown.count - 1), +))
        }
        let width = size ?? measured(.horizontal).natural
        let height: Int
        if let widths = widths(in: width) {
            height = zip(shown, widths).map { $0.measured(.vertical, for: $1).natural }.max() ?? 0
        } else {
            height = shown.map { $0.measured(.vertical, for: width).natural }
                .reduce(gap * max(0, shown.count - 1), +)
        }
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        guard let widths = widths(in: width) else {
            var y = 0
            for child in shown {
                let high = child.measured(.vertical, for: width).natural
                place(child, in: Rectangle(y: Double(y), width: Double(width), height: Double(high)))
                y += high + gap
            }
            return
        }
        var x = 0
        for (child, wide) in zip(shown, widths) {
            let start = left(x, of: wide, in: width)
            place(child, in: Rectangle(x: Double(start), width: Double(wide), height: Double(height)))
            x += wide + gap
        }
    }
}
