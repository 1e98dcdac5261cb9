internal import CGTK

/// The text of a `TextView`, with cursor, selection and undo (`GtkTextBuffer`).
///
/// Positions are counted in characters (Unicode scalars) from the start.
@MainActor
public final class TextBuffer: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a buffer.
    public convenience init(_ text: String = "") {
        self.init(Reference(adopting: gtk_text_buffer_new(nil)))
        self.text = text
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { raw.assumingMemoryBound(to: GtkTextBuffer.self) }

    /// All of the text (`gtk_text_buffer_set_text`).
    ///
    /// Setting the same text again changes nothing; the user cannot undo setting a different one.
    public var text: String {
        get {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return string(adopting: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
        }
        set { if newValue != text { gtk_text_buffer_set_text(buffer, newValue, -1) } }
    }

    /// The number of characters (`gtk_text_buffer_get_char_count`).
    public var count: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

    /// The number of lines (`gtk_text_buffer_get_line_count`).
    public var lineCount: Int { Int(gtk_text_buffer_get_line_count(buffer)) }

    /// The position of the cursor (`gtk_text_buffer_place_cursor`).
    public var cursor: Int {
        get { self[Property<Int>("cursor-position")] }
        set {
            var place = iterator(newValue)
            gtk_text_buffer_place_cursor(buffer, &place)
        }
    }

    /// The selected range; empty if nothing is selected (`gtk_text_buffer_select_range`).
    public var selection: Range<Int> {
        get {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
            return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
        }
        set {
            var (start, end) = (iterator(newValue.lowerBound), iterator(newValue.upperBound))
            gtk_text_buffer_select_range(buffer, &end, &start)
        }
    }

    /// Inserts text at a position, or at the cursor if that is nil (`gtk_text_buffer_insert`).
    public func insert(_ text: String, at place: Int? = nil) {
        var place = iterator(place ?? cursor)
        gtk_text_buffer_insert(buffer, &place, text, -1)
    }

    /// Deletes a range of the text (`gtk_text_buffer_delete`).
    public func delete(_ range: Range<Int>) {
        var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
        gtk_text_buffer_delete(buffer, &start, &end)
    }

    /// Makes the changes in `body` a single step for undo (`gtk_text_buffer_begin_user_action`).
    public func asOneStep(_ body: () -> Void) {
        gtk_text_buffer_begin_user_action(buffer)
        body()
        gtk_text_buffer_end_user_action(buffer)
    }

    /// Whether the text has been changed since this was set to false or `text` was set
    /// (`gtk_text_buffer_set_modified`).
    public var isModified: Bool {
        get { gtk_text_buffer_get_modified(buffer) != 0 }
        set { gtk_text_buffer_set_modified(buffer, newValue.c) }
    }

    /// Whether changes are remembered for undo (`gtk_text_buffer_set_enable_undo`).
    public var remembersChanges: Bool {
        get { gtk_text_buffer_get_enable_undo(buffer) != 0 }
        set { gtk_text_buffer_set_enable_undo(buffer, newValue.c) }
    }

    /// Whether there is a step to undo (`gtk_text_buffer_get_can_undo`).
    public var canUndo: Bool { gtk_text_buffer_get_can_undo(buffer) != 0 }
    /// Whether there is a step to redo (`gtk_text_buffer_get_can_redo`).
    public var canRedo: Bool { gtk_text_buffer_get_can_redo(buffer) != 0 }

    /// Undoes the last step (`gtk_text_buffer_undo`).
    public func undo() { gtk_text_buffer_undo(buffer) }

    /// Redoes the last step undone (`gtk_text_buffer_redo`).
    public func redo() { gtk_text_buffer_redo(buffer) }

    /// Called after each change of the text (`changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection {
        connect("changed", giving: \.text, handler)
    }

    private func iterator(_ place: Int) -> GtkTextIter {
        require((0...count).contains(place), "the text has the places 0 to \(count), found \(place)")
        var result = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &result, Int32(place))
        return result
    }
}
