internal import CGTK

/// A symbolic icon of the theme that can be drawn in any colour and more than once (`GtkIconPaintable`).
///
/// `Image` is simpler; this is for widgets that draw several icons themselves, such as five stars.
@MainActor
public final class SymbolicIcon: Object, Paintable {
    // Icons are loaded by other threads.
    override class var isUsedByOtherThreads: Bool { true }

    override init(_ reference: Reference) { super.init(reference) }

    /// Finds an icon for a widget's display, scale and text direction (`gtk_icon_theme_lookup_icon`).
    /// - Parameters:
    ///   - name: the name of the icon; a missing icon is drawn as a placeholder.
    ///   - size: the width and height to draw it at, in pixels.
    public convenience init(_ name: String, size: Int, for widget: Widget) {
        let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.widget))
        self.init(
            Reference(
                adopting: gtk_icon_theme_lookup_icon(
                    theme, name, nil, Int32(size), gtk_widget_get_scale_factor(widget.widget),
                    gtk_widget_get_direction(widget.widget), GtkIconLookupFlags(rawValue: 0))))
    }
}

extension Snapshot {
    /// Draws a symbolic icon in one colour (`gtk_symbolic_paintable_snapshot_symbolic`).
    @MainActor
    public func draw(_ icon: SymbolicIcon, in rectangle: Rectangle, color: Color) {
        let colours = [GdkRGBA](repeating: color.gdk, count: 4)
        translated(x: rectangle.x, y: rectangle.y) {
            gtk_symbolic_paintable_snapshot_symbolic(
                icon.opaque, pointer, rectangle.width, rectangle.height, colours, gsize(colours.count))
        }
    }
}
