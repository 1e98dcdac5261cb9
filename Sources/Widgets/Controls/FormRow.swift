public import GTK

/// A caption and the control that it names, perhaps with an icon before it and some help below it: side by side if there
/// is space, otherwise one below the other.
///
/// Several rows that belong together are in a `FormGroup`.
///
///     FormRow("Text size", stepper, icon: "comptoir-text-size-symbolic", help: "Of this program only.")
@MainActor
public final class FormRow: SplitLine {
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
        for label in [caption, helpLabel] {
            label.textAlignment = 0
            label.wraps = true
        }
        helpLabel.maximumWidthInCharacters = FormRow.helpWidth
        if let label = (control as? Button)?.label, !label.isEmpty {
            control.accessibleLabel = tr("{title}: {text}", ["title": label, "text": text])
        } else {
            control.setAccessible(labelledBy: caption)
        }
        let words = Box(.vertical, [caption, helpLabel])
        if let icon {
            let sign = Image(sign: icon).styled("form-icon")
            sign.role = .none
            self.sign = sign
            super.init(TextLine([sign], text: words, spacing: Space.small), control)
        } else {
            sign = nil
            super.init(words, control)
        }
        showHelp(help)
    }

    /// A control below the caption starts where that does, not below the icon.
    override var insetBelow: Int { sign.map { $0.measured(.horizontal).natural + Space.small } ?? 0 }

    /// Segments need not be equally wide for that.
    override var leastBelow: Int { (control as? SegmentedChoice)?.lineWidth ?? super.leastBelow }

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

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "form-row"
        type.role = .group
    }
}
