internal import GTK
internal import Widgets

/// An egg in its cup; if the colour is not that of a shell, half an egg that shows what is asked for.
enum EggDrawing {
    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 40, pen)
        if art.level > 0.02 { egg(art, pen) }
        cup(pen)
    }

    private static func egg(_ art: BottleArt, _ pen: BottlePen) {
        var shell = Path()
        shell.move(to: Point(x: 0, y: 170))
        shell.curve(to: Point(x: 40, y: 232), control1: Point(x: 24, y: 170), control2: Point(x: 40, y: 206))
        shell.curve(to: Point(x: 0, y: 274), control1: Point(x: 40, y: 258), control2: Point(x: 22, y: 274))
        shell.curve(to: Point(x: -40, y: 232), control1: Point(x: -22, y: 274), control2: Point(x: -40, y: 258))
        shell.curve(to: Point(x: 0, y: 170), control1: Point(x: -40, y: 206), control2: Point(x: -24, y: 170))
        shell.close()
        let (center, focus) = (Point(x: -8, y: 214), Point(x: -16, y: 204))
        pen.canvas.fill(
            shell,
            with: .radial(
                center: center, radius: 66, focus: focus,
                stops: [
                    (0, Color(hex: 0xFFFAF0)), (0.45, Color(hex: 0xF3D9B6)), (0.85, Color(hex: 0xD5A676)),
                    (1, Color(hex: 0xB98555)),
                ]))
        pen.edge(shell)
        if let label = art.label { opening(art.color, label.ink, pen) }
        pen.canvas.translated(x: -14, y: 204) {
            pen.canvas.rotated(degrees: 24) {
                pen.canvas.fill(.ellipse(center: Point(x: 0, y: 0), radiusX: 8, radiusY: 14), with: .white.opacity(0.5))
            }
        }
    }

    /// Draws the open half: the white, and the yolk as well if it has another colour.
    private static func opening(_ color: Color, _ rim: Color, _ pen: BottlePen) {
        let place = Point(x: 3, y: 222)
        let edge = Path(
            (0..<16).map { index in
                let point = Point(angle: Double(index) * 22.5, distance: index.isMultiple(of: 2) ? 31 : 26)
                return Point(x: place.x + point.x, y: place.y + point.y * 0.86)
            })
        pen.canvas.fill(edge, with: Color(hex: 0xFFFDF7))
        pen.canvas.stroke(edge, with: rim.opacity(0.5), width: 1.4)
        pen.canvas.fill(
            .ellipse(center: place, radiusX: 18, radiusY: 16),
            with: .radial(
                center: place, radius: 20, focus: Point(x: place.x - 6, y: place.y - 6),
                stops: [(0, color.shaded(0.4)), (0.6, color), (1, color.shaded(-0.14))]))
    }

    private static func cup(_ pen: BottlePen) {
        var path = Path()
        path.move(to: Point(x: -36, y: 246))
        path.curve(to: Point(x: -10, y: 284), control1: Point(x: -34, y: 270), control2: Point(x: -18, y: 280))
        path.line(to: Point(x: -14, y: 298))
        path.curve(to: Point(x: 14, y: 298), control: Point(x: 0, y: 308))
        path.line(to: Point(x: 10, y: 284))
        path.curve(to: Point(x: 36, y: 246), control1: Point(x: 18, y: 280), control2: Point(x: 34, y: 270))
        path.curve(to: Point(x: -36, y: 246), control: Point(x: 0, y: 262))
        path.close()
        let china = BottlePen.metal(Color(hex: 0xE9E2D4), halfWidth: 36)
        pen.canvas.fill(.ellipse(center: Point(x: 0, y: 300), radiusX: 24, radiusY: 5), with: china)
        pen.canvas.fill(path, with: china)
        pen.edge(path)
        pen.canvas.stroke(pen.hoop(34, at: 252, sag: 16), with: Color(hex: 0x741102), width: pen.isSmall ? 4 : 3)
    }
}

