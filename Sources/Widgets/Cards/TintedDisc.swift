internal import GTK

/// The disc that a card's picture stands before: soft light from the upper left in the colour of what is pictured.
///
/// The text colour of its style is that of the disc without a tint. If that is nearly black, or white, as in high
/// contrast, nothing is tinted. Like a `Pill`, a disc is drawn once for all of the same size and colour; colours that
/// the eye can hardly tell apart share one.
@MainActor
final class TintedDisc: CustomWidget {
    private struct Kind: Hashable {
        var side, scale: Int
        var surface: Color
        var tint: Color?
    }

    private static var drawn: [Kind: Texture] = [:]

    override init() {
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "tinted-disc"
        type.role = AccessibleRole.none
    }

    /// The colour of the light; nil for a plain disc.
    var tint: Color? {
        didSet { if tint != oldValue { queueDraw() } }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let side = min(width, height)
        guard side > 0 else { return }
        let kind = Kind(side: side, scale: max(1, scaleFactor), surface: foreground, tint: tint?.coarse)
        snapshot.draw(TintedDisc.texture(kind), in: Rectangle(width: Double(side), height: Double(side)))
    }

    private static func texture(_ kind: Kind) -> Texture {
        if let known = drawn[kind] { return known }
        // A list has some sixty tints, and one size at a time.
        if drawn.count > 200 { drawn = [:] }
        let texture = Texture(width: kind.side, height: kind.side, scale: Double(kind.scale)) { draw(kind, in: $0) }
        drawn[kind] = texture
        return texture
    }

    private static func draw(_ kind: Kind, in canvas: Canvas) {
        let side = Double(kind.side)
        let outline = Path.rectangle(Rectangle(width: side, height: side), radius: side / 2)
        let light = GroundLight(surface: kind.surface, tint: kind.tint ?? kind.surface)
        guard kind.tint != nil, !light.isPlain else { return canvas.fill(outline, with: kind.surface) }
        let warm = Color(red: 1, green: 0.98, blue: 0.93)
        let lit = light.isDark ? light.shade(0.3) : light.shade(0.06).mixed(with: warm, at: 0.6)
        canvas.fill(
            outline,
            with: .radial(
                center: Point(x: side * 0.38, y: side * 0.3), radius: side * 0.78,
                stops: [(0, lit), (1, light.shade(light.isDark ? 0.12 : 0.36))]))
    }
}

extension Color {
    /// The nearest of a few hundred colours.
    fileprivate var coarse: Color {
        func step(_ part: Double) -> Double { (part * 7).rounded() / 7 }
        return Color(red: step(red), green: step(green), blue: step(blue))
    }
}
