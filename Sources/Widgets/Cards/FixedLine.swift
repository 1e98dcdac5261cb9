package import GTK

/// A line of text whose size does not depend on its text: a new text only redraws it. It may have space for further
/// lines.
///
/// It is meant for the cells of long lists. It tells assistive technology nothing, so the widget that uses it must
/// describe the whole.
@MainActor
package final class FixedLine: CustomWidget {
    private var layout: TextLayout?
    /// The width of the whole text, in pixels; nil until it was laid out without a limit.
    private var natural: Double?
    private let alignment: Double

    /// Whether a text that does not fit is drawn smaller, in as many lines as there are; otherwise its end is cut.
    package var isWhole: Bool {
        didSet {
            guard isWhole != oldValue else { return }
            forgetLayout()
            queueDraw()
        }
    }

    /// Creates an empty line.
    /// - Parameters:
    ///   - alignment: the alignment of the text, from 0 for the start to 1 for the end.
    ///   - isWhole: whether a text that does not fit is drawn smaller, like a number, which would mean nothing in part;
    ///     otherwise its end is cut.
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

    /// The number of lines to make space for; of a whole text also part of one, as smaller lines have room in that. When it
    /// changes, the containing widget must be laid out again.
    package var lines = 1.0 {
        didSet { if lines != oldValue { forgetLayout() } }
    }

    /// The size of a text that may take several lines, as a fraction of the one that the style gives it.
    package var scale = 1.0 {
        didSet { if scale != oldValue { queueDraw() } }
    }

    /// The colour of the text; nil for the one that the style gives it.
    package var ink: Color? {
        didSet { if ink != oldValue { queueDraw() } }
    }

    /// The height of one line, in pixels.
    package var lineHeight: Int { Int(TextLayout("X", for: self).size.height.rounded(.up)) }

    /// The text; if it does not fit, it is cut or drawn smaller.
    package var text = "" {
        didSet {
            guard text != oldValue else { return }
            layout?.text = text
            natural = nil
            queueDraw()
        }
    }

    /// The width of the whole text, in pixels.
    package var textWidth: Double {
        if let natural { return natural }
        let layout = currentLayout()
        layout.setWidth(nil)
        let width = layout.size.width.rounded(.up)
        natural = width
        return width
    }

    /// Returns the height of the text in some width, in pixels; it may take fewer lines than there is space for.
    package func shownHeight(in width: Int) -> Int {
        guard isWhole, lines > 1 else {
            return Int((laidOut(in: width).size.height * (isWhole ? 1 : scale)).rounded(.up))
        }
        let (layout, scale) = whole(in: width)
        return Int((layout.size.height * scale).rounded(.up))
    }

    /// Whether the text needs more than one line of some width, in pixels.
    package func isTooWide(for width: Int) -> Bool { textWidth > Double(width) }

    /// The text, cut or wrapped where it is wider than `width`.
    private func laidOut(in width: Int) -> TextLayout {
        if isWhole, lines > 1 { return whole(in: width).layout }
        // Text for several lines is broken in any case, which would be in vain only if it fitted into one.
        let isBroken = !isWhole && (lines > 1 || isTooWide(for: width))
        let layout = currentLayout()
        layout.setWidth(isBroken ? Double(width) / scale : nil)
        return layout
    }

    /// The text in its lines, wrapped between words, and the factor by which it has to be drawn smaller for that.
    private func whole(in width: Int) -> (layout: TextLayout, scale: Double) {
        let layout = currentLayout()
        let most = lines * Double(lineHeight)
        for step in 0...FixedLine.steps {
            let scale = 1 - Double(step) * 0.05
            let room = Double(width) / scale
            layout.setWidth(room)
            let size = layout.size
            if size.height * scale <= most, size.width <= room.rounded(.up) { return (layout, scale) }
        }
        // A word that is too long even so is drawn as small as it has to be.
        return (layout, min(FixedLine.leastWhole, Double(width) / max(1, layout.size.width)))
    }

    /// How many sizes are tried, each by a twentieth of the font's smaller than the one before.
    private static let steps = 10
    private static var leastWhole: Double { 1 - Double(steps) * 0.05 }

    private func forgetLayout() { (layout, natural) = (nil, nil) }

    private func currentLayout() -> TextLayout {
        if let layout { return layout }
        let made = TextLayout(text, for: self)
        if !isWhole { made.setEllipsis(.end) }
        if lines > 1, !isWhole { made.setLines(Int(lines)) }
        made.setFontFeatures("lnum")
        layout = made
        return made
    }

    package override var requestMode: RequestMode { .constant }

    package override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Called again whenever the font has changed.
        forgetLayout()
        guard orientation == .vertical else { return Extent(minimum: 0, natural: 0) }
        let height = Int((lines * Double(lineHeight)).rounded())
        return Extent(minimum: height, natural: height)
    }

    package override func snapshot(_ snapshot: Snapshot) {
        guard !text.isEmpty, width > 0 else { return }
        let (layout, scale, color) = (laidOut(in: width), shownScale, ink ?? foreground)
        let size = layout.bounds
        let rest = max(0, Double(width) - size.width * scale)
        let x = rest * (isMirrored ? 1 - alignment : alignment) - size.x * scale
        let top = lines > 1 ? 0 : (Double(height) - size.height * scale) / 2
        snapshot.translated(x: x.rounded(), y: top.rounded()) {
            if scale < 1 {
                snapshot.scaled(x: scale, y: scale) { snapshot.draw(layout, color: color) }
            } else {
                snapshot.draw(layout, color: color)
            }
        }
    }

    /// The factor by which the text is scaled down as it is drawn, 1 if it is not.
    package var shownScale: Double {
        guard isWhole else { return scale }
        return lines > 1 ? whole(in: width).scale : min(1, Double(width) / max(1, textWidth))
    }
}
