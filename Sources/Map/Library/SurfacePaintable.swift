internal import CGTK
internal import GTK

/// A drawn picture that cairo paints as it was drawn (`GdkPaintable`).
///
/// GTK 4.8 converts a texture to floating point and back each time cairo paints it, which takes several times as long
/// as the painting; where there is no graphics processor that was two thirds of a frame of the map.
@MainActor
enum SurfacePaintable {
    /// Makes a paintable of a texture that was drawn; nil of one that was decoded. The caller owns it.
    static func make(_ texture: Texture) -> UnsafeMutableRawPointer? {
        guard let surface = texture.surface, let made = g_object_new_with_properties(type, 0, nil, nil)
        else { return nil }
        g_object_set_qdata_full(
            made, surfaceKey, UnsafeMutableRawPointer(cairo_surface_reference(surface))
        ) { cairo_surface_destroy(OpaquePointer($0)) }
        return UnsafeMutableRawPointer(made)
    }

    private nonisolated static var surfaceKey: GQuark { g_quark_from_string("comptoir-map-surface") }

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = UInt16(MemoryLayout<GObjectClass>.size)
        info.instance_size = UInt16(MemoryLayout<GObject>.size)
        let type = g_type_register_static(
            g_type_from_name("GObject"), "ComptoirSurfacePaintable", &info, GTypeFlags(rawValue: 0))
        var paintable = GInterfaceInfo()
        paintable.interface_init = { table, _ in
            guard let table = table?.assumingMemoryBound(to: GdkPaintableInterface.self) else { return }
            table.pointee.snapshot = { paintable, snapshot, width, height in
                SurfacePaintable.paint(paintable, snapshot, width, height)
            }
            table.pointee.get_flags = { _ in
                GdkPaintableFlags(rawValue: GDK_PAINTABLE_STATIC_SIZE.rawValue | GDK_PAINTABLE_STATIC_CONTENTS.rawValue)
            }
        }
        g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
        return type
    }()

    private nonisolated static func paint(
        _ paintable: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double
    ) {
        guard let paintable, let snapshot, width > 0, height > 0,
            let data = g_object_get_qdata(
                UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: GObject.self), surfaceKey)
        else { return }
        let surface = OpaquePointer(data)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        defer { cairo_destroy(cairo) }
        cairo_scale(
            cairo, width / Double(cairo_image_surface_get_width(surface)),
            height / Double(cairo_image_surface_get_height(surface)))
        cairo_set_source_surface(cairo, surface, 0, 0)
        // Beyond its edge the picture goes on, so that no seam shows between two tiles.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_paint(cairo)
    }
}

extension Widget {
    /// Whether cairo paints the widget's window; false while it is in none.
    var isPaintedWithCairo: Bool {
        guard let native = gtk_widget_get_native(raw.assumingMemoryBound(to: GtkWidget.self)),
            let renderer = gtk_native_get_renderer(native)
        else { return false }
        return g_type_check_instance_is_a(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self), gsk_cairo_renderer_get_type()
        )
            != 0
    }
}
