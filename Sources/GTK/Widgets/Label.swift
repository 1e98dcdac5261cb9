internal import CGTK

/// A widget that shows text (`GtkLabel`).
@MainActor
public final class Label: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a label.
    public init(_ text: String = "") {
        super.init(Reference(adopting: gtk_label_new(text)))
    }

    /// Creates a label; an underscore marks its mnemonic, which is that of `mnemonicWidget`, or else of the button that it is in
    /// (`gtk_label_new_with_mnemonic`).
    public init(mnemonic text: String) {
        super.init(Reference(adopting: gtk_label_new_with_mnemonic(text)))
    }

    /// The text, taken literally (`gtk_label_set_text`).
    public var text: String {
        get { string(gtk_label_get_text(opaque)) ?? "" }
        set {
            gtk_label_set_text(opaque, newValue)
            if wraps { chooseBreaks() }
            if keepsLastWords { keepLastWords() }
        }
    }

    /// The text with Pango markup; escape text from elsewhere with `Markup.escape` (`gtk_label_set_markup`).
    public var markup: String {
        get { gtk_label_get_use_markup(opaque) != 0 ? string(gtk_label_get_label(opaque)) ?? "" : Markup.escape(text) }
        set {
            gtk_label_set_markup(opaque, newValue)
            if wraps { chooseBreaks() }
        }
    }

    /// Whether long text continues on further lines (`gtk_label_set_wrap`).
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            gtk_label_set_wrap(opaque, newValue.c)
            chooseBreaks()
        }
    }

    /// Has lines end between words, or at any letter where a word is longer than any: to find out how narrow a text can
    /// be, Pango takes time with the square of its longest word, which is seconds for a few thousand letters.
    private func chooseBreaks() {
        let mode = text.hasEndlessWord ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        // Setting it lays the text out anew, even where it is the same.
        if gtk_label_get_wrap_mode(opaque) != mode { gtk_label_set_wrap_mode(opaque, mode) }
    }

    /// Whether the last line of a sentence is never a single short word, which takes the word before it along
    /// (`pango_attr_allow_breaks_new`).
    ///
    /// It takes the place of all attributes of the label; markup has its own.
    public var keepsLastWords = false {
        didSet { if keepsLastWords != oldValue { keepLastWords() } }
    }

    private func keepLastWords() {
        guard keepsLastWords, let space = text.lastBreakToAvoid else {
            return gtk_label_set_attributes(opaque, nil)
        }
        let attributes = pango_attr_list_new()
        let kept = pango_attr_allow_breaks_new(0)
        kept?.pointee.start_index = UInt32(space)
        // The space and the first byte after it: it is before that letter that the line would be broken.
        kept?.pointee.end_index = UInt32(space + 2)
        pango_attr_list_insert(attributes, kept)
        gtk_label_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Whether wrapping text requests its full width even if there is height for several lines
    /// (`gtk_label_set_natural_wrap_mode`).
    public var prefersOneLine: Bool {
        get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
        set { gtk_label_set_natural_wrap_mode(opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT) }
    }

    /// Where text that does not fit is cut; nil makes the label request its full width (`gtk_label_set_ellipsize`).
    public var ellipsis: Ellipsis? {
        get { Ellipsis(gtk_label_get_ellipsize(opaque)) }
        set { gtk_label_set_ellipsize(opaque, newValue?.pango ?? PANGO_ELLIPSIZE_NONE) }
    }

    /// The maximum number of lines when the text both wraps and is cut; nil for no limit (`gtk_label_set_lines`).
    public var lineLimit: Int? {
        get { gtk_label_get_lines(opaque) < 0 ? nil : Int(gtk_label_get_lines(opaque)) }
        set { gtk_label_set_lines(opaque, Int32(newValue ?? -1)) }
    }

    /// The room that the text takes as it is set now, in pixels, whatever room the label has (`gtk_label_get_layout`).
    public var textSize: Size {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(gtk_label_get_layout(opaque), &width, &height)
        return Size(width: Double(width), height: Double(height))
    }

    /// The alignment of the text in a wider space, from 0 for the start to 1 for the end (`gtk_label_set_xalign`).
    public var textAlignment: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// Whether several lines are centred relative to one another (`gtk_label_set_justify`).
    public var isCentered: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// The natural width in characters; nil to fit the text (`gtk_label_set_width_chars`).
    public var widthInCharacters: Int? {
        get { gtk_label_get_width_chars(opaque) < 0 ? nil : Int(gtk_label_get_width_chars(opaque)) }
        set { gtk_label_set_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// The maximum natural width in characters; nil for no limit (`gtk_label_set_max_width_chars`).
    public var maximumWidthInCharacters: Int? {
        get { gtk_label_get_max_width_chars(opaque) < 0 ? nil : Int(gtk_label_get_max_width_chars(opaque)) }
        set { gtk_label_set_max_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// Whether the text can be selected and copied (`gtk_label_set_selectable`).
    public var isSelectable: Bool {
        get { gtk_label_get_selectable(opaque) != 0 }
        set { gtk_label_set_selectable(opaque, newValue.c) }
    }

    /// The widget that the label's mnemonic activates (`gtk_label_set_mnemonic_widget`).
    public var mnemonicWidget: Widget? {
        get { Object.borrowed(gtk_label_get_mnemonic_widget(opaque)) }
        set { gtk_label_set_mnemonic_widget(opaque, newValue?.widget) }
    }

    /// Makes the text a message that screen readers announce when it appears or changes.
    ///
    /// The message is also set as the label's name: GTK 4.12 and later do not take the name of a widget with such a
    /// role from its text.
    /// - Parameter role: `.status` for what went well or is in progress, `.alert` for what the user should know at
    ///   once.
    @discardableResult
    public func announced(as role: AccessibleRole) -> Self {
        self.role = role
        accessibleLabel = text
        onNotify("label") { [weak self] in
            guard let self else { return }
            accessibleLabel = text
        }
        return self
    }

    /// Called with the address when a link in the markup is followed; return true if you have handled it
    /// (`activate-link`).
    @discardableResult
    public func onLink(_ handler: @escaping @MainActor (String) -> Bool) -> Connection {
        connect(asking: "activate-link", handler)
    }
}

/// The part of a text that is cut when it does not fit.
public enum Ellipsis: Sendable {
    case start, middle, end

    var pango: PangoEllipsizeMode {
        switch self {
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
    }

    init?(_ pango: PangoEllipsizeMode) {
        switch pango {
        case PANGO_ELLIPSIZE_START: self = .start
        case PANGO_ELLIPSIZE_MIDDLE: self = .middle
        case PANGO_ELLIPSIZE_END: self = .end
        default: return nil
        }
    }
}

/// Pango's text markup.
public enum Markup {
    /// Returns the text with `<`, `>`, `&` and quotes escaped (`g_markup_escape_text`).
    public static func escape(_ text: String) -> String {
        string(adopting: g_markup_escape_text(text, -1)) ?? ""
    }
}
