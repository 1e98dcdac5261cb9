internal import GTK

/// Draws garnishes at their places.
enum GarnishDrawing {
    /// Draws all garnishes of one stage.
    static func draw(
        _ stage: PlacedGarnish.Stage, of layout: GarnishLayout, _ pen: DrinkPen, _ random: inout DrinkRandom
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

    /// Draws what stands in the glass; the part in the drink is drawn by `sunken`.
    private static func standing(_ placed: PlacedGarnish, _ form: GlassForm, _ pen: DrinkPen) {
        let color = placed.garnish.color
        let turn = placed.isLeft ? -9.0 : 9
        pen.canvas.rotated(degrees: turn) {
            switch placed.garnish.kind {
            case .sprig: MintDrawing.sprig(height: 42, color: color ?? MintDrawing.green, pen)
            case .pineappleLeaf: PineappleDrawing.leaves(height: 44, color: color ?? PineappleDrawing.crown, pen)
            case .stalk: SpearDrawing.celery(length: 48, color: color ?? Color(hex: 0xA9CC6B), pen)
            case .pickle: SpearDrawing.pickle(length: 40, pen)
            default: SpearDrawing.fruit(length: 42, color: color ?? Color(hex: 0xFAD04A), pen)
            }
        }
    }

    /// Draws what is seen of garnishes inside the liquid; clip to it first.
    static func sunken(_ layout: GarnishLayout, surface: Double, _ pen: DrinkPen) {
        for placed in layout.placed {
            let length = max(0, layout.form.inner.bottom - 6 - placed.place.y)
            switch placed.garnish.kind {
            case .spiral:
                let radius = layout.form.inner.radius(at: (surface + layout.form.inner.bottom) / 2) * 0.62
                let depth = layout.form.inner.bottom - layout.form.inner.top
                pen.canvas.translated(x: 0, y: layout.form.inner.top + 8) {
                    PeelDrawing.coil(
                        CitrusTones(rind: placed.garnish.color ?? CitrusTones.lemon), turns: 3,
                        radius: (radius * 1.05, radius * 0.7),
                        pitch: depth * 0.29, width: 10, pen)
                }
            case .stalk, .pickle, .spear:
                let color: Color =
                    switch placed.garnish.kind {
                    case .stalk: placed.garnish.color ?? Color(hex: 0xA9CC6B)
                    case .pickle: Color(hex: 0x6E8A2B)
                    default: placed.garnish.color ?? Color(hex: 0xFAD04A)
                    }
                pen.canvas.translated(x: placed.place.x, y: placed.place.y) {
                    pen.canvas.rotated(degrees: placed.isLeft ? -9 : 9) {
                        pen.canvas.fill(
                            .rectangle(Rectangle(x: -8, y: 0, width: 16, height: length), radius: 4), with: color)
                    }
                }
            default: break
            }
        }
    }
}
