internal import GTK

/// How a dial is drawn, without its words: the ring with the light on it, the face, the scale and the bead on it.
struct DialDrawing {
    struct Colors {
        var ring, face, mark, hand: Color
    }

    let side: Double
    let inks: Colors

    /// The angles at which the scale begins and ends, and how far past its end the bead may stand, in degrees clockwise
    /// from the right.
    static let (start, sweep, over) = (160.0, 220.0, 9.0)
    /// The radius of the scale, of a dial whose side is 1.
    static let scale = 0.385
    /// The radius of the bead with its edge, of a dial whose side is 1.
    static let bead = 0.048

    private var center: Point { Point(x: side / 2, y: side / 2) }

    /// Returns the angle at which the bead stands for a share of the scale.
    static func angle(of fraction: Double) -> Double {
        fraction > 1 ? start + sweep + over : start + sweep * max(0, fraction)
    }

    func draw(on canvas: Canvas, fraction: Double) {
        drawCase(on: canvas)
        drawScale(on: canvas, fraction: fraction)
        drawBead(on: canvas, fraction: fraction)
    }

    /// The ring, lit from the upper left, and the face, which lies a little deeper.
    private func drawCase(on canvas: Canvas) {
        let (dark, light) = (inks.ring.mixed(with: .black, at: 0.42), inks.ring.mixed(with: .white, at: 0.5))
        let (first, last) = (Point(x: side * 0.14, y: side * 0.1), Point(x: side * 0.86, y: side * 0.9))
        canvas.fill(
            .circle(center: center, radius: side / 2),
            with: .linear(
                from: first, to: last,
                stops: [(0, light), (0.3, inks.ring), (0.55, dark), (0.8, inks.ring), (1, dark)]))
        canvas.stroke(.circle(center: center, radius: side / 2 - 0.5), with: inks.mark.opacity(0.7), width: 1)
        // The inner slope of the ring is lit on the other side.
        canvas.fill(
            .circle(center: center, radius: side * 0.455),
            with: .linear(from: first, to: last, stops: [(0, dark), (0.5, inks.ring), (1, light)]))
        let face = Path.circle(center: center, radius: side * 0.438)
        let isDark = inks.face.luminance < 0.3
        canvas.fill(
            face,
            with: .radial(
                center: Point(x: side * 0.36, y: side * 0.28), radius: side * 0.75,
                stops: [
                    (0, inks.face.mixed(with: .white, at: isDark ? 0.09 : 0.6)),
                    (1, inks.face.mixed(with: inks.ring, at: isDark ? 0.04 : 0.16)),
                ]))
        canvas.stroke(face, with: Color.black.opacity(0.16), width: max(1, side * 0.012))
    }

    private func arc(to angle: Double) -> Path {
        var path = Path()
        let radius = side * Self.scale
        path.move(to: at(Self.start, radius))
        path.arc(center: center, radiusX: radius, radiusY: radius, from: Self.start, to: angle)
        return path
    }

    private func at(_ angle: Double, _ distance: Double) -> Point {
        let away = Point(angle: angle, distance: distance)
        return Point(x: center.x + away.x, y: center.y + away.y)
    }

    private func drawScale(on canvas: Canvas, fraction: Double) {
        let wide = side * 0.032
        canvas.stroke(arc(to: Self.start + Self.sweep), with: inks.ring.opacity(0.34), width: wide)
        for step in 0...8 {
            let angle = Self.start + Self.sweep * Double(step) / 8
            let isLong = step.isMultiple(of: 4)
            var tick = Path()
            tick.move(to: at(angle, side * (Self.scale - 0.03)))
            tick.line(to: at(angle, side * (Self.scale - (isLong ? 0.066 : 0.05))))
            canvas.stroke(tick, with: inks.mark, width: max(1, side * (isLong ? 0.016 : 0.01)))
        }
        guard fraction > 0 else { return }
        canvas.stroke(arc(to: Self.start + Self.sweep * min(1, fraction)), with: inks.hand, width: wide)
    }

    /// The bead, which ends what is filled of the scale, lit from the upper left, with its shadow.
    private func drawBead(on canvas: Canvas, fraction: Double) {
        let place = at(Self.angle(of: fraction), side * Self.scale)
        let radius = side * 0.042
        let shadow = Point(x: place.x + side * 0.008, y: place.y + side * 0.014)
        canvas.fill(.circle(center: shadow, radius: radius), with: Color.black.opacity(0.24))
        canvas.fill(
            .circle(center: place, radius: radius),
            with: .radial(
                center: Point(x: place.x - radius * 0.35, y: place.y - radius * 0.4), radius: radius * 1.5,
                stops: [(0, inks.hand.mixed(with: .white, at: 0.42)), (0.55, inks.hand), (1, inks.hand)]))
        canvas.stroke(.circle(center: place, radius: radius), with: inks.face, width: side * 0.012)
    }
}
