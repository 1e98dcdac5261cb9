internal import GTK
internal import Widgets

/// The centred square of a widget that a picture is drawn in.
@MainActor
struct ArtSquare {
    let side: Int
    let place: Rectangle
    /// The colour of outlines, from the style.
    let ink: ArtInk

    /// Creates the square of a widget; nil while the widget has no size.
    /// - Parameter isOnCounter: whether what is drawn stands on dark wood.
    init?(_ widget: Widget, isOnCounter: Bool = false) {
        side = min(widget.width, widget.height)
        guard side > 0 else { return nil }
        place = Rectangle(
            x: Double((widget.width - side) / 2), y: Double((widget.height - side) / 2), width: Double(side),
            height: Double(side))
        ink = ArtInk(color: widget.foreground, isOnCounter: isOnCounter)
    }
}
