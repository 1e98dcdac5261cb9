public import GTK

/// A page with a background of any colour, on which the foreground is chosen to be readable.
///
/// Labels, widgets that draw in the text colour, plain buttons and dots follow it. A change of colour is animated.
///
///     let page = ColorGround(model.color, slides)
///     page.bind(\.color) { model.color }
@MainActor
public final class ColorGround: CustomWidget {
    private var animation: Animation?
    /// The colour drawn now, on its way to the new one.
    private var drawn: Color

    /// Creates a page.
    /// - Parameters:
    ///   - color: the background colour, opaque.
    ///   - child: the widget on the background.
    public init(_ color: Color, _ child: Widget) {
        self.color = color
        drawn = color
        super.init()
        adopt(child)
        setForeground(on: color)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "color-ground"
        type.role = .group
    }

    /// The background colour, opaque.
    public var color: Color {
        didSet { if color != oldValue { show() } }
    }

    /// The minimum contrast ratio of text with the background, 4.5 to 21; a colour with less is darkened or lightened.
    ///
    /// Use 7 if the desktop asks for higher contrast.
    public var leastContrast = Contrast.least {
        didSet { if leastContrast != oldValue { show() } }
    }

    /// The final colour of the background.
    public var ground: Color { Contrast.ground(color, ratio: leastContrast) }

    /// How much darker the corner away from the light is, 0 to 1.
    private static let shade = 0.2

    private func show() {
        let (start, end) = (drawn, ground)
        setForeground(on: end)
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.drawn = start.mixed(with: end, at: progress)
            self?.queueDraw()
        }
    }

    /// Ends the change to another colour at once, as where the page now shows another thing.
    public func settle() {
        animation?.cancel()
        drawn = ground
        queueDraw()
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let room = Rectangle(width: Double(width), height: Double(height))
        snapshot.fill(room, with: drawn)
        // The light comes from the upper left; what is away from it goes away from the text, which stays readable.
        if leastContrast <= Contrast.least {
            let shade: Color = Contrast.text(on: ground).luminance > 0.5 ? .black : .white
            snapshot.fill(
                room, from: Point(x: 0, y: 0), to: Point(x: room.width, y: room.height),
                stops: [(0.6, shade.opacity(0)), (1, shade.opacity(Self.shade))])
        }
        super.snapshot(snapshot)
    }
}
