package import GTK

/// A line of text whose room does not depend on what it says: another text is drawn, and nothing is laid out anew. It may
/// have room for a second line.
///
/// For cells of long lists. Assistive technology is told nothing; whoever uses it says what the whole is.
@MainActor
package final class FixedLine: CustomWidget {
    private var layout: TextLayout?
    private let alignment: Double
    private let isWhole: Bool

    /// Makes an empty line.
    /// - Parameters:
    ///   - alignment: where the text stands, 0 for the start and 1 for the end.
    ///   - isWhole: whether a text that has no room is drawn smaller, as a number is that means nothing in part; else its
    ///     end is cut.
    package init(alignment: Double = 0, isWhole: Bool = false) {
        self.alignment = alignment
        self.isWhole = isWhole
        super.init()
        canTarget = false
    }

    package override class func define(_ type: TypeDefinition) {
        type.cssName = "fixed-line"
        type.role = AccessibleRole.none
    }

    /// How many lines there is room for. What the widget is in is to be laid out anew where that changes.
    package var lines = 1 {
        didSet { if lines != oldValue { layout = nil } }
    }

    /// How high one line is, in pixels.
    package var lineHeight: Int { Int(TextLayout("X", for: self).size.height.rounded(.up)) }

    /// The text; what does not fit is cut or made smaller.
    package var text = "" {
        didSet {
            guard text != oldValue else { return }
            layout?.text = text
            queueDraw()
        }
    }

    /// How wide the whole text is, in pixels.
    package var textWidth: Double {
        let layout = currentLayout()
        layout.setWidth(nil)
        return layout.size.width.rounded(.up)
    }

    private func currentLayout() -> TextLayout {
        if let layout { return layout }
        let made = TextLayout(text, for: self)
        if !isWhole { made.setEllipsis(.end) }
        if lines > 1 { made.setLines(lines) }
        made.setFontFeatures("lnum")
        layout = made
        return made
    }

    package override var requestMode: RequestMode { .constant }

    package override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Asked for anew whenever the font changes.
        layout = nil
        guard orientation == .vertical else { return Extent(minimum: 0, natural: 0) }
        let height = lines * lineHeight
        return Extent(minimum: height, natural: height)
    }

    package override func snapshot(_ snapshot: Snapshot) {
        guard !text.isEmpty, width > 0 else { return }
        let (layout, scale) = (currentLayout(), shownScale)
        layout.setWidth(nil)
        if !isWhole, layout.size.width > Double(width) { layout.setWidth(Double(width)) }
        let size = layout.size
        let rest = max(0, Double(width) - size.width * scale)
        let x = rest * (isMirrored ? 1 - alignment : alignment)
        let top = lines > 1 ? 0 : (Double(height) - size.height * scale) / 2
        snapshot.translated(x: x.rounded(), y: top.rounded()) {
            if scale < 1 {
                snapshot.scaled(x: scale, y: scale) { snapshot.draw(layout, color: foreground) }
            } else {
                snapshot.draw(layout, color: foreground)
            }
        }
    }

    /// How much smaller than in its own size the text is drawn, 1 for not at all.
    package var shownScale: Double { isWhole ? min(1, Double(width) / max(1, textWidth)) : 1 }
}
