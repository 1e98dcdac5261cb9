internal import GTK
internal import Widgets

/// Draws the smaller garnishes, each around the origin.
enum SmallGarnishes {
    /// Draws coffee beans: three, or as many as there are.
    static func beans(_ count: Int, _ pen: DrinkPen) {
        let places = [(-9.5, 0.6, -24.0), (3.0, -3.0, 12), (9.5, 2.6, 38), (-2, 4, 0), (-16, -2, 40)]
        for (x, y, turn) in places.prefix(max(1, min(5, count))) {
            pen.canvas.translated(x: x, y: y) {
                pen.canvas.rotated(degrees: turn) {
                    BallDrawing.ball(Color(hex: 0x5A3620), radiusX: 6.6, radiusY: 4.5, shine: 0.45, pen)
                    var cleft = Path()
                    cleft.move(to: Point(x: -5.6, y: 0.4))
                    cleft.curve(
                        to: Point(x: 5.6, y: -0.3), control1: Point(x: -2, y: -2.2), control2: Point(x: 2, y: 2.2))
                    pen.canvas.stroke(cleft, with: Color(hex: 0x20100A), width: 1.25)
                }
            }
        }
    }

    /// Draws half a passion fruit, cut side up.
    static func passionFruit(radius: Double, _ pen: DrinkPen) {
        let rind = Color(hex: 0x5B2A55)
        pen.canvas.translated(x: 0, y: radius * 0.14) {
            BallDrawing.ball(rind, radiusX: radius, radiusY: radius * 0.72, shine: 0.3, pen)
        }
        let cut = Path.ellipse(center: Point(x: 0, y: -radius * 0.06), radiusX: radius * 0.97, radiusY: radius * 0.58)
        pen.canvas.fill(cut, with: Color(hex: 0xF6E4DC))
        pen.canvas.stroke(cut, with: rind.deep.opacity(0.8), width: pen.line(0.7))
        let pulp = Path.ellipse(center: Point(x: 0, y: -radius * 0.04), radiusX: radius * 0.78, radiusY: radius * 0.44)
        pen.canvas.fill(
            pulp,
            with: .radial(
                center: Point(x: 0, y: 0), radius: radius * 0.8, focus: Point(x: -radius * 0.3, y: -radius * 0.3),
                stops: [(0, Color(hex: 0xFFE07A)), (0.6, Color(hex: 0xF5AE1D)), (1, Color(hex: 0xC9770C))]))
        var (seeds, lights) = (Path(), Path())
        for (x, y) in [
            (-0.5, -0.1), (-0.22, 0.1), (-0.2, -0.22), (0.08, -0.05), (0.14, 0.2), (0.34, -0.2), (0.48, 0.06),
            (-0.45, 0.16), (0.05, -0.3),
        ] {
            seeds.append(
                .ellipse(center: Point(x: x * radius, y: y * radius), radiusX: radius * 0.085, radiusY: radius * 0.06))
            lights.append(
                .circle(center: Point(x: (x - 0.03) * radius, y: (y - 0.025) * radius), radius: radius * 0.02))
        }
        pen.canvas.fill(seeds, with: Color(hex: 0x22160F))
        pen.canvas.fill(lights, with: Color.white.opacity(0.9))
    }

    /// Draws a chilli that hangs over a rim with its stalk up.
    static func chilli(_ color: Color, _ pen: DrinkPen) {
        var pod = Path()
        pod.move(to: Point(x: -5.5, y: -16))
        pod.curve(to: Point(x: 21, y: 21), control1: Point(x: -4, y: 4), control2: Point(x: 8, y: 16))
        pod.curve(to: Point(x: 5.5, y: -16), control1: Point(x: 12, y: 10), control2: Point(x: 6.5, y: -2))
        pod.close()
        pen.canvas.fill(
            pod,
            with: .linear(
                from: Point(x: -5, y: -4), to: Point(x: 10, y: -1),
                stops: [(0, color), (0.3, color.shaded(0.3)), (0.6, color), (1, color.deep)]))
        pen.canvas.stroke(pod, with: color.deep.opacity(0.85), width: pen.line(0.75))
        var light = Path()
        light.move(to: Point(x: -1.8, y: -11))
        light.curve(to: Point(x: 9, y: 11), control: Point(x: -0.5, y: 3))
        pen.canvas.stroke(light, with: Color.white.opacity(0.65), width: 1.7)
        var cap = Path()
        cap.move(to: Point(x: -6.5, y: -13.5))
        cap.curve(to: Point(x: 6.5, y: -13.5), control: Point(x: 0, y: -10.5))
        cap.curve(to: Point(x: 1.4, y: -20), control: Point(x: 6, y: -19))
        cap.curve(to: Point(x: 4.6, y: -29), control: Point(x: 1, y: -25))
        cap.line(to: Point(x: 1.6, y: -29.6))
        cap.curve(to: Point(x: -1.8, y: -20), control: Point(x: -2, y: -25))
        cap.curve(to: Point(x: -6.5, y: -13.5), control: Point(x: -6, y: -19))
        cap.close()
        pen.canvas.fill(cap, with: Color(hex: 0x5E9440))
        pen.canvas.stroke(cap, with: Color(hex: 0x2B4C1D), width: pen.line(0.65))
    }

