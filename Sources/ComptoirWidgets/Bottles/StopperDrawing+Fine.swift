internal import GTK
internal import Widgets

/// The stoppers that are made of several parts.
extension StopperDrawing {
    func foil(wider: Double) {
        let path = Path.rounded([
            (radius, y - 10, 5), (radius, y + 4, 2), (radius - 1, y + 8, 2), (radius + wider, end, 2),
            (-radius - wider, end, 2), (-radius + 1, y + 8, 2), (-radius, y + 4, 2), (-radius, y - 10, 5),
        ])
        canvas.fill(path, with: BottlePen.metal(color, halfWidth: radius + wider))
        pen.edge(path)
        guard !pen.isSmall else { return }
        canvas.stroke(pen.hoop(radius, at: y + 6, sag: 8), with: .black.opacity(0.3), width: 1.6)
        canvas.stroke(
            pen.hoop(radius + wider, at: end - 5, sag: 10), with: Color(hex: 0xF6DFA6, alpha: 0.7), width: 1.6)
    }

    func cage() {
        foil(wider: 5)
        var head = Path()
        head.move(to: Point(x: -13, y: y - 8))
        head.curve(to: Point(x: 13, y: y - 8), control1: Point(x: -13, y: y - 26), control2: Point(x: 13, y: y - 26))
        head.close()
        canvas.fill(head, with: BottlePen.metal(color, halfWidth: 13))
        pen.edge(head)
        var wires = Path()
        for (foot, top) in [(-14.0, -5.0), (14, 5), (-5, -9), (5, 9)] {
            wires.append(Path([Point(x: foot, y: y + 14), Point(x: top, y: y - 19)], isClosed: false))
        }
        wires.append(pen.hoop(16, at: y + 13, sag: 14))
        let wire = Color(hex: 0x6A6257)
        canvas.stroke(wires, with: wire, width: pen.isSmall ? 2.4 : 1.7)
        canvas.stroke(.circle(center: Point(x: 9, y: y + 19), radius: 3.2), with: wire, width: 1.6)
    }

    func crown() {
        var path = Path()
        path.move(to: Point(x: -radius, y: y - 7))
        path.curve(
            to: Point(x: radius, y: y - 7), control1: Point(x: -radius + 1, y: y - 14),
            control2: Point(x: radius - 1, y: y - 14))
        path.line(to: Point(x: radius + 2, y: y + 3))
        let teeth = 9
        let width = 2 * (radius + 2) / Double(teeth)
        for index in 0..<teeth {
            let x = radius + 2 - Double(index) * width
            path.curve(to: Point(x: x - width, y: y + 3), control: Point(x: x - width / 2, y: y + 8))
        }
        path.close()
        canvas.fill(path, with: BottlePen.metal(color, halfWidth: radius + 2))
        pen.edge(path)
        ribs(8, within: radius + 1, from: y - 6, to: y + 3, 0.16)
        canvas.fill(.ellipse(center: Point(x: -4, y: y - 9), radiusX: 5, radiusY: 1.6), with: .white.opacity(0.55))
    }

    func dropper() {
        let bulb = Path.rounded([
            (5, y - 66, 6), (8, y - 44, 8), (8, y - 24, 3), (-8, y - 24, 3), (-8, y - 44, 8), (-5, y - 66, 6),
        ])
        canvas.fill(bulb, with: BottlePen.metal(color, halfWidth: 9))
        pen.edge(bulb)
        canvas.stroke(
            Path([Point(x: -4, y: y - 58), Point(x: -5, y: y - 32)], isClosed: false), with: .white.opacity(0.45),
            width: 2.4)
        cylinder(
            radius + 3, from: y - 26, to: y + 4, rounding: 3,
            BottlePen.metal(Color(hex: 0xC9A25E), halfWidth: radius + 3))
        ribs(7, within: radius + 2, from: y - 21, to: y, 0.2)
    }

    func swing() {
        let wire = Color(hex: 0x8D8577)
        canvas.stroke(
            Path(
                [
                    Point(x: -radius - 5, y: y + 26), Point(x: -radius + 2, y: y - 16), Point(x: radius - 2, y: y - 16),
                    Point(x: radius + 5, y: y + 26),
                ], isClosed: false), with: wire, width: 2.4)
        let seal = Color(hex: 0xC2452F)
        cylinder(radius - 2, from: y - 4, to: y + 5, rounding: 1, BottlePen.metal(seal, halfWidth: radius - 2))
        var head = Path()
        head.move(to: Point(x: -radius, y: y - 3))
        head.curve(
            to: Point(x: radius, y: y - 3), control1: Point(x: -radius, y: y - 24),
            control2: Point(x: radius, y: y - 24))
        head.close()
        canvas.fill(head, with: BottlePen.metal(color, halfWidth: radius))
        pen.edge(head)
        canvas.fill(
            .rectangle(Rectangle(x: -radius - 2, y: y + 18, width: 2 * radius + 4, height: 3.4), radius: 1.7),
            with: wire)
    }
}