/// Sprigs in a glass of water.
enum HerbDrawing {
    private static let glass = BottleProfile([(31, 214, 3), (27, 304, 8)])

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 34, light: art.isFaded ? nil : art.color.shaded(0.3), pen)
        let count = art.level > 0.5 ? 3 : art.level > 0.02 ? 1 : 0
        let stalks: [[Point]] = [
            [Point(x: 0, y: 292), Point(x: 3, y: 176)], [Point(x: -2, y: 290), Point(x: -20, y: 190)],
            [Point(x: 4, y: 290), Point(x: 26, y: 198)],
        ]
        for stalk in stalks.prefix(count) {
            pen.canvas.stroke(
                Path(stalk, isClosed: false), with: art.color.mixed(with: Color(hex: 0x8FA860), at: 0.5), width: 4)
        }
        let sprigs = [(2.0, 152.0, 1.12), (-20, 176, 0.95), (24, 184, 0.9)]
        for (x, y, size) in sprigs.prefix(count).reversed() { sprig(x, y, size, art, pen) }
        vase(pen)
    }

    private static func sprig(_ x: Double, _ y: Double, _ size: Double, _ art: BottleArt, _ pen: BottlePen) {
        // Round leaves are basil, which the emblem of the label says; pointed ones are mint.
        let isRound = art.label?.emblem == .flower
        pen.canvas.translated(x: x, y: y) {
            pen.canvas.scaled(x: size, y: size) {
                let leaves = [
                    (10.0, 40.0, -18.0, -0.22), (10, 40, 198, -0.28), (-2, 42, -56, -0.08), (-2, 42, -124, -0.12),
                    (2, 30, -28, 0.16), (2, 30, -154, 0.1), (-6, 34, -98, 0.12),
                ]
                for (y, length, angle, tone) in leaves {
                    leaf(y, length, angle, art.color.shaded(tone), width: isRound ? 0.48 : 0.34, pen)
                }
            }
        }
    }

    private static func leaf(
        _ y: Double, _ length: Double, _ angle: Double, _ color: Color, width: Double, _ pen: BottlePen
    ) {
        pen.canvas.translated(x: 0, y: y) {
            pen.canvas.rotated(degrees: angle) {
                var path = Path()
                path.move(to: Point(x: 0, y: 0))
                path.curve(
                    to: Point(x: length, y: 0), control1: Point(x: length * 0.18, y: -length * width * 1.5),
                    control2: Point(x: length * 0.86, y: -length * width))
                path.curve(
                    to: Point(x: 0, y: 0), control1: Point(x: length * 0.86, y: length * width),
                    control2: Point(x: length * 0.18, y: length * width * 1.5))
                path.close()
                pen.canvas.fill(
                    path,
                    with: .linear(
                        from: Point(x: 0, y: -length * width), to: Point(x: 0, y: length * width),
                        stops: [(0, color.shaded(0.3)), (0.5, color), (1, color.shaded(-0.34))]))
                guard !pen.isSmall else { return }
                pen.canvas.stroke(
                    Path([Point(x: 2, y: 0), Point(x: length * 0.92, y: 0)], isClosed: false),
                    with: color.shaded(0.5).opacity(0.6), width: 1)
            }
        }
    }

    private static func vase(_ pen: BottlePen) {
        let outline = glass.outline
        let (light, shade) = (Color(hex: 0xF4FBFB), Color(hex: 0xA9C6CA))
        pen.canvas.fill(
            outline,
            with: .linear(
                from: Point(x: -30, y: 0), to: Point(x: 30, y: 0),
                stops: [(0, light.opacity(0.5)), (0.5, light.opacity(0.22)), (1, shade.opacity(0.5))]))
        pen.canvas.clipped(to: outline) {
            pen.canvas.fill(
                .rectangle(Rectangle(x: -40, y: 246, width: 80, height: 52)), with: Color(hex: 0xBFE0DC, alpha: 0.45))
            pen.canvas.fill(.ellipse(center: Point(x: 0, y: 246), radiusX: 29, radiusY: 4), with: light.opacity(0.8))
            pen.canvas.stroke(outline, with: (pen.isDark ? light : Color(hex: 0x5D8A90)).opacity(0.35), width: 6)
        }
        pen.canvas.stroke(glass.side(0.74, from: 224, to: 290, sign: -1), with: .white.opacity(0.6), width: 4)
        pen.canvas.stroke(.ellipse(center: Point(x: 0, y: 215), radiusX: 30, radiusY: 4.4), with: shade, width: 1.8)
        pen.edge(outline)
    }
}
