internal import CGTK

extension Snapshot {
    /// Draws a part of a circle's line with round ends (`gtk_snapshot_append_cairo`).
    /// - Parameters:
    ///   - center: the circle's middle.
    ///   - radius: from there to the middle of the line, in pixels.
    ///   - width: the line's width in pixels.
    ///   - share: how much of the circle, 0 to 1.
    ///   - isMirrored: whether the line runs against the clock; it begins at the top in any case.
    @MainActor
    public func arc(
        around center: Point, radius: Double, width: Double, share: Double, isMirrored: Bool = false, color: Color
    ) {
        guard share > 0, radius > 0 else { return }
        let reach = radius + width / 2 + 1
        var bounds = Rectangle(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach).graphene
        guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        defer { cairo_destroy(cairo) }
        var colour = color.gdk
        gdk_cairo_set_source_rgba(cairo, &colour)
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        let top = -Double.pi / 2
        let sweep = 2 * Double.pi * min(1, share)
        if isMirrored {
            cairo_arc_negative(cairo, center.x, center.y, radius, top, top - sweep)
        } else {
            cairo_arc(cairo, center.x, center.y, radius, top, top + sweep)
        }
        cairo_stroke(cairo)
    }
}
