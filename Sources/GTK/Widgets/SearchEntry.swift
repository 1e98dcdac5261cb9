internal import CGTK

/// A text field for searching (`GtkSearchEntry`).
@MainActor
public final class SearchEntry: Widget, Editable {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a search field.
    /// - Parameter placeholder: the text shown while it is empty.
    public init(placeholder: String = "") {
        super.init(Reference(adopting: gtk_search_entry_new()))
        self.placeholder = placeholder
    }

    /// The text shown while the field is empty (`GtkSearchEntry:placeholder-text`; GTK has a setter only since 4.10).
    public var placeholder: String {
        get { self[Property<String>("placeholder-text")] }
        set { self[Property<String>("placeholder-text")] = newValue }
    }

    /// The pause in typing after which `onSearchChanged` is called (`gtk_search_entry_set_search_delay`).
    public var searchDelay: Duration {
        get { .milliseconds(gtk_search_entry_get_search_delay(opaque)) }
        set { gtk_search_entry_set_search_delay(opaque, guint(newValue.milliseconds)) }
    }

    /// The most characters that the field takes; nil for no limit (`gtk_text_set_max_length`).
    public var maximumLength: Int? {
        get { field.map { gtk_text_get_max_length($0) }.flatMap { $0 == 0 ? nil : Int($0) } }
        set { if let field { gtk_text_set_max_length(field, Int32(newValue ?? 0)) } }
    }

    /// What the text is typed into, inside (`gtk_editable_get_delegate`).
    private var field: UnsafeMutablePointer<GtkText>? {
        gtk_editable_get_delegate(opaque).map { UnsafeMutablePointer<GtkText>($0) }
    }

    /// Redirects what is typed anywhere in `widget` to the field (`gtk_search_entry_set_key_capture_widget`).
    ///
    /// GTK does not hold `widget`; the redirection ends with either of the two.
    public func captureKeys(of widget: Widget?) {
        gtk_search_entry_set_key_capture_widget(opaque, widget?.widget)
    }

    /// Called when the text has not changed for `searchDelay`, or immediately when it was cleared (`search-changed`).
    @discardableResult
    public func onSearchChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection {
        connect("search-changed", giving: \.text, handler)
    }

    /// Called when the first character was typed in the widget whose keys are captured (`search-started`).
    @discardableResult
    public func onSearchStarted(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("search-started", handler)
    }

    /// Called when Escape is pressed (`stop-search`).
    @discardableResult
    public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("stop-search", handler)
    }

    /// Called when Control+G is pressed, to go to the next match (`next-match`).
    @discardableResult
    public func onNextMatch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("next-match", handler)
    }

    /// Called when Shift+Control+G is pressed, to go to the previous match (`previous-match`).
    @discardableResult
    public func onPreviousMatch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("previous-match", handler)
    }

    /// Called when Enter is pressed (`activate`).
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("activate", handler)
    }
}
