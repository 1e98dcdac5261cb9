internal import CGTK

/// A widget in which the user types text on one line (`GtkEditable`).
@MainActor
public protocol Editable: Widget {}

extension Editable {
    /// The text (`gtk_editable_set_text`). Setting the same text again keeps the cursor and the selection.
    public var text: String {
        get { string(gtk_editable_get_text(opaque)) ?? "" }
        set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
    }

    /// The cursor position, in characters (Unicode scalars) from the start (`gtk_editable_set_position`).
    public var cursor: Int {
        get { Int(gtk_editable_get_position(opaque)) }
        set { gtk_editable_set_position(opaque, Int32(newValue)) }
    }

    /// The selected range, in characters (Unicode scalars) from the start; empty if nothing is selected
    /// (`gtk_editable_select_region`).
    public var selection: Range<Int> {
        get {
            var (start, end): (Int32, Int32) = (0, 0)
            guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else { return cursor..<cursor }
            return Int(start)..<Int(end)
        }
        set { gtk_editable_select_region(opaque, Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    /// Inserts text at the cursor, as typing does, and moves the cursor behind it (`gtk_editable_insert_text`).
    public func insert(_ text: String) {
        var position = Int32(cursor)
        gtk_editable_insert_text(opaque, text, -1, &position)
        cursor = Int(position)
    }

    /// Selects all of the text (`gtk_editable_select_region`).
    public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

    /// Whether the user may change the text (`gtk_editable_set_editable`).
    public var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set { gtk_editable_set_editable(opaque, newValue.c) }
    }

    /// The width in characters; nil lets the style decide (`gtk_editable_set_width_chars`).
    public var widthInCharacters: Int? {
        get { gtk_editable_get_width_chars(opaque) < 0 ? nil : Int(gtk_editable_get_width_chars(opaque)) }
        set { gtk_editable_set_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// The width in characters that is asked for where there is room; nil lets the style decide
    /// (`gtk_editable_set_max_width_chars`).
    public var maximumWidthInCharacters: Int? {
        get { gtk_editable_get_max_width_chars(opaque) < 0 ? nil : Int(gtk_editable_get_max_width_chars(opaque)) }
        set { gtk_editable_set_max_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// The alignment of the text, from 0 for the start to 1 for the end (`gtk_editable_set_alignment`).
    public var textAlignment: Double {
        get { Double(gtk_editable_get_alignment(opaque)) }
        set { gtk_editable_set_alignment(opaque, Float(newValue)) }
    }

    /// Called after each change of the text, whether by the user or the program (`changed`).
    ///
    /// Replacing one text by another is two changes: the old text is removed, then the new one inserted. Observers of a
    /// model run once per turn of the main loop and see only the second.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection {
        connect("changed", giving: \.text, handler)
    }
}
