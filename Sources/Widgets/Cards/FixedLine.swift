internal import GTK

/// One line of text whose room does not depend on what it says: another text is drawn, and nothing is laid out anew.
///
/// For cells of long lists. Assistive technology is told nothing; whoever uses it says what the whole is.
@MainActor
final class FixedLine: CustomWidget {
    private var layout: TextLayout?
    private let alignment: Double

    /// Makes an empty line.
    /// - Parameter alignment: where the text stands, 0 for the start and 1 for the end.
    init(alignment: Double = 0) {
        self.alignment = alignment
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "fixed-line"
        type.role = AccessibleRole.none
    }

    /// The text; what does not fit is cut.
    var text = "" {
        didSet {
            guard text != oldValue else { return }
            layout?.text = text
            queueDraw()
        }
    }

    /// How wide the whole text is, in pixels.
    var textWidth: Double {
        let layout = currentLayout()
        layout.setWidth(nil)
        return layout.size.width.rounded(.up)
    }

    private func currentLayout() -> TextLayout {
        if let layout { return layout }
        let made = TextLayout(text, for: self)
        made.setEllipsis(.end)
        made.setFontFeatures("lnum")
        layout = made
        return made
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        // Asked for anew whenever the font changes.
        layout = nil
        guard orientation == .vertical else { return Measurement(minimum: 0, natural: 0) }
        let height = Int(TextLayout("X", for: self).size.height.rounded(.up))
        return Measurement(minimum: height, natural: height)
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard !text.isEmpty, width > 0 else { return }
        let layout = currentLayout()
        layout.setWidth(nil)
        if layout.size.width > Double(width) { layout.setWidth(Double(width)) }
        let size = layout.size
        let rest = max(0, Double(width) - size.width)
        let x = rest * (direction == .rightToLeft ? 1 - alignment : alignment)
        snapshot.translated(x: x.rounded(), y: ((Double(height) - size.height) / 2).rounded()) {
            snapshot.draw(layout, color: foreground)
        }
    }
}
