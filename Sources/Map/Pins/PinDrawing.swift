internal import GTK

/// Draws a pin and the mark of several pins.
enum PinDrawing {
    /// How large a marker is, in pixels: a target for a finger, with the pin's tip in the middle of the lower edge.
    static let width = 44.0
    static let height = 48.0

    /// The outline of a pin whose tip is at the origin.
    static func outline(radius: Double = 13) -> Path {
        let (middle, reach) = (-radius * 2.05, radius * 0.5523)
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.curve(
            to: Point(x: -radius, y: middle), control1: Point(x: -radius * 0.25, y: middle * 0.36),
            control2: Point(x: -radius, y: middle * 0.55))
        path.curve(
            to: Point(x: 0, y: middle - radius), control1: Point(x: -radius, y: middle - reach),
            control2: Point(x: -reach, y: middle - radius))
        path.curve(
            to: Point(x: radius, y: middle), control1: Point(x: reach, y: middle - radius),
            control2: Point(x: radius, y: middle - reach))
        path.curve(
            to: Point(x: 0, y: 0), control1: Point(x: radius, y: middle * 0.55),
            control2: Point(x: radius * 0.25, y: middle * 0.36))
        path.close()
        return path
    }

    /// A single pin; the tip is in the middle of the lower edge of a marker.
    static func pin(on canvas: Canvas, color: Color, edge: Color, isSelected: Bool) {
        let radius = isSelected ? 14.0 : 12.0
        canvas.translated(x: width / 2, y: height - 3) {
            let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.22)
            canvas.fill(.ellipse(center: Point(x: 0, y: 0), radiusX: 6, radiusY: 2.5), with: shade)
            let path = outline(radius: radius)
            canvas.stroke(path, with: edge, width: isSelected ? 4 : 3)
            canvas.fill(path, with: color)
            canvas.fill(.circle(center: Point(x: 0, y: -radius * 2.05), radius: radius * 0.42), with: edge)
        }
    }

    /// The mark of several pins, around the middle of a marker as wide as it is high.
    static func cluster(on canvas: Canvas, color: Color, edge: Color) {
        let center = Point(x: width / 2, y: width / 2)
        canvas.fill(.circle(center: center, radius: 21), with: color.opacity(0.28))
        canvas.fill(.circle(center: center, radius: 17), with: edge)
        canvas.fill(.circle(center: center, radius: 15.5), with: color)
    }
}
