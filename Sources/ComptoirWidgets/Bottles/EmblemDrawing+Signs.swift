internal import GTK
internal import Widgets

/// The emblems of things that do not grow.
extension EmblemDrawing.Line {
    func star() {
        shape(
            (0..<10).map { index in
                let point = Point(angle: Double(index) * 36 - 90, distance: index.isMultiple(of: 2) ? 11.5 : 4.9)
                return (point.x, point.y)
            })
    }

    func sun() {
        dots([(0, 0)], radius: 6)
        turned(stride(from: 0, to: 360, by: 45).map { Double($0) }) { stroke([(0, -9), (0, -12)], width: 2) }
    }

    func diamond() {
        shape([(0, -11), (9, 0), (0, 11), (-9, 0)])
        canvas.fill(
            Path([(0, -6), (5, 0), (0, 6), (-5, 0)].map { Point(x: $0.0, y: $0.1) }), with: faint.opacity(0.45))
    }

    func anchor() {
        stroke([(0, -6), (0, 10)], width: 2.6)
        stroke([(-5, -2), (5, -2)], width: 2.4)
        canvas.stroke(.circle(center: Point(x: 0, y: -9), radius: 2.8), with: ink, width: 2)
        var flukes = Path()
        flukes.move(to: Point(x: -9, y: 3))
        flukes.curve(to: Point(x: 0, y: 10), control1: Point(x: -8, y: 8), control2: Point(x: -4, y: 10))
        flukes.curve(to: Point(x: 9, y: 3), control1: Point(x: 4, y: 10), control2: Point(x: 8, y: 8))
        canvas.stroke(flukes, with: ink, width: 2.6)
    }

    func drop() {
        var path = Path()
        path.move(to: Point(x: 0, y: -11))
        path.curve(to: Point(x: 8, y: 4), control1: Point(x: 6, y: -3), control2: Point(x: 8, y: 1))
        path.arc(center: Point(x: 0, y: 4), radiusX: 8, radiusY: 8, from: 0, to: 180)
        path.curve(to: Point(x: 0, y: -11), control1: Point(x: -8, y: 1), control2: Point(x: -6, y: -3))
        path.close()
        canvas.fill(path, with: ink)
    }

    /// Draws hexagonal cells, like those of a honeycomb.
    func comb() {
        for (x, y) in [(-5.4, -4.4), (5.4, -4.4), (0, 5)] {
            shape(
                (0..<6).map { index in
                    let point = Point(angle: Double(index) * 60 + 30, distance: 5.6)
                    return (point.x + x, point.y + y)
                })
        }
    }
}
