internal import GTK

extension Rectangle {
    /// Returns how far another rectangle is away, sideways or up and down, whichever is more; negative where they meet.
    func gap(to other: Rectangle) -> Double {
        max(
            other.x - x - width, x - other.x - other.width, other.y - y - height, y - other.y - other.height)
    }

    /// Returns what is left of it without a part at its upper or lower end.
    func inset(top: Double = 0, bottom: Double = 0) -> Rectangle {
        Rectangle(x: x, y: y + top, width: width, height: height - top - bottom)
    }

    /// Returns the same rectangle elsewhere.
    func moved(by way: Point) -> Rectangle {
        Rectangle(x: x + way.x, y: y + way.y, width: width, height: height)
    }
}
