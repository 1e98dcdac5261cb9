internal import GTK
internal import Widgets

/// Draws a whole bottle, or another thing on the shelf, with its shadow.
enum BottleDrawing {
    /// Draws a bottle.
    /// - Parameters:
    ///   - size: the available space, in units of the canvas.
    ///   - isAlone: whether it is drawn as large as fits, standing in the middle of the lower edge; otherwise the space
    ///     is as tall as the tallest bottle, and other bottles are smaller in proportion.
    ///   - scale: the number of device pixels per unit.
    ///   - ink: the colour of the outlines, which also says whether the background is dark.
    static func draw(
        _ art: BottleArt, in size: Size, isAlone: Bool, scale: Double, ink: ArtInk, on canvas: Canvas
    ) {
        let bounds = isAlone ? bounds(of: art.form) : Rectangle(x: -80, width: 160, height: 320)
        let unit = min(size.width / bounds.width, size.height / bounds.height)
        guard unit > 0 else { return }
        let pen = BottlePen(canvas: canvas, pixels: unit * scale, ink: ink)
        canvas.translated(x: size.width / 2, y: size.height - (bounds.y + bounds.height) * unit) {
            canvas.scaled(x: unit, y: unit) {
                // A faint bottle must still be visible when high contrast is asked for.
                if art.isFaded {
                    canvas.toned(saturation: 0.34, opacity: ink.isStrong ? 0.85 : pen.isDark ? 0.62 : 0.7) {
                        whole(art, pen)
                    }
                } else {
                    whole(art, pen)
                }
            }
        }
    }

    /// Returns the bounds of a form, without its shadow, in the box of 160 × 320 units.
    static func bounds(of form: BottleArt.Form) -> Rectangle {
        if form == .jug { return Rectangle(x: -56, y: 106, width: 126, height: 206) }
        if let shape = BottleShape.of(form) { return shape.bounds }
        switch form {
        case .can: return Rectangle(x: -40, y: 158, width: 80, height: 154)
        case .tin: return Rectangle(x: -56, y: 186, width: 112, height: 126)
        case .egg: return Rectangle(x: -58, y: 164, width: 116, height: 148)
        case .herb: return Rectangle(x: -64, y: 98, width: 128, height: 214)
        case .bowl: return Rectangle(x: -62, y: 184, width: 124, height: 128)
        case .crate: return Rectangle(x: -72, y: 192, width: 144, height: 120)
        case .bag: return Rectangle(x: -66, y: 162, width: 132, height: 150)
        case .box: return Rectangle(x: -72, y: 188, width: 144, height: 124)
        // A fruit is not as large beside a bottle as one that fills its square.
        default: return Rectangle(x: -72, y: 164, width: 144, height: 144)
        }
    }

    private static func whole(_ art: BottleArt, _ pen: BottlePen) {
        if let shape = BottleShape.of(art.form) { return VesselDrawing(art, shape, pen).draw() }
        switch art.form {
        case .can: CanDrawing.draw(art, pen)
        case .tin: TinDrawing.draw(art, pen)
        case .egg: EggDrawing.draw(art, pen)
        case .herb: HerbDrawing.draw(art, pen)
        case .bowl: BowlDrawing.draw(art, pen)
        case .crate: CrateDrawing.draw(art, pen)
        case .bag: BagDrawing.draw(art, pen)
        case .box: BoxDrawing.draw(art, pen)
        default: picture(art, pen)
        }
    }

    private static func picture(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 44, pen)
        guard let file = art.picture else { return }
        // The level sets the size: the less there is, the smaller the fruit.
        let side = 84 + 40 * art.level
        // The drawings of fruits end a little above the end of their square.
        pen.canvas.draw(
            file: file,
            in: Rectangle(x: -side / 2, y: BottlePen.ground - side * BottleArt.fruitFooting, width: side, height: side))
    }
}
