internal import CGTK

/// A widget that lays other widgets over a main one (`GtkOverlay`).
@MainActor
public final class Overlay: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates an overlay.
    /// - Parameters:
    ///   - child: the main widget, which determines the size.
    ///   - overlays: the widgets over it, from bottom to top, placed by their alignment.
    public init(_ child: Widget? = nil, over overlays: [Widget] = []) {
        super.init(Reference(adopting: gtk_overlay_new()))
        if let child { self.child = child }
        for overlay in overlays { add(overlay) }
    }

    /// The main widget (`gtk_overlay_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_overlay_get_child(opaque)) }
        set { gtk_overlay_set_child(opaque, newValue?.widget) }
    }

    /// Lays a widget over the others (`gtk_overlay_add_overlay`).
    /// - Parameters:
    ///   - overlay: the widget, placed by its alignment and margins.
    ///   - measured: whether it counts towards the size of the whole (`gtk_overlay_set_measure_overlay`).
    ///   - clipped: whether it is cut off at the main widget's edge (`gtk_overlay_set_clip_overlay`).
    public func add(_ overlay: Widget, measured: Bool = false, clipped: Bool = false) {
        gtk_overlay_add_overlay(opaque, overlay.widget)
        if measured { gtk_overlay_set_measure_overlay(opaque, overlay.widget, 1) }
        if clipped { gtk_overlay_set_clip_overlay(opaque, overlay.widget, 1) }
    }

    /// Removes an overlaid widget (`gtk_overlay_remove_overlay`); one that is not here is left alone.
    public func remove(_ overlay: Widget) {
        guard overlay.parent === self, overlay !== child else { return }
        gtk_overlay_remove_overlay(opaque, overlay.widget)
    }
}
