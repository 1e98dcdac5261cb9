public import GTK
internal import Widgets

/// A widget that shows a few things standing on a board, or on several if one is too short.
///
/// Use a `Shelf` for a whole collection.
@MainActor
public final class Board: CustomWidget, ChildHolder {
    private var arranged: [Widget] = []
    private var boards: [Box] = []
    private let gap = Space.tiny
    private static let thickness = 6

    /// Creates a board with things on it.
    public init(_ children: [Widget] = []) {
        super.init()
        setChildren(children)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "board"
        type.role = .list
    }

    public func setChildren(_ widgets: [Widget]) {
        arrange(widgets, insteadOf: arranged)
        arranged = widgets
    }

    private var shown: [Widget] { arranged.filter(\.isVisible) }

    /// Returns the boards for a width, and what stands on each.
    private func lines(in width: Int) -> [(range: Range<Int>, width: Int, height: Int)] {
        var result: [(range: Range<Int>, width: Int, height: Int)] = []
        for (index, child) in shown.enumerated() {
            let wide = min(child.measured(.horizontal).natural, max(width, child.measured(.horizontal).minimum))
            let high = child.measured(.vertical, for: wide).natural
            if let last = result.last, last.width + gap + wide <= width {
                result[result.count - 1] = (
                    last.range.lowerBound..<index + 1, last.width + gap + wide, max(last.height, high)
                )
            } else {
                result.append((index..<index + 1, wide, high))
            }
        }
        return result.isEmpty ? [(0..<0, 0, 48)] : result
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = shown.map { $0.measured(.horizontal) }
        let natural = wanted.map(\.natural).reduce(gap * max(0, wanted.count - 1), +)
        guard orientation == .vertical else {
            return Extent(minimum: wanted.map(\.minimum).max() ?? 0, natural: natural)
        }
        let lines = lines(in: size ?? max(1, natural))
        let height = lines.map { $0.height + Self.thickness }.reduce(gap * (lines.count - 1), +)
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let (lines, shown) = (lines(in: width), shown)
        provideBoards(lines.count)
        var y = 0
        for (line, board) in zip(lines, boards) {
            var x = 0
            for child in shown[line.range] {
                let wide = min(child.measured(.horizontal).natural, max(width, child.measured(.horizontal).minimum))
                let high = child.measured(.vertical, for: wide).natural
                let start = left(x, of: wide, in: width)
                place(
                    child,
                    in: Rectangle(
                        x: Double(start), y: Double(y + line.height - high), width: Double(wide), height: Double(high)))
                x += wide + gap
            }
            y += line.height
            place(board, in: Rectangle(y: Double(y), width: Double(width), height: Double(Self.thickness)))
            y += Self.thickness + gap
        }
    }

    /// Shows as many boards as there are lines; the boards come after the children in the focus order.
    private func provideBoards(_ count: Int) {
        while boards.count < count {
            let board = Box(.horizontal).styled("board-edge")
            board.role = .none
            board.canTarget = false
            adopt(board)
            boards.append(board)
        }
        for (index, board) in boards.enumerated() {
            setShown(board, index < count)
            _ = board.measured(.horizontal)
        }
    }
}
