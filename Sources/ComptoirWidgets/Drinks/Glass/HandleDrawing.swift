internal import GTK
internal import Widgets

/// Draws the handle of a mug, behind its body.
enum HandleDrawing {
    /// Returns the centre line of a handle on the right.
    private static func line(_ handle: GlassForm.Handle, _ form: GlassForm) -> Path {
        let (top, bottom) = (handle.top, handle.bottom)
        let start = form.outer.radius(at: top) - 2
        let end = form.outer.radius(at: bottom) - 2
        let reach = max(start, end) + handle.reach
        var path = Path()
        path.move(to: Point(x: start, y: top))
        path.curve(
            to: Point(x: reach, y: top + (bottom - top) * 0.42),
            control1: Point(x: start + handle.reach * 0.6, y: top - 6),
            control2: Point(x: reach, y: top + 4))
        path.curve(
            to: Point(x: end, y: bottom), control1: Point(x: reach, y: bottom - (bottom - top) * 0.18),
            control2: Point(x: end + handle.reach * 0.55, y: bottom + 2))
        return path
    }

    /// Draws a glass handle.
    static func glass(_ handle: GlassForm.Handle, _ form: GlassForm, _ pen: DrinkPen) {
        let path = line(handle, form)
        let tint = pen.isDark ? Color(hex: 0x5F8784) : Color(hex: 0xD5E6EA)
        pen.canvas.stroke(path, with: pen.glassLine(), width: handle.width + pen.outline() * 1.6)
        pen.canvas.stroke(path, with: tint, width: handle.width)
        pen.canvas.translated(x: -1.2, y: -1.2) {
            pen.canvas.stroke(path, with: pen.shine.opacity(0.75), width: handle.width * 0.3)
        }
    }

    /// Draws a metal or clay handle in three tones of one colour.
    static func solid(_ handle: GlassForm.Handle, _ form: GlassForm, _ tones: CupTones, _ pen: DrinkPen) {
        let path = line(handle, form)
        pen.canvas.stroke(path, with: tones.outline(pen.ink), width: handle.width + pen.outline() * 1.8)
        pen.canvas.stroke(
            path,
            with: .linear(
                from: Point(x: form.outer.start.x, y: handle.top),
                to: Point(x: form.outer.start.x + handle.reach, y: handle.bottom),
                stops: [(0, tones.light), (0.5, tones.middle), (1, tones.dark)]), width: handle.width)
        pen.canvas.translated(x: -handle.width * 0.16, y: -handle.width * 0.2) {
            pen.canvas.stroke(path, with: tones.glint.opacity(0.6), width: handle.width * 0.22)
        }
    }
}
