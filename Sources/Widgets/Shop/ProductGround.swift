internal import GTK

/// The background that a product stands on: its colour in soft light from the upper left, above the edge of a counter.
///
/// The text colour of the style is that of the surrounding surface, which the background tints. Like a `Pill`, it is
/// drawn once for all of the same size and colour, so that a long list scrolls as fast as one of textures.
@MainActor
final class ProductGround: CustomWidget {
    /// The fraction of the height that the counter takes.
    static let counter = 0.1
    /// The tint of what has no colour of its own.
    static let neutral = Color(red: 0.68, green: 0.55, blue: 0.36)

    private struct Kind: Hashable {
        var width, height, scale: Int
        var radius: Double
        var surface, tint: Color
    }

    /// A list has a few dozen colours in one size.
    private static let drawn = TextureStore<Kind>(capacity: 6 << 20)

    override init() {
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "product-ground"
        type.role = AccessibleRole.none
    }

    /// The colour that tints the background.
    var tint = Color(red: 0.5, green: 0.5, blue: 0.5) {
        didSet { if tint != oldValue { queueDraw() } }
    }

    /// The radius of its upper corners, in pixels: that of the card it is on.
    var radius = 12.0

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let kind = Kind(
            width: width, height: height, scale: max(1, scaleFactor), radius: radius, surface: foreground, tint: tint)
        let picture = Self.drawn.picture(kind) {
            Texture(width: width, height: height, scale: Double(kind.scale)) { Self.draw(kind, in: $0) }
        }
        snapshot.draw(picture, in: Rectangle(width: Double(width), height: Double(height)))
    }

    private static func draw(_ kind: Kind, in canvas: Canvas) {
        let (width, height) = (Double(kind.width), Double(kind.height))
        // The upper corners are those of the card; the background continues below.
        let outline = Path.rectangle(Rectangle(width: width, height: height + kind.radius), radius: kind.radius)
        let ground = GroundLight(surface: kind.surface, tint: kind.tint)
        let (lit, edge, front) = ground.isDark ? (0.42, 0.12, 0.3) : (0.07, 0.34, 0.5)
        let shade = ground.shade
        // To the upper left of what stands there.
        let light = Point(x: width / 2 - min(width, height) * 0.14, y: height * 0.26)
        canvas.fill(
            outline,
            with: .radial(
                center: light, radius: max(width, height) * 0.95, stops: [(0, shade(lit)), (1, shade(edge))]))
        let top = (height * (1 - counter)).rounded()
        canvas.fill(
            .rectangle(Rectangle(y: top, width: width, height: height - top)),
            with: .linear(
                from: Point(x: 0, y: top), to: Point(x: 0, y: height),
                stops: [(0, shade(front)), (1, shade((front + edge) / 2))]))
        canvas.fill(
            .rectangle(Rectangle(y: top, width: width, height: 1)),
            with: kind.tint.mixed(with: Color(red: 0, green: 0, blue: 0), at: 0.35).opacity(0.5))
    }
}
