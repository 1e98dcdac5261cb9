internal import GTK
internal import Widgets

/// The contents of a vessel, up to their level.
struct BottleLevel {
    private let art: BottleArt
    private let shape: BottleShape
    private let top: Double
    private let bottom: Double

    init(_ art: BottleArt, _ shape: BottleShape) {
        self.art = art
        self.shape = shape
        bottom = BottlePen.ground - 7
        top = bottom - (bottom - shape.brim) * art.level
    }

    /// Whether there is enough to be seen.
    var isFull: Bool { art.level > 0.02 }

    /// The opacity of the contents: greater than in a glass, as a bottle is thicker.
    private var density: Double { art.form == .wine ? 0.9 : 0.5 + 0.47 * min(1, art.opacity * 1.5) }

    private var room: Rectangle { Rectangle(x: -80, y: top, width: 160, height: bottom - top) }

    func draw(_ pen: BottlePen) {
        guard isFull else { return }
        let color = art.color
        pen.canvas.fill(
            .rectangle(room),
            with: .linear(
                from: Point(x: -20, y: top), to: Point(x: 20, y: bottom),
                stops: [
                    (0, color.shaded(0.1).opacity(density)), (0.75, color.opacity(density)),
                    (1, color.shaded(-0.16).opacity(density)),
                ]))
        glow(pen)
        surface(pen)
        if shape.hasGrains { grains(pen) }
        if art.hasBubbles { bubbles(pen) }
    }

    /// Draws the light that leaves at the lower right, opposite where it came in.
    private func glow(_ pen: BottlePen) {
        guard art.opacity < 0.95 || shape.isDark else { return }
        let radius = max(shape.profile.radius * 1.2, (bottom - top) * 0.5)
        let warm = art.color.vivid.shaded(0.32).mixed(with: Color(hex: 0xFFC86A), at: 0.25)
        pen.canvas.fill(
            .rectangle(room),
            with: .radial(
                center: Point(x: shape.profile.radius * 0.5, y: bottom - (bottom - top) * 0.14), radius: radius,
                stops: [(0, warm.opacity(shape.isDark ? 0.24 : 0.36)), (1, warm.opacity(0))]))
    }

    private func surface(_ pen: BottlePen) {
        let half = shape.profile.halfWidth(at: top)
        let flat = max(2.2, half * 0.11)
        let light = art.color.shaded(shape.isDark ? 0.25 : 0.4)
        pen.canvas.fill(
            .ellipse(center: Point(x: 0, y: top), radiusX: half, radiusY: flat),
            with: light.opacity(shape.isDark ? 0.5 : 0.95))
        guard !pen.isSmall else { return }
        var rim = Path()
        rim.arc(center: Point(x: 0, y: top), radiusX: half, radiusY: flat, from: 180, to: 0)
        pen.canvas.stroke(rim, with: art.color.shaded(-0.3).opacity(0.4), width: 1.2)
    }

    private func grains(_ pen: BottlePen) {
        var random = ArtRandom(seed: 0x5EED)
        let half = shape.profile.radius - 2
        for index in 0..<64 {
            let center = Point(x: random.next(-half...half), y: random.next(top...max(top, bottom)))
            pen.canvas.fill(
                .circle(center: center, radius: random.next(1.4...2.8)),
                with: art.color.shaded(index.isMultiple(of: 2) ? 0.35 : -0.3).opacity(0.7))
        }
    }

    private func bubbles(_ pen: BottlePen) {
        guard !pen.isSmall, bottom - top > 14 else { return }
        var random = ArtRandom(seed: 0xF122)
        let half = shape.profile.radius - 4
        var all = Path()
        for _ in 0..<26 {
            let center = Point(x: random.next(-half...half), y: random.next(top + 6...bottom - 4))
            all.append(.circle(center: center, radius: random.next(0.8...2)))
        }
        pen.canvas.fill(all, with: .white.opacity(shape.isDark ? 0.3 : 0.75))
    }

    /// Draws the darkening of the liquid at the edge of the glass.
    func edges(_ outline: Path, _ pen: BottlePen) {
        guard isFull, density > 0.6 else { return }
        let color = art.color.shaded(-0.45)
        pen.canvas.clipped(to: .rectangle(room)) {
            for (width, alpha) in [(22.0, 0.16), (11, 0.24), (4, 0.4)] {
                pen.canvas.stroke(outline, with: color.opacity(alpha), width: width)
            }
        }
    }
}
