internal import CGTK

extension Widget {
    /// Whether what draws the widget's window knows perspective; Cairo draws a pink field in its place.
    ///
    /// False while the widget is in no window.
    public final var rendersPerspective: Bool { usesCairo == false }

    /// Whether the widget's window is painted by cairo; false while it is in no window.
    final var isPaintedByCairo: Bool { usesCairo == true }

    private var usesCairo: Bool? {
        guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
            return nil
        }
        return g_type_is_a(comptoir_type_of(UnsafeMutableRawPointer(renderer)), gsk_cairo_renderer_get_type()) != 0
    }
}
