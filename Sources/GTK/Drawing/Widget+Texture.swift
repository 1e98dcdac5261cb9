internal import CGTK

extension Widget {
    /// Returns a picture of the widget as it is now, at its own size (`GtkWidgetPaintable`); nil while it is not on the
    /// screen.
    public final func texture() -> Texture? {
        guard isMapped, width > 0, height > 0, let native = gtk_widget_get_native(widget),
            let renderer = gtk_native_get_renderer(native), let paintable = gtk_widget_paintable_new(widget)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var bounds = Rectangle(width: Double(width), height: Double(height)).graphene
        return Texture(Reference(adopting: gsk_renderer_render_texture(renderer, node, &bounds)))
    }
}
