internal import GTK

/// The positions of the parts of a toggle row, as if text ran from left to right.
@MainActor
struct ToggleRowLayout {
    private(set) var picture = Rectangle(width: 0, height: 0)
    private(set) var texts = Rectangle(width: 0, height: 0)
    private(set) var choice = Rectangle(width: 0, height: 0)
    private(set) var remove = Rectangle(width: 0, height: 0)
    /// The height of the whole, in pixels.
    private(set) var height = 0

    /// The space between parts, in pixels.
    static let gap = Space.small
    /// The minimum width of the name beside the states on one line, in pixels.
    private static let leastName = 132

    init(picture: Widget?, texts: Widget, choice: Widget, remove: Widget?, width: Int) {
        func size(_ widget: Widget?) -> (width: Int, height: Int) {
            (widget?.measured(.horizontal).natural ?? 0, widget?.measured(.vertical).natural ?? 0)
        }
        let (pictureSize, choiceSize, removeSize) = (size(picture), size(choice), size(remove))
        let start = pictureSize.width > 0 ? pictureSize.width + ToggleRowLayout.gap : 0
        let end = removeSize.width > 0 ? removeSize.width + Space.tiny : 0
        let beside = width - start - end - choiceSize.width - ToggleRowLayout.gap
        let isOneLine = beside >= min(texts.measured(.horizontal).natural, ToggleRowLayout.leastName)
        let textWidth = max(texts.measured(.horizontal).minimum, isOneLine ? beside : width - start - end)
        let textHeight = texts.measured(.vertical, for: textWidth).natural
        let line = max(pictureSize.height, textHeight, removeSize.height, isOneLine ? choiceSize.height : 0)
        func frame(x: Int, width: Int, height: Int) -> Rectangle {
            Rectangle(x: Double(x), y: Double((line - height) / 2), width: Double(width), height: Double(height))
        }
        self.picture = frame(x: 0, width: pictureSize.width, height: pictureSize.height)
        self.texts = frame(x: start, width: textWidth, height: textHeight)
        self.remove = frame(x: width - removeSize.width, width: removeSize.width, height: removeSize.height)
        if isOneLine {
            self.choice = frame(
                x: width - end - choiceSize.width, width: choiceSize.width, height: choiceSize.height)
            height = line
        } else {
            // Under the name, or over the full width if there is too little space for that.
            let fits = choiceSize.width <= width - start
            let choiceWidth = max(choice.measured(.horizontal).minimum, min(choiceSize.width, width))
            let choiceHeight = choice.measured(.vertical, for: choiceWidth).natural
            self.choice = Rectangle(
                x: Double(fits ? start : 0), y: Double(line + Space.tiny), width: Double(choiceWidth),
                height: Double(choiceHeight))
            height = line + Space.tiny + choiceHeight
        }
    }
}
