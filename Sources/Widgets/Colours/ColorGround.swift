public import GTK

/// A page whose ground is of any colour; what stands on it has a colour that can be read there.
///
/// Labels, widgets that draw in the colour of the text, plain buttons and dots follow. Another colour blends in.
///
///     let page = ColorGround(model.color, slides)
///     page.bind(\.color) { model.color }
@MainActor
public final class ColorGround: CustomWidget {
    private var animation: Animation?
    /// What is drawn now, on its way to the colour.
    private var drawn: Color

    /// Makes a page.
    /// - Parameters:
    ///   - color: the ground, opaque.
    ///   - child: what stands on it.
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

    /// The ground, opaque.
    public var color: Color {
        didSet { if color != oldValue { show() } }
    }

    /// The contrast ratio that text has with the ground, 4.5 to 21; a ground that has less becomes darker or lighter.
    ///
    /// Take 7 where the desktop asks for more contrast.
    public var leastContrast = Contrast.least {
        didSet { if leastContrast != oldValue { show() } }
    }

    /// The colour that the ground has in the end.
    public var ground: Color { Contrast.ground(color, ratio: leastContrast) }

    private func show() {
        let (start, end) = (drawn, ground)
        setForeground(on: end)
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.drawn = start.mixed(with: end, at: progress)
            self?.queueDraw()
        }
    }

    public override func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(Rectangle(width: Double(width), height: Double(height)), with: drawn)
        super.snapshot(snapshot)
    }
}
