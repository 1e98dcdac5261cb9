internal import GTK
internal import Widgets

extension DrinkFilm {
    /// The background of every film, in the middle and at the edges; dark, so that glass gleams against it.
    static let ground = (middle: Color(hex: 0x1B5A52), edge: Color(hex: 0x03241F))

    /// The height of the drink as a fraction of the picture's.
    static let share = 0.94

    /// Draws one picture of the film.
    func draw(_ level: Double, isPouring: Bool, on canvas: Canvas) {
        let (width, height) = (Double(Self.width), Double(Self.height))
        Self.drawGround(Size(width: width, height: height), on: canvas)
        let side = height * Self.share
        canvas.translated(x: (width - side) / 2, y: (height - side) / 2) {
            DrinkDrawing.draw(art, side: side, scale: 1, ink: .onDark, progress: level, on: canvas)
            if isPouring { drawStream(level, side: side, on: canvas) }
        }
    }

    static func drawGround(_ size: Size, on canvas: Canvas) {
        let all = Path.rectangle(Rectangle(width: size.width, height: size.height))
        let middle = Point(x: size.width / 2, y: size.height * 0.55)
        canvas.fill(
            all,
            with: .radial(
                center: middle, radius: size.width * 0.62,
                stops: [(offset: 0, color: ground.middle), (offset: 1, color: ground.edge)]))
    }

    /// Draws the stream from above the picture to the surface, which narrows as it falls.
    private func drawStream(_ level: Double, side: Double, on canvas: Canvas) {
        let poured = art.poured(to: level)
        guard let layer = poured.layers.last else { return }
        let surface = LiquidColumn(poured, form: GlassForm.of(art)).surface
        let (unit, half) = (side / DrinkPen.side, side / 2)
        let bottom = surface * unit
        var path = Path()
        path.move(to: Point(x: half - 4 * unit, y: -side * 0.1))
        path.curve(
            to: Point(x: half - 1.6 * unit, y: bottom), control1: Point(x: half - 2.6 * unit, y: bottom * 0.3),
            control2: Point(x: half - 1.8 * unit, y: bottom * 0.6))
        path.line(to: Point(x: half + 1.6 * unit, y: bottom))
        path.curve(
            to: Point(x: half + 4 * unit, y: -side * 0.1), control1: Point(x: half + 1.8 * unit, y: bottom * 0.6),
            control2: Point(x: half + 2.6 * unit, y: bottom * 0.3))
        path.close()
        canvas.fill(path, with: layer.color.opacity(max(0.55, layer.opacity)))
        canvas.fill(path, with: ArtInk.onDark.color.opacity(0.16))
    }
}
