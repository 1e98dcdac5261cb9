import GTK
import Widgets

/// A part that grows and one at the end of its line; where there is no room for both, at the end of the next line.
///
/// For a second part that goes on where the first one starts, take a `SplitLine`.
@MainActor
final class EndingLine: CustomWidget {
    private let first: Widget
    private let second: Widget
    private let leastFirst: Int?

    /// Makes a line.
    /// - Parameters:
    ///   - first: the part that gets the remaining width.
    ///   - second: the part at the end.
    ///   - leastFirst: the width that is enough for the first part, as it wraps, in pixels at the usual text size; nil where
    ///     it is to stand in one line.
    init(_ first: Widget, _ second: Widget, leastFirst: Int? = nil) {
        self.first = first
        self.second = second
        self.leastFirst = leastFirst
        super.init()
        adopt(first)
        adopt(second)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "ending-line"
        type.role = .group
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, two) = (first.measured(.horizontal), second.measured(.horizontal))
        let natural = one.natural + Space.small + two.natural
        guard orientation == .vertical else {
            return Extent(minimum: max(one.minimum, two.minimum), natural: natural)
        }
        let (start, end) = places(in: size ?? natural)
        let height = Int(max(start.y + start.height, end.y + end.height))
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let (start, end) = places(in: width)
        for (child, var frame) in [(first, start), (second, end)] {
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(child, in: frame)
        }
    }

    /// The width of the first part below which the second one is in the next line.
    private var leastWidth: Int {
        let (minimum, natural) = (first.measured(.horizontal).minimum, first.measured(.horizontal).natural)
        return leastFirst.map { min(natural, max(minimum, TextGrowth.of($0))) } ?? natural
    }

    /// Returns where the two are in a width, as seen from the start.
    private func places(in width: Int) -> (first: Rectangle, second: Rectangle) {
        let (one, two) = (leastWidth, second.measured(.horizontal).natural)
        let isOneLine = one + Space.small + two <= width
        let endWidth = min(two, width)
        let startWidth = isOneLine ? width - Space.small - endWidth : width
        let above = first.measured(.vertical, for: startWidth).natural
        let below = second.measured(.vertical, for: endWidth).natural
        let high = max(above, below)
        let start = Rectangle(
            y: Double(isOneLine ? (high - above) / 2 : 0), width: Double(startWidth), height: Double(above))
        let end = Rectangle(
            x: Double(width - endWidth), y: Double(isOneLine ? (high - below) / 2 : above + Space.tiny),
            width: Double(endWidth), height: Double(below))
        return (start, end)
    }
}
