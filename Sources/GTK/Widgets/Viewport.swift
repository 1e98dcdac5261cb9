internal import CGTK

/// Makes a widget that knows nothing of scrolling scrollable (`GtkViewport`).
///
/// `ScrolledWindow` puts one around its child where it is needed; this is for what else scrolls.
@MainActor
public final class Viewport: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a viewport.
    public init(_ child: Widget? = nil) {
        super.init(Reference(adopting: gtk_viewport_new(nil, nil)))
        if let child { self.child = child }
    }

    /// What is seen a part of (`gtk_viewport_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_viewport_get_child(opaque)) }
        set { gtk_viewport_set_child(opaque, newValue?.widget) }
    }

    /// Whether it scrolls to the widget that gets the keyboard (`gtk_viewport_set_scroll_to_focus`).
    public var scrollsToFocus: Bool {
        get { gtk_viewport_get_scroll_to_focus(opaque) != 0 }
        set { gtk_viewport_set_scroll_to_focus(opaque, newValue.c) }
    }

    /// Whether the content is as wide as it would like to be, not merely as wide as it must
    /// (`gtk_scrollable_set_hscroll_policy`).
    public var takesNaturalWidth: Bool {
        get { gtk_scrollable_get_hscroll_policy(opaque) == GTK_SCROLL_NATURAL }
        set { gtk_scrollable_set_hscroll_policy(opaque, newValue ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM) }
    }
}
