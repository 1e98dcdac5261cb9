public import GTK

/// A number as large as its room allows, in the colour of the text.
///
/// Figures are as high as capitals and stand in the middle. To assistive technology it is one label that says what is
/// counted, too.
///
///     let number = BigNumber()
///     number.bind(\.text) { model.days.formatted() }
///     number.bind(\.spoken) { model.sentence }
@MainActor
public final class BigNumber: CustomWidget {
    private var fitted: (layout: TextLayout, ink: Rectangle, room: Size)?

    /// The font without its size. Where it is missing the system's serif takes its place.
    private static let font = "Playfair Display,serif Semi-Bold"
    /// The size in which text is first measured, in pixels.
    private static let sample = 200.0

    /// Makes a number.
    /// - Parameters:
    ///   - text: the figures, as they are written where the person lives.
    ///   - spoken: what assistive technology says in their place; empty for the figures themselves.
    public init(_ text: String = "", spoken: String = "") {
        self.text = text
        self.spoken = spoken
        super.init()
        tell()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "big-number"
        type.role = .label
    }

    /// The figures.
    public var text: String {
        didSet {
            guard text != oldValue else { return }
            fitted = nil
            tell()
            queueDraw()
        }
    }

    /// What assistive technology says, such as “41 days without smoking, record 60”; empty for the figures themselves.
    public var spoken: String {
        didSet { if spoken != oldValue { tell() } }
    }

    private func tell() { accessibleLabel = spoken.isEmpty ? text : spoken }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Asked for anew whenever the font changes.
        fitted = nil
        return orientation == .horizontal
            ? Extent(minimum: 72, natural: 360) : Extent(minimum: 60, natural: 270)
    }

    /// The text in the largest size that has room, and what its glyphs cover.
    private func fit(_ room: Size) -> (layout: TextLayout, ink: Rectangle) {
        if let fitted, fitted.room == room { return (fitted.layout, fitted.ink) }
        let layout = TextLayout(text, for: self)
        layout.setFontFeatures("lnum")
        layout.setFont("\(BigNumber.font) \(Int(BigNumber.sample))px")
        let sample = layout.inkBounds
        let scale = min(room.width / max(1, sample.width), room.height / max(1, sample.height))
        var size = max(12, Int(BigNumber.sample * scale))
        layout.setFont("\(BigNumber.font) \(size)px")
        var ink = layout.inkBounds
        // Glyphs are set on whole pixels, so that a size may come out a little wider than reckoned.
        while size > 12, ink.width > room.width - 2 || ink.height > room.height - 2 {
            size -= max(1, size / 100)
            layout.setFont("\(BigNumber.font) \(size)px")
            ink = layout.inkBounds
        }
        fitted = (layout, ink, room)
        return (layout, ink)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0, !text.isEmpty else { return }
        let room = Size(width: Double(width), height: Double(height))
        let (layout, ink) = fit(room)
        snapshot.translated(
            x: ((room.width - ink.width) / 2 - ink.x).rounded(), y: ((room.height - ink.height) / 2 - ink.y).rounded()
        ) {
            snapshot.draw(layout, color: foreground)
        }
    }
}
