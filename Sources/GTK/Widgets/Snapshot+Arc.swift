internal import CGTK

extension Snapshot {
    /// Draws an arc of a circle with round ends (`gtk_snapshot_append_cairo`).
    /// - Parameters:
    ///   - center: the centre of the circle.
    ///   - radius: the distance from the centre to the middle of the line, in pixels.
    ///   - width: the width of the line, in pixels.
    ///   - share: the fraction of the circle to draw, from 0 to 1.
    ///   - isMirrored: whether the arc runs anticlockwise; it starts at the top in either case.
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
