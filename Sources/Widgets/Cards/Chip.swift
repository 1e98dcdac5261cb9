public import GTK

/// A short fact in a rounded field, which wraps if there is hardly any space.
@MainActor
public final class Chip: Box {
    private let label = Label()

    /// Creates a chip.
    /// - Parameters:
    ///   - text: the text, a word or two.
    ///   - icon: the name of a symbolic icon before the text; nil for none.
    public init(_ text: String, icon: String? = nil) {
        super.init(.horizontal, spacing: Space.tiny)
        styled("chip")
        if let icon { append(Image(sign: icon)) }
        append(label)
        label.wraps = true
        label.textAlignment = 0
        self.text = text
    }

    /// The text.
    public var text: String {
        get { label.text }
        set { label.text = newValue }
    }
}
