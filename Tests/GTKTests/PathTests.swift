import GTK
import Testing

@Suite("Path")
struct PathTests {
    private let corner = Path([Point(x: 1, y: 2), Point(x: 5, y: 2), Point(x: 5, y: 8)], isClosed: false)

    @Test("an empty path has no bounds, and one of points has those around them")
    func bounds() {
        #expect(Path().bounds == nil && Path().isEmpty)
        #expect(corner.bounds == Rectangle(x: 1, y: 2, width: 4, height: 6))
    }

    @Test("an arc ends where its angle says, clockwise from the right")
    func arc() throws {
        var path = Path()
        path.arc(center: Point(x: 10, y: 10), radiusX: 4, radiusY: 2, from: 0, to: 270)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 8) < 1e-9)
        #expect(path.elements.count == 4)
        let circle = try #require(Path.circle(center: Point(x: 0, y: 0), radius: 5).bounds)
        #expect(abs(circle.x + 5) < 1e-9 && abs(circle.width - 10) < 1e-9)
    }

    @Test("a path drawn backwards goes through the same points the other way, twice is the path itself")
    func reversed() {
        var path = corner
        path.curve(to: Point(x: 9, y: 9), control1: Point(x: 6, y: 9), control2: Point(x: 8, y: 9))
        #expect(path.reversed.reversed == path)
        #expect(path.reversed.elements.first == .move(Point(x: 9, y: 9)))
        #expect(path.reversed.currentPoint == Point(x: 1, y: 2))
    }

    @Test("a joined path goes on from where the first ended; an appended one begins anew")
    func join() {
        var joined = corner
        joined.join(corner)
        #expect(joined.elements[3] == .line(Point(x: 1, y: 2)))
        var appended = corner
        appended.append(corner)
        #expect(appended.elements[3] == .move(Point(x: 1, y: 2)))
    }

    @Test("every point is mapped")
    func mapped() {
        let moved = corner.mapped { Point(x: $0.x + 10, y: -$0.y) }
        #expect(moved.bounds == Rectangle(x: 11, y: -8, width: 4, height: 6))
        #expect(moved.currentPoint == Point(x: 15, y: -8))
    }
}
