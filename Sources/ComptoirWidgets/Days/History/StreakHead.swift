internal import GTK
internal import Widgets

/// A text that may wrap and a widget at the end of its line, or below it if the line has no space for both.
@MainActor
final class StreakHead: CustomWidget {
    private let text: Label
    private let end: Widget

    init(_ text: Label, _ end: Widget) {
        (self.text, self.end) = (text, end)
        super.init()
        adopt(text)
        adopt(end)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "streak-head"
        type.role = AccessibleRole.none
    }

    override var requestMode: RequestMode { .heightForWidth }

    private func isOneLine(_ width: Int) -> Bool {
        text.measured(.horizontal).natural + Space.small + end.measured(.horizontal).natural <= width
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (first, second) = (text.measured(.horizontal), end.measured(.horizontal))
        guard orientation == .vertical else {
            return Extent(
                minimum: max(first.minimum, second.minimum), natural: first.natural + Space.small + second.natural)
        }
        let line = end.measured(.vertical).natural
        guard let size, !isOneLine(size) else {
            let height = max(line, text.measured(.vertical).natural)
            return Extent(minimum: height, natural: height)
        }
        let height = text.measured(.vertical, for: size).natural + Space.tiny + line
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let isOneLine = isOneLine(width)
        let line = end.measured(.vertical).natural
        let endWidth = min(width, end.measured(.horizontal).natural)
        let textWidth = isOneLine ? width - Space.small - endWidth : width
        let textHeight = text.measured(.vertical, for: textWidth).natural
        func put(_ widget: Widget, atEnd: Bool, y: Int, _ width: Int, _ height: Int) {
            place(
                widget,
                in: Rectangle(
                    x: atEnd != isMirrored ? Double(self.width - width) : 0, y: Double(y), width: Double(width),
                    height: Double(height)))
        }
        put(text, atEnd: false, y: isOneLine ? (height - textHeight) / 2 : 0, textWidth, textHeight)
        put(end, atEnd: isOneLine, y: isOneLine ? (height - line) / 2 : height - line, endWidth, line)
    }
}
