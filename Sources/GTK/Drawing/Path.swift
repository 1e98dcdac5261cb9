internal import CGTK

/// The outline of a shape: lines and curves, in whatever units the canvas has.
///
/// A path is a plain value; nothing is drawn until a `Canvas` fills or strokes it.
///
///     var drop = Path()
///     drop.move(to: Point(x: 0, y: -10))
///     drop.curve(to: Point(x: 0, y: 8), control1: Point(x: 9, y: 2), control2: Point(x: 6, y: 8))
///     drop.close()
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Moves to a point without drawing, and begins a new outline there.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A cubic Bézier curve: its end, and its two control points.
        case curve(Point, control1: Point, control2: Point)
        /// A line back to where the outline began.
        case close
    }

    /// The steps, in the order in which they are drawn.
    public internal(set) var elements: [Element] = []
    /// The end of the last step; nil at first and after `close()`.
    public internal(set) var currentPoint: Point?

    /// Creates an empty path.
    public init() {}

    /// Creates a path of straight lines.
    /// - Parameters:
    ///   - points: the corners, in order.
    ///   - isClosed: whether the last corner is joined to the first.
    public init(_ points: [Point], isClosed: Bool = true) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
        if isClosed { close() }
    }

    /// Whether nothing has been added yet.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new outline at a point.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
        currentPoint = point
    }

    /// Adds a straight line; without a current point, it only moves there.
    public mutating func line(to point: Point) {
        elements.append(currentPoint == nil ? .move(point) : .line(point))
        currentPoint = point
    }

    /// Adds a cubic Bézier curve from the current point, or from its first control point if there is none.
    public mutating func curve(to point: Point, control1: Point, control2: Point) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(point, control1: control1, control2: control2))
        currentPoint = point
    }

    /// Adds a quadratic Bézier curve, which has one control point.
    public mutating func curve(to point: Point, control: Point) {
        let start = currentPoint ?? control
        func toward(_ end: Point) -> Point {
            Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        curve(to: point, control1: toward(start), control2: toward(point))
    }

    /// Closes the outline with a line to where it began.
    public mutating func close() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
        currentPoint = nil
    }

    /// Returns the path with `map` applied to every point and control point.
    public func mapped(_ map: (Point) -> Point) -> Path {
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(map(point))
            case .line(let point): .line(map(point))
            case .curve(let point, let control1, let control2):
                .curve(map(point), control1: map(control1), control2: map(control2))
            case .close: .close
            }
        }
        result.currentPoint = currentPoint.map(map)
        return result
    }

    /// The smallest rectangle that contains every point and control point, and so the drawn curve; nil if the path is
    /// empty.
    public var bounds: Rectangle? {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let point, let control1, let control2): points += [point, control1, control2]
            case .close: break
            }
        }
        guard let first = points.first else { return nil }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}
