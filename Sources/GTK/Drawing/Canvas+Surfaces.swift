internal import CGTK

extension Snapshot {
    /// Draws paths in the snapshot's own coordinates (`gtk_snapshot_append_cairo`).
    ///
    /// The closure runs each time the widget is drawn; put what is costly and seldom changes into a
    /// `Texture(width:height:scale:draw:)`.
    /// - Parameters:
    ///   - rectangle: the area to draw in; anything outside is cut off.
    ///   - draw: receives a canvas that is valid until it returns.
    public func canvas(in rectangle: Rectangle, _ draw: (Canvas) -> Void) {
        var bounds = rectangle.graphene
        guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        defer { cairo_destroy(cairo) }
        draw(Canvas(cairo))
    }
}

extension Snapshot {
    /// Draws a picture from the surface it was drawn on; false if it came from elsewhere or a graphics processor
    /// paints.
    ///
    /// GTK 4.8 converts a texture to floating point and back each time cairo paints it (`gdk_memory_convert`), which
    /// takes several times as long as the painting.
    func drawSurface(of texture: Texture, in rectangle: Rectangle) -> Bool {
        guard isForCairo, let surface = texture.surface, rectangle.width > 0, rectangle.height > 0 else { return false }
        var bounds = rectangle.graphene
        guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return false }
        defer { cairo_destroy(cairo) }
        cairo_translate(cairo, rectangle.x, rectangle.y)
        cairo_scale(cairo, rectangle.width / Double(texture.width), rectangle.height / Double(texture.height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        return true
    }
}

extension Texture {
    /// Draws a picture off screen (`cairo_image_surface_create`, `gdk_memory_texture_new`).
    /// - Parameters:
    ///   - width: the width in logical pixels, above 0.
    ///   - height: the height in logical pixels, above 0.
    ///   - scale: the number of device pixels per logical pixel; the canvas's units remain logical pixels.
    ///   - draw: receives a canvas, empty and transparent, that is valid until it returns.
    public convenience init(width: Int, height: Int, scale: Double = 1, draw: (Canvas) -> Void) {
        self.init(Reference(adopting: Texture.drawing(width: width, height: height, scale: scale, draw).pointer))
    }

    /// Draws a picture off screen and off the main thread; see `init(width:height:scale:draw:)`.
    public static func drawn(
        width: Int, height: Int, scale: Double = 1, draw: @escaping @Sendable (Canvas) -> Void
    ) async -> Texture {
        let drawn = await Task.detached(priority: .userInitiated) {
            drawing(width: width, height: height, scale: scale, draw)
        }.value
        return Texture(Reference(adopting: drawn.pointer))
    }

    private nonisolated static func drawing(
        width: Int, height: Int, scale: Double, _ draw: (Canvas) -> Void
    ) -> Transfer {
        require(width > 0 && height > 0 && scale > 0, "nothing can be drawn on \(width) × \(height) at \(scale)")
        let (columns, rows) = (
            Int32((Double(width) * scale).rounded(.up)), Int32((Double(height) * scale).rounded(.up))
        )
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
        guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            fatalError("there is no memory for a picture of \(columns) × \(rows)")
        }
        // Flattened curves may be off by a fifth of a pixel, which is invisible and saves a tenth of the time.
        cairo_set_tolerance(cairo, 0.2)
        cairo_scale(cairo, scale, scale)
        draw(Canvas(cairo))
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = cairo_image_surface_get_stride(surface)
        // The texture reads the surface's own memory, and releases it in the end.
        let bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows),
            { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
        defer { g_bytes_unref(bytes) }
        let texture = UnsafeMutableRawPointer(
            gdk_memory_texture_new(columns, rows, memoryFormat, bytes, gsize(stride)))
        if let texture, let surface = cairo_surface_reference(surface) {
            g_object_set_qdata_full(
                texture.assumingMemoryBound(to: GObject.self), surfaceKey, UnsafeMutableRawPointer(surface)
            ) { cairo_surface_destroy(OpaquePointer($0)) }
        }
        return Transfer(pointer: texture)
    }

    private nonisolated static var surfaceKey: GQuark { g_quark_from_string("comptoir-texture-surface") }

    /// The cairo surface that the picture was drawn on, which lives as long as the picture; nil if it came from
    /// elsewhere.
    package var surface: OpaquePointer? {
        g_object_get_qdata(raw.assumingMemoryBound(to: GObject.self), Texture.surfaceKey).map { OpaquePointer($0) }
    }

    /// The way cairo lays out a pixel: the four bytes of a native integer, alpha first.
    private nonisolated static var memoryFormat: GdkMemoryFormat {
        UInt32(1).littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    }
}
