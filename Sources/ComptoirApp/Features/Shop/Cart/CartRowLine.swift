import GTK
import Widgets

/// The parts of a line of the cart: its name, how many, and what is at the end, in one line.
///
/// Where that leaves the title too little room, the number is below it, in line with its words, and the end below too where
/// the title needs its whole line; what is before the title is then beside both lines.
@MainActor
final class CartRowLine: CustomWidget {
    /// The room that a title needs in one line with the others, in pixels at the usual text size.
    ///
    /// It is the same for all names, so that rows with short and with long ones look alike.
    private static let least = 240
    /// The room that a title needs beside the end alone, in pixels at the usual text size.
    private static let leastBesideEnd = 104

    private let leading: [Widget]
    private let title: Widget
    private let number: Widget
    private let end: Widget

    /// Makes a line.
    /// - Parameters:
    ///   - leading: what is before the title, of the width that it likes.
    ///   - title: what the line is about, which gets the remaining width.
    ///   - number: how many, after it, or below it in the next line.
    ///   - end: the part at the end.
    init(_ leading: [Widget], title: Widget, number: Widget, end: Widget) {
        self.leading = leading
        self.title = title
        self.number = number
        self.end = end
        super.init()
        for part in parts { adopt(part) }
    }

    private var parts: [Widget] { leading + [title, number, end] }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "cart-row-line"
        type.role = .group
    }

    // MARK: Layout

    /// The least width of the title, with what is before it, beside the others.
    private var leastBeside: Int {
        max(TextGrowth.of(CartRowLine.least), leadingWidth + title.measured(.horizontal).minimum)
    }

    /// How far from the start the words of the title begin, in pixels.
    private var leadingWidth: Int {
        leading.filter(\.isVisible).map { $0.measured(.horizontal).natural + Space.small }.reduce(0, +)
    }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, two) = (title.measured(.horizontal), number.measured(.horizontal))
        let three = end.measured(.horizontal)
        let before = leadingWidth
        let natural = max(before + one.natural, leastBeside) + two.natural + three.natural + 2 * Space.small
        guard orientation == .vertical else {
            return Extent(minimum: max(before + one.minimum, two.minimum, three.minimum), natural: natural)
        }
        let height = Int(places(in: size ?? natural).map { $0.y + $0.height }.max() ?? 0)
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        for (part, var frame) in zip(parts, places(in: width)) {
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(part, in: frame)
        }
    }

    /// Returns where the parts are in a width, as seen from the start.
    private func places(in width: Int) -> [Rectangle] {
        let (two, three) = (number.measured(.horizontal).natural, end.measured(.horizontal).natural)
        let beside = width - two - three - 2 * Space.small
        let start = leadingWidth
        let others =
            beside >= leastBeside
            ? CartRowLine.centred([
                frame(of: title, x: start, width: beside - start),
                frame(of: number, x: beside + Space.small, width: two), frame(of: end, x: width - three, width: three),
            ]) : placesBelow(in: width, min(two, width), min(three, width))
        // Where the number has to begin below them, they are beside the title alone.
        let height =
            others[1].x < Double(start - Space.small) ? others[0].height : others.map { $0.y + $0.height }.max() ?? 0
        return CartRowLine.centred(leadingFrames, in: height) + others
    }

    /// What is before the title, each as wide as it likes.
    private var leadingFrames: [Rectangle] {
        var x = 0
        return leading.map { part in
            guard part.isVisible else { return Rectangle(width: 0, height: 0) }
            let width = part.measured(.horizontal).natural
            defer { x += width + Space.small }
            return frame(of: part, x: x, width: width)
        }
    }

    /// Returns where the three are if the number is below the title. The end is beside that, or if it is too wide beside the
    /// number, or below it if both are too wide.
    private func placesBelow(in width: Int, _ numberWidth: Int, _ endWidth: Int) -> [Rectangle] {
        let room = width - leadingWidth - endWidth
        if room >= max(title.measured(.horizontal).minimum, TextGrowth.of(CartRowLine.leastBesideEnd)) {
            var line = CartRowLine.centred([
                frame(of: title, x: leadingWidth, width: room), frame(of: end, x: width - endWidth, width: endWidth),
            ])
            // However much is said below the name, the end stays level with that.
            line[1].y = min(line[1].y, 3)
            var number = frame(of: number, x: max(0, min(leadingWidth, width - numberWidth)), width: numberWidth)
            number.y = (line.map(\.height).max() ?? 0) + 3
            return [line[0], number, line[1]]
        }
        let first = frame(of: title, x: leadingWidth, width: width - leadingWidth)
        // Below the words as long as the end leaves room for that.
        let x = max(0, min(leadingWidth, width - endWidth - Space.small - numberWidth))
        var others = [
            frame(of: number, x: x, width: numberWidth), frame(of: end, x: width - endWidth, width: endWidth),
        ]
        if numberWidth + Space.small + endWidth <= width {
            others = CartRowLine.centred(others)
        } else {
            others[1].y = others[0].height + Double(Space.tiny)
        }
        for index in others.indices { others[index].y += first.height + 3 }
        return [first] + others
    }

    /// Returns the frame of a part at the top, as high as it is in its width.
    private func frame(of part: Widget, x: Int, width: Int) -> Rectangle {
        let height = part.measured(.vertical, for: width).natural
        return Rectangle(x: Double(x), width: Double(width), height: Double(height))
    }

    /// Returns the frames of a line, each in the middle of its height, or of another one.
    private static func centred(_ frames: [Rectangle], in given: Double? = nil) -> [Rectangle] {
        let height = given ?? frames.map(\.height).max() ?? 0
        return frames.map { frame in
            var frame = frame
            frame.y = ((height - frame.height) / 2).rounded(.down)
            return frame
        }
    }
}
