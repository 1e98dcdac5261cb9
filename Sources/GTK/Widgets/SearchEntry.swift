internal import CGTK

/// A field to search with (`GtkSearchEntry`).
@MainActor
public final class SearchEntry: Widget, Editable {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a search field.
    /// - Parameter placeholder: what is shown while it is empty.
    public init(placeholder: String = "") {
        super.init(Reference(adopting: gtk_search_entry_new()))
        self.placeholder = placeholder
    }

    /// What is shown while the field is empty (`GtkSearchEntry:placeholder-text`; a setter exists since 4.10 only).
    public var placeholder: String {
        get { self[Property<String>("placeholder-text")] }
        set { self[Property<String>("placeholder-text")] = newValue }
    }

    /// How long the person must pause before `onSearchChanged` is called (`gtk_search_entry_set_search_delay`).
    public var searchDelay: Duration {
        get { .milliseconds(gtk_search_entry_get_search_delay(opaque)) }
        set { gtk_search_entry_set_search_delay(opaque, guint(newValue.milliseconds)) }
    }

    /// Has what is typed anywhere in `widget` go to the field (`gtk_search_entry_set_key_capture_widget`).
    ///
    /// GTK does not hold `widget`, so it is forgotten here when it ends or the field ends.
    public func captureKeys(of widget: Widget?) {
        gtk_search_entry_set_key_capture_widget(opaque, widget?.widget)
    }

    /// Called after `searchDelay` without a further change; at once when the field was emptied (`search-changed`).
    @discardableResult
    public func onSearchChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection {
        connect("search-changed", giving: \.text, handler)
    }

    /// Called when the first letter was typed in the widget whose keys are captured (`search-started`).
    @discardableResult
    public func onSearchStarted(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("search-started", handler)
    }

    /// Called on Escape (`stop-search`).
    @discardableResult
    public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("stop-search", handler)
    }

    /// Called on Control+G, to go to the next match (`next-match`).
    @discardableResult
    public func onNextMatch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("next-match", handler)
    }

    /// Called on Shift+Control+G, to go back to the previous match (`previous-match`).
    @discardableResult
    public func onPreviousMatch(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("previous-match", handler)
    }

    /// Called on Enter (`activate`).
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("activate", handler)
    }
}
