internal import GTK
internal import Widgets

/// A label that follows the curve of the glass.
struct BottleLabel {
    private let label: BottleArt.Label
    private let shape: BottleShape
    private let outline: Path
    /// How much lower a line around the bottle is in the middle than at the sides.
    private let sag = 10.0

    init(_ label: BottleArt.Label, on shape: BottleShape, _ outline: Path) {
        self.label = label
        self.shape = shape
        self.outline = outline
    }

    private var top: Double { shape.label.lowerBound }
    private var bottom: Double { shape.label.upperBound }
    private var middle: Double { (top + bottom) / 2 }
    private var height: Double { bottom - top }
    private var inset: Double { label.shape == .band ? min(0, shape.inset) : shape.inset }
    private var upper: Double { shape.profile.halfWidth(at: top) - inset }
    private var lower: Double { shape.profile.halfWidth(at: bottom) - inset }
    private var widest: Double { max(upper, lower) }

    func draw(_ pen: BottlePen) {
        guard height > 0 else { return }
        // A label wider than the bottle sticks out from it.
        if inset < 0 { return paint(pen) }
        pen.canvas.clipped(to: outline) { paint(pen) }
    }

    private func paint(_ pen: BottlePen) {
        let paper = paper
        pen.canvas.fill(paper, with: label.paper)
        if let stripe = label.stripe, label.shape != .oval { pen.canvas.fill(self.stripe, with: stripe) }
        if !pen.isSmall { lines(pen) }
        emblem(pen)
        let (dark, light) = (Color(hex: 0x2A1408), Color.white)
        pen.canvas.fill(
            paper,
            with: .linear(
                from: Point(x: -widest, y: 0), to: Point(x: widest, y: 0),
                stops: [
                    (0, dark.opacity(0.42)), (0.13, dark.opacity(0.08)), (0.26, light.opacity(0.34)),
                    (0.42, light.opacity(0)), (0.66, dark.opacity(0.05)), (1, dark.opacity(0.44)),
                ]))
    }

    private var paper: Path {
        var path = Path()
        switch label.shape {
        case .oval:
            return .ellipse(
                center: Point(x: 0, y: middle), radiusX: min(widest * 0.7, height * 0.62), radiusY: height / 2)
        case .arched:
            path.move(to: Point(x: -upper, y: top + 12))
            path.curve(
                to: Point(x: 0, y: top - 6), control1: Point(x: -upper * 0.5, y: top + 12),
                control2: Point(x: -upper * 0.45, y: top - 6))
            path.curve(
                to: Point(x: upper, y: top + 12), control1: Point(x: upper * 0.45, y: top - 6),
                control2: Point(x: upper * 0.5, y: top + 12))
        case .straight, .band:
            path.move(to: Point(x: -upper, y: top))
            path.curve(to: Point(x: upper, y: top), control: Point(x: 0, y: top + sag))
        }
        path.line(to: Point(x: lower, y: bottom))
        path.curve(to: Point(x: -lower, y: bottom), control: Point(x: 0, y: bottom + sag))
        path.close()
        return path
    }

    private var stripe: Path {
        var path = Path()
        let start = bottom - height * 0.17
        path.move(to: Point(x: -lower, y: start))
        path.curve(to: Point(x: lower, y: start), control: Point(x: 0, y: start + sag))
        path.line(to: Point(x: lower, y: bottom))
        path.curve(to: Point(x: -lower, y: bottom), control: Point(x: 0, y: bottom + sag))
        path.close()
        return path
    }

    private func lines(_ pen: BottlePen) {
        let color = label.ink.opacity(0.55)
        switch label.shape {
        case .band: return
        case .oval:
            let radius = min(widest * 0.7, height * 0.62) - 4
            pen.canvas.stroke(
                .ellipse(center: Point(x: 0, y: middle), radiusX: radius, radiusY: height / 2 - 4), with: color,
                width: 1.3)
            return
        case .arched: pen.canvas.stroke(pen.hoop(upper - 5, at: top + 15, sag: -16), with: color, width: 1.3)
        case .straight: pen.canvas.stroke(pen.hoop(upper - 5, at: top + 5, sag: sag), with: color, width: 1.3)
        }
        guard label.stripe == nil, height > 56 else { return }
        pen.canvas.stroke(
            pen.hoop(upper * 0.42, at: bottom - 6, sag: 4), with: label.ink.opacity(0.45), width: 2.2)
    }

    private func emblem(_ pen: BottlePen) {
        let isOval = label.shape == .oval
        // In a small picture the emblem is larger, as there is nothing else to recognise the bottle by.
        let size = min(height / 40, widest / 20, 1.5) * (pen.isSmall ? 1.3 : 1)
        let y = middle + (isOval ? 0 : 3) - (label.stripe != nil && !isOval ? height * 0.06 : 0)
        pen.canvas.translated(x: 0, y: y) {
            pen.canvas.scaled(x: size, y: size) {
                EmblemDrawing.draw(label.emblem, label.ink, on: label.paper, pen.canvas)
            }
        }
    }
}
