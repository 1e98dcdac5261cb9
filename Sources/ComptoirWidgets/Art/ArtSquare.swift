internal import GTK
internal import Widgets

/// The square in the middle of a widget that something is drawn in.
@MainActor
struct ArtSquare {
    let side: Int
    let place: Rectangle
    /// The style's colour for outlines.
    let ink: ArtInk

    /// Nil while the widget has no size.
    init?(_ widget: Widget) {
        side = min(widget.width, widget.height)
        guard side > 0 else { return nil }
        place = Rectangle(
            x: Double((widget.width - side) / 2), y: Double((widget.height - side) / 2), width: Double(side),
            height: Double(side))
        ink = ArtInk(color: widget.foreground)
    }
}
