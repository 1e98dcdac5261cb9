internal import GTK

/// The soft shadow that a picture casts on the ground it stands on.
enum GroundShadow {
    /// Draws the shadow of a square picture.
    /// - Parameters:
    ///   - side: the width and height of the picture, in pixels.
    ///   - center: the centre of the picture.
    @MainActor
    static func draw(side: Double, center: Point, in snapshot: Snapshot) {
        let middle = Point(x: center.x, y: center.y + side * 0.44)
        let (radiusX, radiusY) = (side * 0.42, side * 0.085)
        let black = Color(red: 0, green: 0, blue: 0)
        snapshot.fill(
            Rectangle(x: middle.x - radiusX, y: middle.y - radiusY, width: radiusX * 2, height: radiusY * 2),
            around: middle, horizontalRadius: radiusX, verticalRadius: radiusY,
            stops: [(0, black.opacity(0.34)), (0.55, black.opacity(0.16)), (1, black.opacity(0))])
    }
}
