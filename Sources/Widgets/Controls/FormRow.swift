public import GTK

/// A caption and the control that it names: side by side if there is space, otherwise one below the other.
///
///     FormRow("Text size", stepper)
@MainActor
public final class FormRow: SplitLine {
    private let caption: Label

    /// Creates a row; the caption names the control for assistive technology, after the text of a button if the control
    /// is one.
    public init(_ text: String, _ control: Widget) {
        caption = Label(text)
        caption.textAlignment = 0
        caption.wraps = true
        if let label = (control as? Button)?.label, !label.isEmpty {
            control.accessibleLabel = tr("{title}: {text}", ["title": label, "text": text])
        } else {
            control.setAccessible(labelledBy: caption)
        }
        super.init(caption, control)
    }

    /// The caption.
    public var text: String {
        get { caption.text }
        set { caption.text = newValue }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "form-row"
        type.role = .group
    }
}
