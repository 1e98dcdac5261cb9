internal import CGTK

extension Canvas {
    /// Draws a picture file centred in a rectangle, as large as fits (`gdk_pixbuf_new_from_file_at_scale`,
    /// `gdk_cairo_set_source_pixbuf`).
    /// - Returns: whether the file could be read.
    @discardableResult
    public func draw(file path: String, in rectangle: Rectangle) -> Bool {
        var (width, height) = (rectangle.width, rectangle.height)
        cairo_user_to_device_distance(cairo, &width, &height)
        let (columns, rows) = (max(1, Int32(abs(width).rounded())), max(1, Int32(abs(height).rounded())))
        guard let pixels = gdk_pixbuf_new_from_file_at_scale(path, columns, rows, 1, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        let (own, ownHeight) = (Double(gdk_pixbuf_get_width(pixels)), Double(gdk_pixbuf_get_height(pixels)))
        let scale = min(rectangle.width / own, rectangle.height / ownHeight)
        cairo_save(cairo)
        cairo_translate(
            cairo, rectangle.x + (rectangle.width - own * scale) / 2,
            rectangle.y + (rectangle.height - ownHeight * scale) / 2)
        cairo_scale(cairo, scale, scale)
        gdk_cairo_set_source_pixbuf(cairo, pixels, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
        return true
    }

    /// Draws `body` as one layer, with less colour and optionally transparency.
    /// - Parameters:
    ///   - saturation: the part of the colour that is left, from 0 for grey to 1 for all.
    ///   - opacity: the opacity, from 0 to 1.
    public func toned(saturation: Double, opacity: Double, _ body: () -> Void) {
        cairo_save(cairo)
        cairo_push_group(cairo)
        body()
        let group = cairo_pop_group(cairo)
        var surface: OpaquePointer?
        if cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface {
            Canvas.drain(surface, to: saturation)
        }
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, opacity)
        cairo_pattern_destroy(group)
        cairo_restore(cairo)
    }

    /// Removes colour from a surface's pixels, whatever their alpha, down to a grey of the same brightness.
    private static func drain(_ surface: OpaquePointer, to saturation: Double) {
        let image = cairo_surface_map_to_image(surface, nil)
        defer { cairo_surface_unmap_image(surface, image) }
        guard let bytes = cairo_image_surface_get_data(image),
            cairo_image_surface_get_format(image) == CAIRO_FORMAT_ARGB32
        else { return }
        cairo_surface_flush(image)
        let (rows, columns) = (Int(cairo_image_surface_get_height(image)), Int(cairo_image_surface_get_width(image)))
        let (stride, left) = (Int(cairo_image_surface_get_stride(image)), Int32(saturation * 256))
        for row in 0..<rows {
            let line = UnsafeMutableRawPointer(bytes + row * stride).bindMemory(to: UInt32.self, capacity: columns)
            for column in 0..<columns where line[column] != 0 {
                let point = line[column]
                let (red, green, blue) = (Int32(point >> 16 & 255), Int32(point >> 8 & 255), Int32(point & 255))
                let grey = (77 * red + 151 * green + 28 * blue) >> 8
                func toned(_ part: Int32) -> UInt32 { UInt32(clamping: grey + ((part - grey) * left) >> 8) }
                line[column] = point & 0xFF00_0000 | toned(red) << 16 | toned(green) << 8 | toned(blue)
            }
        }
        cairo_surface_mark_dirty(image)
    }
}
