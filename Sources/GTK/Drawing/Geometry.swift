internal import CGTK

/// A point in pixels, from the top left.
public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

/// A width and a height in pixels.
public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    var graphene: graphene_size_t { graphene_size_t(width: Float(width), height: Float(height)) }
}

/// A rectangle in pixels.
public struct Rectangle: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

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

    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Whether a point lies inside.
    public func contains(_ point: Point) -> Bool {
        (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

/// Room kept free on four sides, in pixels; start and end follow the reading direction.
public struct Insets: Equatable, Sendable, ExpressibleByIntegerLiteral {
    public var top: Int
    public var bottom: Int
    public var start: Int
    public var end: Int

    public init(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
        self.top = top
        self.bottom = bottom
        self.start = start
        self.end = end
    }

    public init(vertical: Int = 0, horizontal: Int = 0) {
        self.init(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
    }

    public init(integerLiteral all: Int) { self.init(vertical: all, horizontal: all) }
}
