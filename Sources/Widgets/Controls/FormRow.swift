public import GTK

/// A caption and the control that it names, perhaps with an icon before it and some help below it: side by side if there
/// is space, otherwise the control beside the caption alone with the help below both, or one below the other.
///
/// Several rows that belong together are in a `FormGroup`.
///
///     FormRow("Text size", stepper, icon: "comptoir-text-size-symbolic", help: "Of this program only.")
@MainActor
public final class FormRow: CustomWidget {
    private let caption: Label
    private let helpLabel = Label().styled("caption", "quiet")
    private let control: Widget
    private let sign: Image?

    /// The natural width of help beside a control, in characters; what is longer goes on in further lines.
    private static let helpWidth = 26

    /// Creates a row; the caption names the control for assistive technology, after the text of a button if the control
    /// is one, and the help describes it.
    /// - Parameters:
    ///   - text: the caption.
    ///   - control: the control.
    ///   - icon: the name of a symbolic icon before the caption; nil for none.
    ///   - help: a few words below the caption; empty for none.
    public init(_ text: String, _ control: Widget, icon: String? = nil, help: String = "") {
        caption = Label(text)
        self.control = control
        sign = icon.map { Image(sign: $0).styled("form-icon") }
        super.init()
        for label in [caption, helpLabel] {
            label.textAlignment = 0
            label.wraps = true
            label.keepsLastWords = true
        }
        helpLabel.maximumWidthInCharacters = FormRow.helpWidth
        if let label = (control as? Button)?.label, !label.isEmpty {
            control.accessibleLabel = tr("{title}: {text}", ["title": label, "text": text])
        } else {
            control.setAccessible(labelledBy: caption)
        }
        if let sign {
            sign.role = .none
            adopt(sign)
        }
        for part in [caption, helpLabel, control] { adopt(part) }
        showHelp(help)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "form-row"
        type.role = .group
    }

    /// The caption.
    public var text: String {
        get { caption.text }
        set { caption.text = newValue }
    }

    /// A few words below the caption; empty for none.
    public var help: String {
        get { helpLabel.text }
        set { showHelp(newValue) }
    }

    /// The natural width of the caption in characters, beyond which it goes on in further lines; nil for all of it on one line.
    ///
    /// Where it is given, the control stays beside a long caption in little room.
    public var captionWidth: Int? {
        get { caption.maximumWidthInCharacters }
        set { caption.maximumWidthInCharacters = newValue }
    }

    private func showHelp(_ text: String) {
        helpLabel.text = text
        helpLabel.isVisible = !text.isEmpty
        if text.isEmpty {
            control.setAccessible(.describedBy)
        } else {
            control.setAccessible(.describedBy, helpLabel)
        }
    }

    // MARK: Layout

    /// The least height of a row, in pixels: rows are as far from each other whichever controls they have.
    private static let least = 36

    /// How far the words begin from the start, in pixels.
    private var inset: Int { sign.map { $0.measured(.horizontal).natural + Space.small } ?? 0 }

