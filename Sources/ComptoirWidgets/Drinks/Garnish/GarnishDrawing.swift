internal import GTK
internal import Widgets

/// Draws garnishes in their positions.
enum GarnishDrawing {
    /// Draws all garnishes of one stage.
    static func draw(
        _ stage: PlacedGarnish.Stage, of layout: GarnishLayout, _ pen: DrinkPen, _ random: inout ArtRandom
    ) {
        for placed in layout.placed where placed.stage == stage {
            pen.canvas.translated(x: placed.place.x, y: placed.place.y) {
                pen.canvas.scaled(x: placed.scale, y: placed.scale) {
                    switch stage {
                    case .rim: RimGarnish.draw(placed, layout.form, pen)
                    case .standing: standing(placed, layout.form, pen)
                    case .surface: SurfaceGarnish.draw(placed, layout.form, pen, &random)
                    }
                }
            }
        }
    }

    /// Draws a garnish that stands in the glass; `sunken` draws the part inside the drink.
    private static func standing(_ placed: PlacedGarnish, _ form: GlassForm, _ pen: DrinkPen) {
        let color = placed.garnish.color
        let turn = placed.isLeft ? -placed.lean : placed.lean
        // Extend it down to what it stands in.
        let root = max(0, placed.depth / placed.scale)
        pen.canvas.rotated(degrees: turn) {
            switch placed.garnish.kind {
            case .sprig: MintDrawing.sprig(height: 44, root: root, color: color ?? MintDrawing.green, pen)
            case .pineappleLeaf: PineappleDrawing.leaves(height: 44, color: color ?? PineappleDrawing.crown, pen)
            case .stalk: SpearDrawing.celery(length: 52, root: root, color: color ?? Color(hex: 0xA9CC6B), pen)
            case .pickle: SpearDrawing.pickle(length: 40, root: root, pen)
            default: SpearDrawing.fruit(length: 42, root: root, color: color ?? Color(hex: 0xFAD04A), pen)
            }
        }
    }

    /// How much wider a round glass of liquid shows what stands in it. A full cylinder shows a thing in its middle
    /// 1.33 times as wide, the refractive index of water, and less what is near the wall.
    private static let magnification = 1.2

    /// Draws the submerged parts of garnishes that stand in the liquid, wider than they are and so broken at the surface;
    /// clip to the liquid first.
    /// - Returns: whether there are any.
    static func sunken(_ layout: GarnishLayout, _ pen: DrinkPen) -> Bool {
        var isAny = false
        for placed in layout.placed where placed.stage == .standing {
            let color: Color? =
                switch placed.garnish.kind {
                case .stalk: placed.garnish.color ?? Color(hex: 0xA9CC6B)
                case .pickle: Color(hex: 0x6E8A2B)
                case .spear: placed.garnish.color ?? Color(hex: 0xFAD04A)
                default: nil
                }
            guard let color else { continue }
            isAny = true
            let length = max(0, layout.form.inner.bottom - 6 - placed.place.y)
            pen.canvas.scaled(x: magnification, y: 1) {
                pen.canvas.translated(x: placed.place.x, y: placed.place.y) {
                    pen.canvas.rotated(degrees: placed.isLeft ? -placed.lean : placed.lean) {
                        pen.canvas.fill(
                            .rectangle(Rectangle(x: -7.5, y: 0, width: 15, height: length), radius: 4), with: color)
                    }
                }
            }
        }
        return isAny
    }

    /// Draws spirals of peel that hang inside the glass; clip to the liquid first.
    static func spiral(_ layout: GarnishLayout, surface: Double, _ pen: DrinkPen) {
        let inner = layout.form.inner
        for placed in layout.placed where placed.garnish.kind == .spiral {
            let radius = inner.radius(at: (surface + inner.bottom) / 2) * 0.68
            let depth = inner.bottom - surface
            pen.canvas.translated(x: 0, y: surface - depth * 0.08) {
                PeelDrawing.coil(
                    CitrusTones(rind: placed.garnish.color ?? CitrusTones.lemon), turns: 3,
                    radius: (radius, radius * 0.8), pitch: depth * 0.33, width: 13, pen)
            }
        }
    }
}
