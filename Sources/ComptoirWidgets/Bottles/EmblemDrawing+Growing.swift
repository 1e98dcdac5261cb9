internal import GTK
internal import Widgets

/// The emblems of things that grow.
extension EmblemDrawing.Line {
    func leaf() {
        var path = Path()
        path.move(to: Point(x: 0, y: 9))
        path.curve(to: Point(x: 0, y: -11), control1: Point(x: -9, y: 3), control2: Point(x: -8, y: -6))
        path.curve(to: Point(x: 0, y: 9), control1: Point(x: 8, y: -6), control2: Point(x: 9, y: 3))
        canvas.fill(path, with: ink)
        stroke([(0, 9), (0, 12)], width: 1.6)
        stroke([(0, 8), (0, -6)], width: 1.2, faintly: true)
    }

    func bean() {
        ellipse(0, 0, 7, 10, turned: 28)
        var path = Path()
        path.move(to: Point(x: -4, y: 8))
        path.curve(to: Point(x: 4, y: -8), control1: Point(x: 2, y: 3), control2: Point(x: -3, y: -3))
        canvas.stroke(path, with: faint, width: 1.6)
    }

    func citrus() {
        dots([(0, 0)], radius: 10)
        canvas.stroke(.circle(center: Point(x: 0, y: 0), radius: 7.6), with: faint, width: 1.4)
        stroke([(0, -7), (0, 7)], width: 1.2, faintly: true)
        stroke([(-6, -3.5), (6, 3.5)], width: 1.2, faintly: true)
        stroke([(-6, 3.5), (6, -3.5)], width: 1.2, faintly: true)
    }

    func grain() {
        for y in [-7.0, -1, 5] {
            ellipse(-4.4, y, 1.9, 4.3, turned: -34)
            ellipse(4.4, y, 1.9, 4.3, turned: 34)
        }
        ellipse(0, -11, 1.9, 4)
        stroke([(0, -7), (0, 13)], width: 1.3)
    }

    func grapes() {
        dots([(-6, -4), (0, -4), (6, -4), (-3, 2), (3, 2), (0, 8)], radius: 3.5)
        stroke([(0, -6), (2, -10), (5, -12)], width: 1.6)
    }

    func agave() {
        turned([-60, -32, 0, 32, 60], around: 9) {
            canvas.fill(Path([Point(x: -2.4, y: 0), Point(x: 0, y: -21), Point(x: 2.4, y: 0)]), with: ink)
        }
    }

    func ginger() {
        ellipse(-3, 2, 8, 4.6, turned: 8)
        ellipse(0, -4, 3.4, 5)
        ellipse(7, 0, 5.4, 3.6, turned: -36)
        ellipse(4, 6, 3.4, 4.4, turned: -20)
    }

    func cherries() {
        dots([(-5.4, 6), (5.6, 5)], radius: 5)
        stroke([(-5, 2), (-1, -6), (3, -11)], width: 1.5)
        stroke([(5.4, 1), (4.6, -5), (3, -11)], width: 1.5)
        ellipse(7, -9, 4, 2, turned: 18)
    }

    func flower() {
        turned([0, 60, 120, 180, 240, 300]) { ellipse(0, -6.6, 3, 5) }
        canvas.fill(.circle(center: Point(x: 0, y: 0), radius: 2.8), with: faint.opacity(1))
    }

    func almond() {
        var path = Path()
        path.move(to: Point(x: 0, y: -12))
        path.curve(to: Point(x: 0, y: 10), control1: Point(x: 12, y: 2), control2: Point(x: 7, y: 10))
        path.curve(to: Point(x: 0, y: -12), control1: Point(x: -7, y: 10), control2: Point(x: -12, y: 2))
        canvas.fill(path, with: ink)
        for x in [-3.0, 0, 3] { stroke([(x * 0.4, -6), (x, 0), (x * 0.8, 6)], width: 0.9, faintly: true) }
    }

    func cane() {
        for (x, tilt) in [(-4.0, -6.0), (4, 7)] {
            canvas.translated(x: x, y: 0) {
                canvas.rotated(degrees: tilt) {
                    stroke([(0, -11), (0, 11)], width: 4.2)
                    for y in [-5.0, 1, 7] { stroke([(-2, y), (2, y)], width: 1.1, faintly: true) }
                }
            }
        }
    }

    func fruit() {
        dots([(0, 2)], radius: 9)
        stroke([(0, -6), (1, -12)], width: 1.6)
        ellipse(5.4, -9, 4.6, 2.1, turned: -24)
        var gleam = Path()
        gleam.arc(center: Point(x: 0, y: 2), radiusX: 6, radiusY: 6, from: 190, to: 250)
        canvas.stroke(gleam, with: faint, width: 1.6)
    }
}
