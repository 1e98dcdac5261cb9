internal import CGTK

/// A field for text of several lines (`GtkTextView`).
@MainActor
public final class TextView: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a field; put it into a `ScrolledWindow` if its text may be long.
    public init(_ text: String = "", wraps: Bool = true) {
        super.init(Reference(adopting: gtk_text_view_new()))
        self.wraps = wraps
        self.text = text
    }

    private var view: UnsafeMutablePointer<GtkTextView> { raw.assumingMemoryBound(to: GtkTextView.self) }

    /// The text with its cursor, selection and undo (`gtk_text_view_set_buffer`).
    public var buffer: TextBuffer {
        get {
            guard let buffer: TextBuffer = Object.borrowed(gtk_text_view_get_buffer(view)) else {
                fatalError("a text view has no buffer")
            }
            return buffer
        }
        set { gtk_text_view_set_buffer(view, newValue.raw.assumingMemoryBound(to: GtkTextBuffer.self)) }
    }

    /// All of the text; setting the same text again changes nothing.
    public var text: String {
        get { buffer.text }
        set { buffer.text = newValue }
    }

    /// Whether the user may change the text (`gtk_text_view_set_editable`).
    public var isEditable: Bool {
        get { gtk_text_view_get_editable(view) != 0 }
        set { gtk_text_view_set_editable(view, newValue.c) }
    }

    /// Whether long lines continue below (`gtk_text_view_set_wrap_mode`).
    public var wraps: Bool {
        get { gtk_text_view_get_wrap_mode(view) != GTK_WRAP_NONE }
        set { gtk_text_view_set_wrap_mode(view, newValue ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE) }
    }

    /// Whether all characters have the same width (`gtk_text_view_set_monospace`).
    public var isMonospace: Bool {
        get { gtk_text_view_get_monospace(view) != 0 }
        set { gtk_text_view_set_monospace(view, newValue.c) }
    }

    /// Whether Tab types a tab; otherwise it moves on to the next field, as it should in a form
    /// (`gtk_text_view_set_accepts_tab`).
    public var acceptsTab: Bool {
        get { gtk_text_view_get_accepts_tab(view) != 0 }
        set { gtk_text_view_set_accepts_tab(view, newValue.c) }
    }

    /// The space around the text, inside the field; `start` is left and `end` is right (`gtk_text_view_set_left_margin`
    /// and its like).
    public var padding: Insets {
        get {
            Insets(
                top: Int(gtk_text_view_get_top_margin(view)), bottom: Int(gtk_text_view_get_bottom_margin(view)),
                start: Int(gtk_text_view_get_left_margin(view)), end: Int(gtk_text_view_get_right_margin(view)))
        }
        set {
            gtk_text_view_set_top_margin(view, Int32(newValue.top))
            gtk_text_view_set_bottom_margin(view, Int32(newValue.bottom))
            gtk_text_view_set_left_margin(view, Int32(newValue.start))
            gtk_text_view_set_right_margin(view, Int32(newValue.end))
        }
    }

    /// Scrolls until the cursor is visible (`gtk_text_view_scroll_mark_onscreen`).
    public func scrollToCursor() {
        gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(gtk_text_view_get_buffer(view)))
    }

    /// Called after each change of the text in the current buffer (`GtkTextBuffer::changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection { buffer.onChanged(handler) }
}
