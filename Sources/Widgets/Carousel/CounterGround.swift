internal import GTK

/// The background of things on a counter: soft light in their colour above dark wood with a lit edge.
///
/// Its text colour is that of the surrounding page; if that is nearly black, or white, as in high contrast, the light is
/// plain. It is drawn once for all of the same size and colour.
@MainActor
final class CounterGround: CustomWidget {
    /// The tint of a ground that has no colour of its own.
    static let plain = Color(red: 0.68, green: 0.55, blue: 0.36)

    private let wood = Pigment("counter-wood")
    private let brass = Pigment("counter-brass")
    /// They are as large as pages are wide, so that those of pages in the background are not kept.
    private static let drawn = TextureStore<Look>(capacity: 6 << 20)

    private struct Look: Hashable {
        var width, height, scale: Int
        var top, middle: Double
        var surface, tint, wood, brass: Color
    }

    override init() {
        super.init()
        canTarget = false
        adopt(wood)
        adopt(brass)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "counter-ground"
        type.role = AccessibleRole.none
    }

    /// The colour of the light.
    var tint = CounterGround.plain {
        didSet { if tint != oldValue { queueDraw() } }
    }

    /// The height at which the counter begins, in pixels from the top.
    var top = 0.0 {
        didSet { if top != oldValue { queueDraw() } }
    }

    /// Where the middle of the light is, in pixels from the left; nil for a little before that of its width.
    var middle: Double? {
        didSet { if middle != oldValue { queueDraw() } }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent { Extent(minimum: 0, natural: 0) }

    /// Draws what of it is behind a line at its top.
    func draw(behind line: Rectangle, in snapshot: Snapshot) {
        snapshot.clipped(to: line) { self.snapshot(snapshot) }
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let look = Look(
            width: width, height: height, scale: max(1, scaleFactor), top: top,
            middle: middle ?? Double(width) * 0.42, surface: foreground, tint: tint, wood: wood.foreground,
            brass: brass.foreground)
        let picture = Self.drawn.picture(look) {
            Texture(width: width, height: height, scale: Double(look.scale)) { Self.draw(look, in: $0) }
        }
        snapshot.draw(picture, in: Rectangle(width: Double(width), height: Double(height)))
    }

    private static func draw(_ look: Look, in canvas: Canvas) {
        let (width, height, top) = (Double(look.width), Double(look.height), look.top)
        let light = GroundLight(surface: look.surface, tint: look.tint)
        let wall = Rectangle(width: width, height: max(1, top))
        if light.isPlain {
            canvas.fill(.rectangle(wall), with: look.surface)
        } else {
            canvas.fillDithered(
                wall, center: Point(x: look.middle, y: top * 0.4),
                // It ends where the farther edge of the window is.
                radius: max(look.middle, width - look.middle, top * 0.9),
                stops: light.isDark
                    ? [(0, light.litShade(0.62)), (0.5, light.deepShade(0.5)), (1, light.deepShade(0.34))]
                    : [(0, light.litShade(0.1)), (0.45, light.litShade(0.36)), (1, light.shade(0.56))])
        }
        let face = look.wood.mixed(with: look.tint, at: light.isPlain ? 0 : 0.14)
        let black = Color(red: 0, green: 0, blue: 0)
        canvas.fill(
            .rectangle(Rectangle(y: top, width: width, height: max(1, height - top))),
            with: .linear(
                from: Point(x: 0, y: top), to: Point(x: 0, y: height),
                stops: [(0, face), (0.45, face.mixed(with: black, at: 0.24)), (1, face.mixed(with: black, at: 0.5))]))
        // The lit front edge of the far side; the light comes from the left.
        let lip = look.wood.mixed(with: look.brass, at: light.isPlain ? 1 : 0.8)
        canvas.fill(
            .rectangle(Rectangle(y: top - 1, width: width, height: 3)),
            with: .linear(
                from: Point(x: 0, y: 0), to: Point(x: width, y: 0),
                stops: [
                    (0, lip), (0.5, lip.mixed(with: look.wood, at: 0.25)), (1, lip.mixed(with: look.wood, at: 0.6)),
                ]
            ))
    }
}
