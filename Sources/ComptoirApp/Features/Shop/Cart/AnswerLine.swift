import GTK
import Widgets

/// The answers to a question, all as high and the chief one last, at the end of a line.
///
/// They share all of a short line. Where there is no room for them beside each other they stand one below the other, the
/// chief one first.
@MainActor
final class AnswerLine: CustomWidget {
    /// The width of a line, in pixels, below which answers share all of it.
    private static let short = 440

    private let answers: [Widget]

    /// Makes a line.
    /// - Parameter answers: the answers, in reading order.
    init(_ answers: [Widget]) {
        self.answers = answers
        super.init()
        for answer in answers { adopt(answer) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "answer-line"
        type.role = .group
    }

    // MARK: Layout

    private var shown: [Widget] { answers.filter(\.isVisible) }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = shown.map { $0.measured(.horizontal) }
        let natural = wanted.map(\.natural).reduce(Space.small * max(0, wanted.count - 1), +)
        guard orientation == .vertical else {
            return Extent(minimum: wanted.map(\.minimum).max() ?? 0, natural: natural)
        }
        let frames = frames(in: size ?? max(natural, AnswerLine.short))
        let height = Int(frames.map { $0.y + $0.height }.max() ?? 0)
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        for (answer, var frame) in zip(shown, frames(in: width)) {
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(answer, in: frame)
        }
    }

    /// Returns the widths of the answers beside each other; nil where they have no room.
    private func widths(in width: Int) -> [Int]? {
        let wanted = shown.map { $0.measured(.horizontal).natural }
        let room = width - Space.small * (wanted.count - 1)
        guard width < AnswerLine.short, !wanted.isEmpty else { return wanted.reduce(0, +) <= room ? wanted : nil }
        let share = room / wanted.count
        return wanted.allSatisfy { $0 <= share } ? wanted.map { _ in share } : nil
    }

    /// Returns where the answers are in a width, as seen from the start.
    private func frames(in width: Int) -> [Rectangle] {
        let shown = shown
        guard let widths = widths(in: width) else {
            var y = 0
            let column = shown.reversed().map { answer in
                let height = answer.measured(.vertical, for: width).natural
                defer { y += height + Space.small }
                return Rectangle(y: Double(y), width: Double(width), height: Double(height))
            }
            return column.reversed()
        }
        let height = zip(shown, widths).map { $0.measured(.vertical, for: $1).natural }.max() ?? 0
        var x = width - widths.reduce(Space.small * (widths.count - 1), +)
        return widths.map { answer in
            defer { x += answer + Space.small }
            return Rectangle(x: Double(x), width: Double(answer), height: Double(height))
        }
    }
}
