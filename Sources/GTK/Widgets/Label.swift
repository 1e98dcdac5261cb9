internal import CGTK

/// Shows text (`GtkLabel`).
@MainActor
public final class Label: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a label.
    public init(_ text: String = "") {
        super.init(Reference(adopting: gtk_label_new(text)))
    }

    /// The text, literally (`gtk_label_set_text`).
    public var text: String {
        get { string(gtk_label_get_text(opaque)) ?? "" }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// The text with Pango markup; escape what comes from outside with `Markup.escape` (`gtk_label_set_markup`).
    public var markup: String {
        get { gtk_label_get_use_markup(opaque) != 0 ? string(gtk_label_get_label(opaque)) ?? "" : Markup.escape(text) }
        set { gtk_label_set_markup(opaque, newValue) }
    }

    /// Whether long text goes on in further lines (`gtk_label_set_wrap`).
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            gtk_label_set_wrap(opaque, newValue.c)
            gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        }
    }

    /// Whether text that wraps asks for all of its width even where there is height for several lines
    /// (`gtk_label_set_natural_wrap_mode`).
    public var prefersOneLine: Bool {
        get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
        set { gtk_label_set_natural_wrap_mode(opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT) }
    }

    /// Where text that does not fit is cut; nil lets the label ask for all its width (`gtk_label_set_ellipsize`).
    public var ellipsis: Ellipsis? {
        get { Ellipsis(gtk_label_get_ellipsize(opaque)) }
        set { gtk_label_set_ellipsize(opaque, newValue?.pango ?? PANGO_ELLIPSIZE_NONE) }
    }

    /// The most lines shown when the text wraps and is cut; nil for no limit (`gtk_label_set_lines`).
    public var lineLimit: Int? {
        get { gtk_label_get_lines(opaque) < 0 ? nil : Int(gtk_label_get_lines(opaque)) }
        set { gtk_label_set_lines(opaque, Int32(newValue ?? -1)) }
    }

    /// Where the text stands in room wider than it needs, 0 for its start and 1 for its end (`gtk_label_set_xalign`).
    public var textAlignment: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// How lines stand to each other when there are several (`gtk_label_set_justify`).
    public var isCentered: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// The natural width in characters; nil lets the text decide (`gtk_label_set_width_chars`).
    public var widthInCharacters: Int? {
        get { gtk_label_get_width_chars(opaque) < 0 ? nil : Int(gtk_label_get_width_chars(opaque)) }
        set { gtk_label_set_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// The natural width at most, in characters; nil for no limit (`gtk_label_set_max_width_chars`).
    public var maximumWidthInCharacters: Int? {
        get { gtk_label_get_max_width_chars(opaque) < 0 ? nil : Int(gtk_label_get_max_width_chars(opaque)) }
        set { gtk_label_set_max_width_chars(opaque, Int32(newValue ?? -1)) }
    }

    /// Whether the text can be selected and copied (`gtk_label_set_selectable`).
    public var isSelectable: Bool {
        get { gtk_label_get_selectable(opaque) != 0 }
        set { gtk_label_set_selectable(opaque, newValue.c) }
    }

    /// The widget that an underlined letter of the label leads to (`gtk_label_set_mnemonic_widget`).
    public var mnemonicWidget: Widget? {
        get { Object.borrowed(gtk_label_get_mnemonic_widget(opaque)) }
        set { gtk_label_set_mnemonic_widget(opaque, newValue?.widget) }
    }

    /// Makes the text a message that screen readers tell when it comes or changes.
    ///
    /// The message is its own name: GTK 4.12 and later take none from the text of a widget of such a role.
    /// - Parameter role: `.status` for what went well or goes on, `.alert` for what a person should know at once.
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

    /// Called with the address when a link in the markup is followed; return true if that was handled
    /// (`activate-link`).
    @discardableResult
    public func onLink(_ handler: @escaping @MainActor (String) -> Bool) -> Connection {
        connect(asking: "activate-link", handler)
    }
}

/// Where text is cut that does not fit.
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
    /// The text with `<`, `>`, `&` and quotes made harmless (`g_markup_escape_text`).
    public static func escape(_ text: String) -> String {
        string(adopting: g_markup_escape_text(text, -1)) ?? ""
    }
}
