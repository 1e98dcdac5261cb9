public import GTK

/// A panel on a gradient, with soft light around a picture that it contains; its words have the colour that is easiest to read
/// there.
///
///     let panel = GradientPanel(Box(.vertical, [picture, name, button]), light: picture)
///     panel.bind(\.paint) { model.gradient }
@MainActor
public final class GradientPanel: CustomWidget {
    private let content: Widget
    private let light: Widget?
    private static let radius = 18.0

    /// Creates a panel without a gradient, which is that of the page.
    /// - Parameters:
    ///   - content: what is in its middle.
    ///   - light: the widget that the light is around, somewhere in the content; nil for none.
    public init(_ content: Widget, light: Widget? = nil) {
        self.content = content
        self.light = light
        super.init()
        adopt(content)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "gradient-panel"
        type.role = .group
    }

    /// The gradient; nil for none.
    public var paint: GradientPaint? {
        didSet {
            if let paint { setForeground(for: paint) }
            queueDraw()
        }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let room = 2 * Space.large
        let wanted = content.measured(orientation, for: size.map { max(0, $0 - room) })
        return Extent(minimum: wanted.minimum + room, natural: wanted.natural + room)
    }

    public override func allocate(width: Int, height: Int) {
        let inner = max(0, width - 2 * Space.large)
        let wanted = content.measured(.vertical, for: inner).natural
        let top = max(Space.large, (height - wanted) / 2)
        place(
            content,
            in: Rectangle(
                x: Double(Space.large), y: Double(top), width: Double(inner),
                height: Double(max(wanted, height - 2 * top))))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let paint {
            let ground = Rectangle(width: Double(width), height: Double(height))
            snapshot.clipped(to: ground, radius: GradientPanel.radius) {
                paint.fill(ground, direction: direction, in: snapshot)
                guard let bounds = light?.bounds(in: self) else { return }
                HeroLight.draw(paint, around: bounds, in: ground, snapshot)
            }
        }
        super.snapshot(snapshot)
    }
}
