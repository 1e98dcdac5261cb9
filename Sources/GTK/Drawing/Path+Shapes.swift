internal import CGTK

extension Path {
    /// Returns an ellipse.
    public static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
        var path = Path()
        path.arc(center: center, radiusX: radiusX, radiusY: radiusY, from: 0, to: 360)
        path.close()
        return path
    }

    /// Returns a circle.
    public static func circle(center: Point, radius: Double) -> Path {
        ellipse(center: center, radiusX: radius, radiusY: radius)
    }

    /// Returns a rectangle with rounded corners.
    /// - Parameter radius: the radius of the corners, limited to half the shorter side.
    public static func rectangle(_ rectangle: Rectangle, radius: Double = 0) -> Path {
        let (left, top) = (rectangle.x, rectangle.y)
        let (right, bottom) = (left + rectangle.width, top + rectangle.height)
        let radius = min(radius, min(rectangle.width, rectangle.height) / 2)
        guard radius > 0 else {
            return Path([
                Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
            ])
        }
        var path = Path()
        let corners = [
            (right - radius, top + radius, -90.0), (right - radius, bottom - radius, 0),
            (left + radius, bottom - radius, 90), (left + radius, top + radius, 180),
        ]
        for (x, y, start) in corners {
            path.arc(center: Point(x: x, y: y), radiusX: radius, radiusY: radius, from: start, to: start + 90)
        }
        path.close()
        return path
    }

    /// Adds an arc of an ellipse, joined by a line to the current point.
    /// - Parameters:
    ///   - center: the centre of the ellipse.
    ///   - start: the angle at which the arc begins, in degrees clockwise from the right.
    ///   - end: the angle at which the arc ends; less than `start` goes anticlockwise.
    public mutating func arc(center: Point, radiusX: Double, radiusY: Double, from start: Double, to end: Double) {
        let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
        let step = (end - start) / Double(count)
        let reach = 4.0 / 3 * tan(step * .pi / 720)
        func place(_ direction: Point) -> Point {
            Point(x: center.x + direction.x * radiusX, y: center.y + direction.y * radiusY)
        }
        var from = Point(angle: start)
        line(to: place(from))
        for index in 1...count {
            let to = Point(angle: start + step * Double(index))
            curve(
                to: place(to), control1: place(Point(x: from.x - reach * from.y, y: from.y + reach * from.x)),
                control2: place(Point(x: to.x + reach * to.y, y: to.y - reach * to.x)))
            from = to
        }
    }
}

extension Point {
    /// Creates the point at a direction and distance from the origin.
    /// - Parameters:
    ///   - angle: the direction in degrees, clockwise from the right, as `y` grows downwards.
    ///   - distance: the distance from the origin.
    public init(angle: Double, distance: Double = 1) {
        let radians = angle * .pi / 180
        self.init(x: cos(radians) * distance, y: sin(radians) * distance)
    }
}
