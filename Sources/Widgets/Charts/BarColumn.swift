internal import GTK

/// A bar of a chart, from the ground up, with its label below.
@MainActor
final class BarColumn: CustomWidget {
    private let label = FixedLine(alignment: 0.5).styled("caption", "quiet")
    private var entry: BarEntry?
    /// The height of the bar relative to the highest one, from 0 to 1.
    private var share = 0.0
    /// The maximum width of a bar, in pixels.
    private static let widest = 36.0

    override init() {
        super.init()
        adopt(label)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "bar-column"
        type.role = .row
    }

    func show(_ entry: BarEntry, share: Double) {
        let isNew = entry != self.entry
        guard isNew || share != self.share else { return }
        self.share = share
        self.entry = entry
        label.text = entry.label
        accessibleLabel = entry.sentence
        tooltip = entry.sentence
        queueDraw()
    }

    /// Whether there is space for the label.
    var showsLabel = true {
        didSet { if showsLabel != oldValue { label.opacity = showsLabel ? 1 : 0 } }
    }

    /// The shift of the label from the centre of its bar, in pixels to the right, to stay within the chart.
    var labelShift = 0

    /// The width of the label, in pixels.
    var labelWidth: Int { Int(label.textWidth) }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: return Extent(minimum: 3, natural: 42)
        case .vertical:
            let least = label.measured(.vertical).natural + Space.tiny
            return Extent(minimum: least + 60, natural: least + 120)
        }
    }

    override func allocate(width: Int, height: Int) {
        // A label may extend over its neighbours, which then have none.
        let labelWidth = max(width, min(self.labelWidth, width * 6))
        let labelHeight = label.measured(.vertical).natural
        place(
            label,
            in: Rectangle(
                x: Double((width - labelWidth) / 2 + labelShift), y: Double(height - labelHeight),
                width: Double(labelWidth),
                height: Double(labelHeight)))
    }

    /// The height of a bar that has the whole share, in pixels.
    var ground: Double { Double(height - label.height - Space.tiny) }

    override func snapshot(_ snapshot: Snapshot) {
        let barWidth = min(BarColumn.widest, (Double(width) * 0.7).rounded(.down))
        let x = ((Double(width) - barWidth) / 2).rounded()
        let color = foreground
        snapshot.fill(Rectangle(y: ground, width: Double(width), height: 1), with: color.opacity(0.5))
        if share > 0, barWidth >= 1 {
            // Any value above 0 is visible.
            let barHeight = max(2, (ground * share).rounded())
            let radius = min(6, barWidth / 2)
            let bar = Rectangle(x: x, y: ground - barHeight, width: barWidth, height: barHeight + radius)
            snapshot.clipped(to: Rectangle(width: Double(width), height: ground)) {
                snapshot.clipped(to: bar, radius: radius) { snapshot.fill(bar, with: color.edge) }
                let inner = Rectangle(
                    x: bar.x + 1, y: bar.y + 1, width: max(0, bar.width - 2), height: max(0, bar.height - 1))
                snapshot.clipped(to: inner, radius: max(0, radius - 1)) { snapshot.fill(inner, with: color) }
            }
        }
        super.snapshot(snapshot)
    }
}