    /// The natural width of the words, in pixels.
    private var wordsWidth: Int { max(caption.measured(.horizontal).natural, helpWidth) }
    private var helpWidth: Int { helpLabel.isVisible ? helpLabel.measured(.horizontal).natural : 0 }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let ends = control.measured(.horizontal)
        let natural = inset + wordsWidth + Space.medium + ends.natural
        guard orientation == .vertical else {
            let help = helpLabel.isVisible ? helpLabel.measured(.horizontal).minimum : 0
            let words = inset + max(caption.measured(.horizontal).minimum, help)
            return Extent(minimum: max(words, ends.minimum), natural: natural)
        }
        let height = max(FormRow.least, Int(places(in: size ?? natural).map { $0.y + $0.height }.max() ?? 0))
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let frames = places(in: width)
        // What is less high than the row stands in its middle.
        let top = (Double(height) - (frames.map { $0.y + $0.height }.max() ?? 0)) / 2
        let parts = [sign, caption, helpLabel, control] as [Widget?]
        for (part, var frame) in zip(parts, frames) {
            guard let part, part.isVisible else { continue }
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            frame.y += top.rounded(.down)
            place(part, in: frame)
        }
    }

    /// Returns where icon, caption, help and control are in a width, as seen from the start.
    private func places(in width: Int) -> [Rectangle] {
        let (inset, end) = (inset, min(control.measured(.horizontal).natural, width))
        let left = width - inset - Space.medium - end
        if wordsWidth <= left { return placesBeside(inset, left, end, x: width - end) }
        // The two need no more than a small gap there, as each is alone in its half.
        let beside = left + Space.medium - Space.tiny
        guard caption.measured(.horizontal).natural <= beside else { return placesBelow(inset, width, end) }
        // However short the help is it stands below both, so that in a group all of it is in one place.
        return helpLabel.isVisible
            ? placesOnCaption(inset, width - inset, beside, end) : placesBeside(inset, beside, end, x: width - end)
    }

    /// All in one line, the words in the middle of the control or the control in that of the words.
    private func placesBeside(_ inset: Int, _ width: Int, _ end: Int, x: Int) -> [Rectangle] {
        var frames = words(inset, width)
        let control = frame(of: control, x: x, width: end)
        let words = frames[2].y + frames[2].height
        let height = max(words, control.height)
        frames[1].y += ((height - words) / 2).rounded(.down)
        frames[2].y += ((height - words) / 2).rounded(.down)
        return FormRow.centred(frames[0], in: height) + frames[1...] + FormRow.centred(control, in: height)
    }

    /// The control beside the caption, and the help below both.
    private func placesOnCaption(_ inset: Int, _ width: Int, _ left: Int, _ end: Int) -> [Rectangle] {
        let caption = frame(of: caption, x: inset, width: left)
        let control = frame(of: control, x: inset + width - end, width: end)
        let height = max(caption.height, control.height)
        var help = frame(of: helpLabel, x: inset, width: width)
        help.y = height + 3
        return FormRow.centred(signFrame, in: height) + FormRow.centred(caption, in: height) + [help]
            + FormRow.centred(control, in: height)
    }

    /// The words, and the control below them: below the caption if there is space for that, otherwise below the icon.
    private func placesBelow(_ inset: Int, _ width: Int, _ end: Int) -> [Rectangle] {
        let words = words(inset, width - inset)
        // Segments need not be equally wide for that.
        let least = (control as? SegmentedChoice)?.lineWidth ?? control.measured(.horizontal).natural
        let isInset = min(end, least) <= width - inset
        var control = frame(of: control, x: isInset ? inset : 0, width: isInset ? min(end, width - inset) : end)
        control.y = words[2].y + words[2].height + Double(Space.tiny)
        return words + [control]
    }

    /// Returns where icon, caption and help are one below the other, the icon in the middle of both.
    private func words(_ inset: Int, _ width: Int) -> [Rectangle] {
        let caption = frame(of: caption, x: inset, width: width)
        var help = helpLabel.isVisible ? frame(of: helpLabel, x: inset, width: width) : Rectangle(width: 0, height: 0)
        help.y = caption.height
        return FormRow.centred(signFrame, in: caption.height + help.height) + [caption, help]
    }

    private var signFrame: Rectangle {
        sign.map { frame(of: $0, x: 0, width: $0.measured(.horizontal).natural) } ?? Rectangle(width: 0, height: 0)
    }

    /// Returns the frame of a part at the top, as high as it is in its width.
    private func frame(of part: Widget, x: Int, width: Int) -> Rectangle {
        let height = part.measured(.vertical, for: width).natural
        return Rectangle(x: Double(x), width: Double(width), height: Double(height))
    }

    private static func centred(_ frame: Rectangle, in height: Double) -> [Rectangle] {
        var frame = frame
        frame.y = ((height - frame.height) / 2).rounded(.down)
        return [frame]
    }
}
