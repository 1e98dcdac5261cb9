internal import GTK
internal import Widgets

/// Draws a whole drink, from the shadow on the ground to the steam above.
enum DrinkDrawing {
    /// Draws a drink in a square.
    /// - Parameters:
    ///   - side: the width and height of the square, in units of the canvas.
    ///   - scale: the number of device pixels per unit.
    ///   - ink: the colour of the outlines.
    ///   - progress: the fraction that has been poured, 0 to 1; garnishes and steam appear at 1.
    static func draw(
        _ art: DrinkArt, side: Double, scale: Double, ink: ArtInk, progress: Double = 1, on canvas: Canvas
    ) {
        let unit = side / DrinkPen.side
        canvas.scaled(x: unit, y: unit) {
            canvas.translated(x: DrinkPen.side / 2, y: 0) {
                DrinkScene(art, progress: progress, DrinkPen(canvas: canvas, pixels: unit * scale, ink: ink))
                    .draw()
            }
        }
    }
}

/// A drink with all its parts in position, ready to draw.
private struct DrinkScene: ~Escapable {
    let art: DrinkArt
    let form: GlassForm
    let column: LiquidColumn
    let ice: IceLayout
    let garnishes: GarnishLayout
    let pen: DrinkPen
    let isWhole: Bool

    @_lifetime(copy pen)
    init(_ art: DrinkArt, progress: Double, _ pen: DrinkPen) {
        let form = GlassForm.of(art)
        self.art = art
        self.form = form
        self.pen = pen
        isWhole = progress >= 1
        let poured = isWhole ? art : art.poured(to: progress)
        column = LiquidColumn(poured, form: form)
        // Ice and garnishes stay in position while the drink rises.
        let full = isWhole ? column : LiquidColumn(art, form: form)
        var random = ArtRandom(seed: art.seed ^ 0x1CE)
        let surface = form.material == .glass ? full.surface : min(full.surface, form.outer.top + 4)
        ice = IceLayout(art.ice, in: form, surface: surface, &random)
        garnishes = GarnishLayout(art, in: form, surface: full.surface)
    }

    func draw() {
        StandingShadow.draw(form, tint: column.bands.first?.liquid, pen)
        if form.material == .glass {
            GlassDrawing.back(form, pen)
            content()
        } else {
            CupDrawing.back(form, pen)
            cupContent()
        }
        top()
        var random = ArtRandom(seed: art.seed ^ 0x6A7)
        if isWhole {
            GarnishDrawing.draw(.standing, of: garnishes, pen, &random)
            GarnishDrawing.draw(.surface, of: garnishes, pen, &random)
            if art.isDewy, form.material == .glass {
                var random = ArtRandom(seed: art.seed ^ 0xDE3)
                DewDrawing.draw(column, pen, &random)
            }
        }
        if form.material == .glass { GlassDrawing.front(form, pen) } else { CupDrawing.front(form, pen) }
        if let rim = art.rim { RimCrust.draw(rim, on: form, pen, &random) }
        guard isWhole else { return }
        GarnishDrawing.draw(.rim, of: garnishes, pen, &random)
        if art.isHot {
            SteamDrawing.draw(over: min(column.surface, form.outer.top) - 3, radius: form.outer.start.x * 0.8, pen)
        }
    }

    /// Draws what is seen through the glass, below the surface.
    private func content() {
        pen.canvas.cut(to: form.inner.outline()) {
            LiquidDrawing.body(column, pen)
            guard let first = column.bands.first else { return }
            pen.canvas.cut(to: form.inner.below(column.surface - 0.01)) {
                let isClear = isWhole && first.liquid.cloud < 0.6 && first.liquid.opacity < 0.9
                if isClear, GarnishDrawing.sunken(garnishes, pen) {
                    // Things that stand in a drink are seen through some of it.
                    LiquidDrawing.veil(column, pen)
                }
                if !ice.pieces.isEmpty {
                    IceDrawing.draw(ice.pieces.filter { $0.center.y + $0.size > column.surface }, in: column, pen)
                }
                if isClear { GarnishDrawing.spiral(garnishes, surface: column.surface, pen) }
                var random = ArtRandom(seed: art.seed ^ 0xB0B)
                if art.hasBubbles { BubbleDrawing.draw(column, pen, &random) }
                if art.ice == .blended { SlushDrawing.grains(column, pen, &random) }
            }
            LiquidDrawing.shading(column, pen)
            LiquidDrawing.gatheredLight(column, pen)
            var random = ArtRandom(seed: art.seed ^ 0xF0A)
            FoamDrawing.texture(column, pen, &random)
            LiquidDrawing.surface(column, pen)
            if art.ice == .none, !art.isHot { FoamDrawing.froth(column, pen, &random) }
        }
    }

    /// Draws the little that is seen over the rim of a cup.
    private func cupContent() {
        guard let liquid = column.top else { return }
        let y = form.outer.top + 3.2 + (1 - min(1, column.share)) * 5
        let radius = form.inner.start.x
        let ring = Path.ellipse(center: Point(x: 0, y: y), radiusX: radius, radiusY: radius * DrinkPen.tilt(at: y))
        pen.canvas.clipped(to: form.inner.ring(at: form.outer.top)) {
            pen.canvas.fill(
                ring,
                with: .linear(
                    from: Point(x: -radius, y: 0), to: Point(x: radius, y: 0),
                    stops: [
                        (0, liquid.color.shaded(0.2)), (0.5, liquid.color),
                        (1, liquid.color.mixed(with: liquid.color.deep, at: 0.35)),
                    ]))
        }
    }

    /// Draws what rises above the surface.
    private func top() {
        if art.ice == .blended, isWhole { SlushDrawing.draw(column, visible: visibleSurface, pen) }
        guard !ice.pieces.isEmpty else { return }
        // What floats dips in behind the front edge of the surface: its waterline is round.
        var above = Path.rectangle(Rectangle(x: -150, y: -20, width: 300, height: visibleSurface + 20))
        if form.material == .glass {
            let radius = form.inner.radius(at: visibleSurface)
            above.append(
                .ellipse(
                    center: Point(x: 0, y: visibleSurface), radiusX: radius,
                    radiusY: radius * DrinkPen.tilt(at: visibleSurface) * 0.5))
        }
        pen.canvas.clipped(to: above) {
            if let mound = ice.mound { pen.canvas.fill(mound, with: Color(hex: 0xDCEAEE)) }
            IceDrawing.draw(ice.pieces.filter { $0.center.y - $0.size * 1.2 < visibleSurface }, in: nil, pen)
        }
        if form.material == .glass { LiquidDrawing.waterline(column, pen) }
    }

    private var visibleSurface: Double {
        form.material == .glass ? column.surface : form.outer.top + 4
    }
}
