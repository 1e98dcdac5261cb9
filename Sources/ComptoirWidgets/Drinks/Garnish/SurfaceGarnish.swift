internal import GTK
internal import Widgets

/// Draws garnishes that lie on a drink, around the middle of its surface.
enum SurfaceGarnish {
    static func draw(_ placed: PlacedGarnish, _ form: GlassForm, _ pen: DrinkPen, _ random: inout ArtRandom) {
        let garnish = placed.garnish
        let y = placed.place.y
        let radius = form.inner.radius(at: max(y, form.inner.top)) / placed.scale
        let tilt = DrinkPen.tilt(at: y)
        switch garnish.kind {
        case .cherry where garnish.count < 2:
            pen.canvas.translated(x: 0, y: -4) {
                BallDrawing.cherry(garnish.color ?? BallDrawing.cherryRed, radius: 9.5, pen)
            }
        case .cherry, .olive, .onion, .berries, .grapes, .candied: pick(placed, form, pen)
        case .leaf: leaves(garnish, pen)
        case .beans: SmallGarnishes.beans(max(3, garnish.count), pen)
        case .cup:
            pen.canvas.translated(x: 0, y: -5) { SmallGarnishes.passionFruit(radius: 19, pen) }
        case .grated:
            SmallGarnishes.specks(
                on: radius, tilt: tilt, count: 60, size: 0.45...1.15, spread: 0.72,
                color: (garnish.color ?? Color(hex: 0x6A4018)).opacity(0.85), pen, &random)
        case .bittersDashes:
            SmallGarnishes.specks(
                on: radius, tilt: tilt, count: 9, size: 1.5...3.2, spread: 0.62,
                color: (garnish.color ?? Color(hex: 0x8C2A12)).opacity(0.8), pen, &random)
        case .peelOil:
            SmallGarnishes.specks(
                on: radius, tilt: tilt, count: 12, size: 0.8...1.8, spread: 0.7,
                color: Color(hex: 0xFFF3B0).opacity(0.75), pen,
                &random)
        default: break
        }
    }

    /// Draws one to three floating leaves.
    private static func leaves(_ garnish: DrinkArt.Garnish, _ pen: DrinkPen) {
        let all = [(62.0, 24.0, 0.1), (-58, 23, 0.3), (4, 19, -0.1)]
        pen.canvas.translated(x: -3, y: 1) {
            pen.canvas.scaled(x: 1, y: 0.62) {
                for (turn, length, light) in all.prefix(max(1, min(3, garnish.count))) {
                    MintDrawing.leaf(
                        length: length, turn: turn, light: light, color: garnish.color ?? MintDrawing.green, pen)
                }
            }
        }
    }

    /// Draws things on a pick: leaning in a wide stemmed bowl, lying across the rim of any other glass.
    private static func pick(_ placed: PlacedGarnish, _ form: GlassForm, _ pen: DrinkPen) {
        let garnish = placed.garnish
        let rim = (form.outer.top - placed.place.y) / placed.scale
        let radius = form.outer.start.x / placed.scale
        let size: Double =
            switch garnish.kind {
            case .olive: 8
            case .onion, .candied: 7.4
            case .berries: 8.6
            default: 8.2
            }
        let usual = garnish.kind == .grapes || garnish.kind == .berries ? 3 : garnish.kind == .candied ? 2 : 1
        let count = min(3, max(usual, garnish.count))
        let isLeaning = form.foot != nil && radius > 50
        let from = isLeaning ? Point(x: -radius * 0.78, y: rim - 17) : Point(x: -radius * 1.12, y: rim - 10)
        let to = isLeaning ? Point(x: radius * 0.42, y: 11) : Point(x: radius * 0.98, y: rim + 1)
        let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        let spacing = size * (garnish.kind == .olive ? 2.35 : 1.95)
        let span = spacing * Double(count - 1) / length
        PickDrawing.draw(
            from: from, to: to, count: count, first: (isLeaning ? 0.66 : 0.52) - span / 2, spacing: spacing, pen
        ) {
            switch garnish.kind {
            case .olive: BallDrawing.olive(garnish.color ?? Color(hex: 0x8A9A3A), radius: size, pen)
            case .onion: BallDrawing.onion(radius: size, pen)
            case .berries: BallDrawing.berry(garnish.color ?? Color(hex: 0xD02A55), radius: size, pen)
            case .grapes:
                BallDrawing.ball(garnish.color ?? Color(hex: 0xB5CC62), radiusX: size, radiusY: size * 1.06, pen)
            case .candied: SmallGarnishes.candied(radius: size, pen)
            default: BallDrawing.cherry(garnish.color ?? BallDrawing.cherryRed, radius: size, hasStalk: false, pen)
            }
        }
    }
}
