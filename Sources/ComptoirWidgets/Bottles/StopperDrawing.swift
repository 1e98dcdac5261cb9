internal import GTK
internal import Widgets

/// Draws the stopper of a bottle.
struct StopperDrawing: ~Escapable {
    let kind: BottleShape.Stopper.Kind
    let radius: Double
    let y: Double
    let end: Double
    let color: Color
    let pen: BottlePen

    @_lifetime(copy pen)
    init(_ stopper: BottleShape.Stopper, color: Color, _ pen: BottlePen) {
        (kind, radius, y, end) = (stopper.kind, stopper.radius, stopper.y, stopper.end)
        self.color = color
        self.pen = pen
    }

    var canvas: Canvas {
        @_lifetime(copy self) get { pen.canvas }
    }
    var metal: Canvas.Paint { BottlePen.metal(color, halfWidth: radius + 2) }

    func draw() {
        switch kind {
        case .cork: cork()
        case .screw: screw()
        case .ball: ball()
        case .wood: wood()
        case .foil: foil(wider: 0)
        case .cage: cage()
        case .crown: crown()
        case .dropper: dropper()
        case .swing: swing()
        case .lid: lid()
        case .holes: holes()
        case .spout: spout()
        }
    }

    /// Draws a cylinder between two heights, lit from the left.
    func cylinder(
        _ radius: Double, from top: Double, to bottom: Double, rounding: Double = 3, _ paint: Canvas.Paint? = nil
    ) {
        let path = Path.rounded([
            (radius, top, rounding), (radius, bottom, 1.5), (-radius, bottom, 1.5), (-radius, top, rounding),
        ])
        canvas.fill(path, with: paint ?? BottlePen.metal(color, halfWidth: radius))
        pen.edge(path)
        canvas.fill(
            .ellipse(center: Point(x: 0, y: top + 1.6), radiusX: max(1, radius - 1.5), radiusY: 1.6),
            with: .white.opacity(0.28))
    }

    /// Draws thin vertical lines around a cap.
    func ribs(_ count: Int, within radius: Double, from top: Double, to bottom: Double, _ alpha: Double = 0.13) {
        guard !pen.isSmall else { return }
        var lines = Path()
        for index in 0..<count {
            let x = -radius + 2 * radius * (Double(index) + 0.5) / Double(count)
            lines.append(Path([Point(x: x, y: top), Point(x: x, y: bottom)], isClosed: false))
        }
        canvas.stroke(lines, with: Color.black.opacity(alpha), width: 1.2)
    }

    private func cork() {
        cylinder(
            radius - 3, from: y - 10, to: y + 6, rounding: 2,
            BottlePen.metal(Color(hex: 0xC99A62), halfWidth: radius - 3))
        cylinder(radius + 2, from: y - 24, to: y - 8, rounding: 4)
        lip()
    }

    /// Draws the ring of glass around the mouth.
    private func lip() {
        canvas.fill(
            .rectangle(Rectangle(x: -radius - 1, y: y - 2, width: 2 * radius + 2, height: 7), radius: 3),
            with: .white.opacity(0.32))
    }

    private func screw() {
        cylinder(radius + 1, from: y - 20, to: y + 10, rounding: 4)
        ribs(9, within: radius, from: y - 14, to: y + 4)
        canvas.fill(
            .rectangle(Rectangle(x: -radius - 1, y: y + 5, width: 2 * radius + 2, height: 2)),
            with: .black.opacity(0.25))
    }

    private func ball() {
        cylinder(radius - 4, from: y - 10, to: y + 6, rounding: 2)
        let center = Point(x: 0, y: y - 22)
        canvas.fill(
            .circle(center: center, radius: 19),
            with: .radial(
                center: center, radius: 21, focus: Point(x: -6, y: y - 30),
                stops: [(0, color.shaded(0.55)), (0.4, color), (1, color.shaded(-0.5))]))
        pen.edge(.circle(center: center, radius: 19))
        canvas.fill(.ellipse(center: Point(x: -7, y: y - 30), radiusX: 5.5, radiusY: 3.4), with: .white.opacity(0.42))
        canvas.fill(
            .rectangle(Rectangle(x: -radius - 1, y: y - 1, width: 2 * radius + 2, height: 6), radius: 3),
            with: BottlePen.metal(Color(hex: 0xB78C56), halfWidth: radius + 1))
    }

    private func wood() {
        cylinder(radius - 4, from: y - 8, to: y + 6, rounding: 2)
        let path = Path.rounded([
            (radius - 2, y - 34, 9), (radius + 6, y - 18, 8), (radius, y - 4, 4), (-radius, y - 4, 4),
            (-radius - 6, y - 18, 8), (-radius + 2, y - 34, 9),
        ])
        canvas.fill(path, with: BottlePen.metal(color, halfWidth: radius + 6))
        pen.edge(path)
        if !pen.isSmall { canvas.stroke(pen.hoop(radius + 3, at: y - 18, sag: 8), with: .black.opacity(0.2), width: 1) }
    }

    private func lid() {
        cylinder(radius, from: y - 14, to: y + 4, rounding: 5)
        canvas.fill(.rectangle(Rectangle(x: -radius, y: y, width: 2 * radius, height: 2)), with: .black.opacity(0.2))
    }

    private func holes() {
        cylinder(radius + 2, from: y - 22, to: y + 8, rounding: 4)
        ribs(13, within: radius, from: y - 15, to: y + 5, 0.12)
    }

    private func spout() {
        cylinder(radius + 1, from: y - 22, to: y + 8, rounding: 3)
        cylinder(radius - 3, from: y - 40, to: y - 20, rounding: 4)
        ribs(6, within: radius, from: y - 16, to: y + 4)
    }
}
