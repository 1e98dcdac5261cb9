internal import CGTK

/// A point in pixels, from the top left.
public struct Point: Equatable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

/// A width and a height in pixels.
public struct Size: Equatable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    var graphene: graphene_size_t { graphene_size_t(width: Float(width), height: Float(height)) }
}

/// A rectangle in pixels.
public struct Rectangle: Equatable, Sendable {
    /// The distance of the left edge from the left.
    public var x: Double
    /// The distance of the top edge from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(_ rectangle: graphene_rect_t) {
        self.init(
            x: Double(rectangle.origin.x), y: Double(rectangle.origin.y), width: Double(rectangle.size.width),
            height: Double(rectangle.size.height))
    }

    /// The centre of the rectangle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Returns whether a point lies inside.
    public func contains(_ point: Point) -> Bool {
        (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

/// Space on four sides, in pixels; start and end follow the text direction.
public struct Insets: Equatable, Sendable, ExpressibleByIntegerLiteral {
    /// The space above.
    public var top: Int
    /// The space below.
    public var bottom: Int
    /// The space at the leading edge.
    public var start: Int
    /// The space at the trailing edge.
    public var end: Int

    /// Creates insets with a size for each side.
    public init(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
        self.top = top
        self.bottom = bottom
        self.start = start
        self.end = end
    }

    /// Creates insets that are the same above and below, and at the start and the end.
    public init(vertical: Int = 0, horizontal: Int = 0) {
        self.init(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
    }

    /// Creates insets that are the same on all sides.
    public init(integerLiteral all: Int) { self.init(vertical: all, horizontal: all) }
}
