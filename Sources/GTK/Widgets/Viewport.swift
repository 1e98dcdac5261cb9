internal import CGTK

/// A widget that makes a child scrollable that cannot scroll itself (`GtkViewport`).
///
/// `ScrolledWindow` puts one around its child if necessary; use this one in other widgets that scroll.
@MainActor
public final class Viewport: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a viewport.
    public init(_ child: Widget? = nil) {
        super.init(Reference(adopting: gtk_viewport_new(nil, nil)))
        if let child { self.child = child }
    }

    /// The widget of which a part is visible (`gtk_viewport_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_viewport_get_child(opaque)) }
        set { gtk_viewport_set_child(opaque, newValue?.widget) }
    }

    /// Whether it scrolls to the widget that receives the keyboard focus (`gtk_viewport_set_scroll_to_focus`).
    public var scrollsToFocus: Bool {
        get { gtk_viewport_get_scroll_to_focus(opaque) != 0 }
        set { gtk_viewport_set_scroll_to_focus(opaque, newValue.c) }
    }

    /// Whether the content gets its natural width rather than its minimum width (`gtk_scrollable_set_hscroll_policy`).
    public var takesNaturalWidth: Bool {
        get { gtk_scrollable_get_hscroll_policy(opaque) == GTK_SCROLL_NATURAL }
        set { gtk_scrollable_set_hscroll_policy(opaque, newValue ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM) }
    }
}
