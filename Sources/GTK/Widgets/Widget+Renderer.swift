internal import CGTK

extension Widget {
    /// Whether the renderer of the widget's window supports perspective; Cairo draws a pink rectangle instead.
    ///
    /// False while the widget is not in a window.
    public final var rendersPerspective: Bool { usesCairo == false }

    /// Whether the widget's window is painted by cairo; false while it is not in a window.
    final var isPaintedByCairo: Bool { usesCairo == true }

    private var usesCairo: Bool? {
        guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
            return nil
        }
        return g_type_is_a(comptoir_type_of(UnsafeMutableRawPointer(renderer)), gsk_cairo_renderer_get_type()) != 0
    }
}
