public import GTK

/// A caption and the control it names: side by side where there is room, one below the other where there is not.
///
///     FormRow("Text size", stepper)
@MainActor
public final class FormRow: CustomWidget {
    private let caption: Label
    private let control: Widget

    /// Makes a row; the caption names the control for assistive technology.
    public init(_ text: String, _ control: Widget) {
        caption = Label(text)
        self.control = control
        super.init()
        caption.textAlignment = 0
        control.setAccessible(labelledBy: caption)
        adopt(caption)
        adopt(control)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "form-row"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    private func fitsOneLine(_ width: Int) -> Bool {
        caption.measured(.horizontal).natural + Space.medium + control.measured(.horizontal).natural <= width
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        switch orientation {
        case .horizontal:
            let (first, second) = (caption.measured(.horizontal), control.measured(.horizontal))
            return Measurement(
                minimum: max(first.minimum, second.minimum), natural: first.natural + Space.medium + second.natural)
        case .vertical:
            let isOneLine = size.map(fitsOneLine) ?? true
            let first = caption.measured(.vertical, for: isOneLine ? nil : size).natural
            let second = control.measured(.vertical, for: isOneLine ? nil : size).natural
            let height = isOneLine ? max(first, second) : first + Space.tiny + second
            return Measurement(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let isOneLine = fitsOneLine(width)
        let first = isOneLine ? caption.measured(.horizontal).natural : width
        let second = min(control.measured(.horizontal).natural, width)
        let firstHeight = caption.measured(.vertical, for: first).natural
        let secondHeight = control.measured(.vertical, for: second).natural
        let isMirrored = direction == .rightToLeft
        let start = isMirrored ? width - first : 0
        // On a line of its own the control begins below the caption.
        let end = (isOneLine != isMirrored) ? width - second : 0
        place(
            caption,
            in: Rectangle(
                x: Double(start), y: isOneLine ? Double((height - firstHeight) / 2) : 0, width: Double(first),
                height: Double(firstHeight)))
        place(
            control,
            in: Rectangle(
                x: Double(end), y: Double(isOneLine ? (height - secondHeight) / 2 : firstHeight + Space.tiny),
                width: Double(second), height: Double(secondHeight)))
    }
}
