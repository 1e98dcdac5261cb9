internal import GTK

/// The sign on a button that puts a thing into a cart: a plus while there is none in it, then how many there are.
///
/// It tells assistive technology nothing; its button does.
@MainActor
final class CountSign: CustomWidget {
    private var layout: TextLayout?

    override init() {
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "count-sign"
        type.role = AccessibleRole.none
    }

    /// How many, as it is written; empty for a plus.
    var text = "" {
        didSet {
            guard text != oldValue else { return }
            layout = nil
            queueDraw()
        }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Called again whenever the font has changed.
        layout = nil
        guard orientation == .vertical else { return Extent(minimum: 0, natural: 0) }
        let height = Int(TextLayout("8", for: self).size.height.rounded(.up))
        return Extent(minimum: height, natural: height)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (width, height) = (Double(width), Double(height))
        guard !text.isEmpty else { return drawPlus(snapshot, in: min(width, height)) }
        let made = layout ?? TextLayout(text, for: self)
        made.setFontFeatures("lnum")
        layout = made
        let size = made.bounds
        let scale = min(1, width / max(1, size.width))
        let corner = Point(
            x: (width - size.width * scale) / 2 - size.x * scale, y: (height - made.size.height * scale) / 2)
        snapshot.translated(x: corner.x.rounded(), y: corner.y.rounded()) {
            snapshot.scaled(x: scale, y: scale) { snapshot.draw(made, color: foreground) }
        }
    }

    /// Draws a plus of whole pixels in the middle, as large as the text is high.
    private func drawPlus(_ snapshot: Snapshot, in room: Double) {
        let arm = (room * 0.2).rounded() * 2
        let thick = max(2, (arm / 12).rounded() * 2)
        let middle = Point(x: (Double(width) / 2).rounded(), y: (Double(height) / 2).rounded())
        for size in [Point(x: arm, y: thick), Point(x: thick, y: arm)] {
            let bar = Rectangle(x: middle.x - size.x / 2, y: middle.y - size.y / 2, width: size.x, height: size.y)
            snapshot.fill(bar, with: foreground)
        }
    }
}
