public import GTK

/// A number as large as the available space allows, in the colour of the text.
///
/// The figures are as tall as capital letters and centred, or at the start. Those that change while they are seen roll, unless
/// motion is reduced; where the number is that of another thing from now on, call `settle()`. For assistive technology it is a
/// single label that also says what is counted.
///
///     let number = BigNumber()
///     number.bind(\.text) { model.days.formatted() }
///     number.bind(\.spoken) { model.sentence }
@MainActor
public final class BigNumber: CustomWidget {
    private var fitted: (layout: TextLayout, ink: Rectangle, size: Int, room: Size)?
    private let figures = RollingFigures()

    /// The font without its size; if it is not installed, the system's serif font is used instead.
    private static let font = "Playfair Display,serif Semi-Bold"
    /// The font size at which text is first measured, in pixels.
    private static let sample = 200.0

    /// Creates a number.
    /// - Parameters:
    ///   - text: the figures, as written in the user's locale.
    ///   - spoken: the text for assistive technology; empty for the figures themselves.
    public init(_ text: String = "", spoken: String = "") {
        self.text = text
        self.spoken = spoken
        super.init()
        tell()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "big-number"
        type.role = .label
        type.answers = .visibility
    }

    /// The figures.
    public var text: String {
        didSet {
            guard text != oldValue else { return }
            fitted = nil
            tell()
            figures.change(from: oldValue, to: text, on: self)
            queueDraw()
        }
    }

    /// The text for assistive technology, such as “41 days without smoking, record 60”; empty for the figures
    /// themselves.
    public var spoken: String {
        didSet { if spoken != oldValue { tell() } }
    }

    /// Where the figures stand where there is more width than they fill, from 0 for the start to 1 for the end.
    public var alignment = 0.5 {
        didSet { if alignment != oldValue { queueDraw() } }
    }

    private func tell() { accessibleLabel = spoken.isEmpty ? text : spoken }

    /// Whether figures are rolling.
    public var isRolling: Bool { figures.isRolling }

    /// Shows the number at once, as where it is now that of another thing.
    public func settle() {
        figures.settle()
        queueDraw()
    }

    public override func vanished() { settle() }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Called again whenever the font has changed.
        fitted = nil
        return orientation == .horizontal
            ? Extent(minimum: 72, natural: 360) : Extent(minimum: 60, natural: 270)
    }

    /// Returns the text in the largest size that fits, and the area that its glyphs cover.
    private func fit(_ room: Size) -> (layout: TextLayout, ink: Rectangle, size: Int) {
        if let fitted, fitted.room == room { return (fitted.layout, fitted.ink, fitted.size) }
        let layout = layout(of: text, size: Int(BigNumber.sample))
        let sample = layout.inkBounds
        let scale = min(room.width / max(1, sample.width), room.height / max(1, sample.height))
        var size = max(12, Int(BigNumber.sample * scale))
        set(size, of: layout, with: text)
        var ink = layout.inkBounds
        // Glyphs are placed on whole pixels, so a size may turn out slightly wider than calculated.
        while size > 12, ink.width > room.width - 2 || ink.height > room.height - 2 {
            size -= max(1, size / 100)
            set(size, of: layout, with: text)
            ink = layout.inkBounds
        }
        fitted = (layout, ink, size, room)
        return (layout, ink, size)
    }

    /// Returns the width of the figures where they are so high, in pixels.
    package func width(for height: Int) -> Int {
        let ink = layout(of: text, size: Int(BigNumber.sample)).inkBounds
        // Two pixels more than they cover, as `fit` leaves them free.
        return ink.height > 0 ? Int((ink.width * Double(height) / ink.height).rounded(.up)) + 2 : 0
    }

    /// Returns the height that the figures have where they are as wide as a place, in pixels; 0 without figures.
    package func height(for width: Int) -> Int {
        let ink = layout(of: text, size: Int(BigNumber.sample)).inkBounds
        return ink.width > 0 ? Int((ink.height * Double(max(0, width - 2)) / ink.width).rounded(.down)) + 2 : 0
    }

    private func layout(of text: String, size: Int) -> TextLayout {
        let layout = TextLayout(text, for: self)
        set(size, of: layout, with: text)
        return layout
    }

    /// How much closer its neighbours stand to what separates thousands, as a fraction of the font's size: so large, it would
    /// tear the number in two.
    private static let closeness = 0.12

    private func set(_ size: Int, of layout: TextLayout, with text: String) {
        layout.setFontFeatures("lnum")
        layout.setFont("\(BigNumber.font) \(size)px")
        var offset = 0
        for character in text {
            let length = character.utf8.count
            if ".,".contains(character) {
                layout.setLetterSpacing(-Double(size) * Self.closeness, ofBytes: offset..<offset + length)
            }
            offset += length
        }
    }

    /// Returns the number with its position.
    private func number(in room: Size) -> FigureRoll.Number {
        let (layout, ink, size) = fit(room)
        let share = isMirrored ? 1 - alignment : alignment
        return FigureRoll.Number(
            text: text, layout: layout, ink: ink,
            origin: Point(
                x: ((room.width - ink.width) * share - ink.x).rounded(),
                y: ((room.height - ink.height) / 2 - ink.y).rounded()),
            letters: { [weak self] in self?.layout(of: $0, size: size) ?? layout })
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0, !text.isEmpty else { return }
        figures.draw(number(in: Size(width: Double(width), height: Double(height))), color: foreground, in: snapshot)
    }
}