    /// Draws a slice of cucumber.
    static func cucumber(radius: Double, _ pen: DrinkPen) {
        let skin = Color(hex: 0x3E7A34)
        let disc = Path.circle(center: Point(x: 0, y: 0), radius: radius)
        pen.canvas.translated(x: radius * 0.09, y: radius * 0.1) { pen.canvas.fill(disc, with: skin.deep) }
        pen.canvas.fill(disc, with: skin)
        pen.canvas.fill(
            .circle(center: Point(x: 0, y: 0), radius: radius * 0.9),
            with: .radial(
                center: Point(x: 0, y: 0), radius: radius * 0.9,
                stops: [
                    (0, Color(hex: 0xE9F2C6)), (0.52, Color(hex: 0xD2E6A4)), (0.6, Color(hex: 0xE4F0C0)),
                    (0.88, Color(hex: 0xC7E09A)), (1, Color(hex: 0x9CC56D)),
                ]))
        var seeds = Path()
        for step in 0..<9 {
            let angle = Double(step) * 40 + 12
            let place = Point(angle: angle, distance: radius * (step % 3 == 0 ? 0.28 : 0.42))
            let tip = Point(angle: angle, distance: radius * (step % 3 == 0 ? 0.4 : 0.55))
            seeds.move(to: place)
            seeds.line(to: tip)
        }
        pen.canvas.stroke(seeds, with: Color(hex: 0x9DB86A), width: radius * 0.12)
        pen.canvas.stroke(seeds, with: Color(hex: 0xFBFBE2), width: radius * 0.07)
        pen.canvas.stroke(disc, with: skin.deep.opacity(0.8), width: pen.line(0.65))
    }

    /// Draws a piece of candied ginger with sugar.
    static func candied(radius: Double, _ pen: DrinkPen) {
        let color = Color(hex: 0xE0A93F)
        let body = Path.rectangle(
            Rectangle(x: -radius, y: -radius * 0.8, width: radius * 2, height: radius * 1.6), radius: radius * 0.5)
        pen.canvas.fill(
            body,
            with: .linear(
                from: Point(x: -radius, y: -radius), to: Point(x: radius, y: radius),
                stops: [(0, color.shaded(0.5)), (0.5, color), (1, color.mixed(with: color.deep, at: 0.5))]))
        pen.canvas.stroke(body, with: color.deep.opacity(0.75), width: pen.line(0.65))
        var sugar = Path()
        for step in 0..<14 {
            let place = Point(angle: Double(step) * 137.5, distance: radius * 0.24 * Double(step).squareRoot())
            sugar.append(.rectangle(Rectangle(x: place.x - 0.7, y: place.y * 0.8 - 0.7, width: 1.4, height: 1.4)))
        }
        pen.canvas.fill(sugar, with: Color.white.opacity(0.9))
    }

    /// Draws specks on a surface: grated nutmeg, drops of bitters or drops of oil.
    static func specks(
        on radius: Double, tilt: Double, count: Int, size: ClosedRange<Double>, spread: Double, color: Color,
        _ pen: DrinkPen,
        _ random: inout ArtRandom
    ) {
        var path = Path()
        for _ in 0..<count {
            let direction = Point(angle: random.next(0...360))
            let distance = radius * spread * random.next(0.0...1).squareRoot()
            let place = Point(x: direction.x * distance, y: direction.y * distance * tilt)
            let radius = random.next(size)
            if radius > 1.2 {
                path.append(.ellipse(center: place, radiusX: radius, radiusY: radius * 0.5))
            } else {
                path.grain(at: place, radius: radius, flat: 0.55)
            }
        }
        pen.canvas.fill(path, with: color)
    }
}
