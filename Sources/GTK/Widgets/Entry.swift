internal import CGTK

/// A field for one line of text (`GtkEntry`).
@MainActor
public final class Entry: Widget, Editable {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a field.
    /// - Parameters:
    ///   - text: the text that it contains at first.
    ///   - placeholder: the text shown while it is empty.
    ///   - purpose: what it is for; an on-screen keyboard adapts to it.
    public init(_ text: String = "", placeholder: String = "", purpose: InputPurpose = .freeForm) {
        super.init(Reference(adopting: gtk_entry_new()))
        self.text = text
        self.placeholder = placeholder
        self.purpose = purpose
    }

    private var entry: UnsafeMutablePointer<GtkEntry> { raw.assumingMemoryBound(to: GtkEntry.self) }

    /// The text shown while the field is empty (`gtk_entry_set_placeholder_text`).
    public var placeholder: String {
        get { string(gtk_entry_get_placeholder_text(entry)) ?? "" }
        set { gtk_entry_set_placeholder_text(entry, newValue.isEmpty ? nil : newValue) }
    }

    /// What the field is for (`gtk_entry_set_input_purpose`).
    public var purpose: InputPurpose {
        get { InputPurpose(rawValue: gtk_entry_get_input_purpose(entry).rawValue) ?? .freeForm }
        set { gtk_entry_set_input_purpose(entry, GtkInputPurpose(rawValue: newValue.rawValue)) }
    }

    /// Whether the text is shown readably; false for a password (`gtk_entry_set_visibility`).
    public var isTextVisible: Bool {
        get { gtk_entry_get_visibility(entry) != 0 }
        set { gtk_entry_set_visibility(entry, newValue.c) }
    }

    /// The maximum number of characters that the field accepts; nil for no limit (`gtk_entry_set_max_length`).
    public var maximumLength: Int? {
        get { gtk_entry_get_max_length(entry) == 0 ? nil : Int(gtk_entry_get_max_length(entry)) }
        set { gtk_entry_set_max_length(entry, Int32(newValue ?? 0)) }
    }

    /// Whether Enter activates the window's default widget (`gtk_entry_set_activates_default`).
    public var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(entry) != 0 }
        set { gtk_entry_set_activates_default(entry, newValue.c) }
    }

    /// The progress of some work, drawn under the text, from 0 to 1 (`gtk_entry_set_progress_fraction`).
    public var progress: Double {
        get { gtk_entry_get_progress_fraction(entry) }
        set { gtk_entry_set_progress_fraction(entry, min(1, max(0, newValue))) }
    }

    /// Returns the name of the icon at one end, or nil (`gtk_entry_get_icon_name`).
    public func icon(at side: Edge) -> String? {
        string(gtk_entry_get_icon_name(entry, side.entryIcon))
    }

    /// Shows an icon at one end, or removes it (`gtk_entry_set_icon_from_icon_name`).
    /// - Parameters:
    ///   - icon: the icon's name; nil for none.
    ///   - side: the start or the end.
    ///   - name: the text of its tooltip; an icon without one cannot be clicked.
    public func setIcon(_ icon: String?, at side: Edge, named name: String? = nil) {
        gtk_entry_set_icon_from_icon_name(entry, side.entryIcon, icon)
        gtk_entry_set_icon_activatable(entry, side.entryIcon, (name != nil).c)
        gtk_entry_set_icon_tooltip_text(entry, side.entryIcon, name)
    }

    /// Called when an icon is clicked (`icon-press`).
    @discardableResult
    public func onIconPressed(_ handler: @escaping @MainActor (Edge) -> Void) -> Connection {
        connect("icon-press") { (side: Int) in handler(side == 0 ? .start : .end) }
    }

    /// Called when Enter is pressed (`activate`).
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("activate", handler)
    }
}

/// What a field is for (`GtkInputPurpose`).
public enum InputPurpose: UInt32, Sendable {
    case freeForm, letters, digits, number, phone, address, email, name, password, pin, terminal
}

/// One end of a line, in the reading direction.
public enum Edge: Sendable {
    case start, end

    var entryIcon: GtkEntryIconPosition { self == .start ? GTK_ENTRY_ICON_PRIMARY : GTK_ENTRY_ICON_SECONDARY }
    var pack: GtkPackType { self == .start ? GTK_PACK_START : GTK_PACK_END }
}
