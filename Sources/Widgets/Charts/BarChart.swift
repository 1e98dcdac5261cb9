public import GTK

/// A chart of a few bars side by side, such as one for each week.
///
/// Resting the pointer on a bar shows its value. For assistive technology, the chart is a table with a row for each
/// bar. If there is little space, some labels are omitted. Dashed lines across it mark `limits`; say in words what they are.
///
///     let chart = BarChart("Drinks made each week")
///     chart.bind(\.bars) { model.weeks }
@MainActor
public final class BarChart: CustomWidget {
    private var columns: [BarColumn] = []
    private let most = FixedLine().styled("caption", "quiet")

    /// Creates an empty chart.
    /// - Parameter name: the name of the chart for assistive technology.
    public init(_ name: String, _ bars: [BarEntry] = []) {
        super.init()
        accessibleLabel = name
        adopt(most)
        self.bars = bars
        rebuild()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "bar-chart"
        type.role = .table
    }

    /// The bars, in reading order.
    public var bars: [BarEntry] = [] {
        didSet { if bars != oldValue { rebuild() } }
    }

    /// The values that lines across the chart mark, in the unit of the bars; above all bars there is room for the highest.
    public var limits: [Double] = [] {
        didSet { if limits != oldValue { rebuild() } }
    }

    /// The value that a bar of the whole height would have.
    private var top: Double { max(bars.map(\.value).max() ?? 0, limits.max() ?? 0) }

    private func rebuild() {
        while columns.count > bars.count { release(columns.removeLast()) }
        while columns.count < bars.count {
            let column = BarColumn()
            adopt(column)
            columns.append(column)
        }
        let highest = bars.max { $0.value < $1.value }
        for (bar, column) in zip(bars, columns) {
            column.show(bar, share: top > 0 ? bar.value / top : 0)
        }
        // It says what the line at the top is; where that is a limit, words elsewhere do.
        most.text = highest.map { $0.value > 0 && $0.value == top ? $0.valueText : "" } ?? ""
        queueResize()
    }

    // MARK: Layout

    private var headHeight: Int { most.measured(.vertical).natural + Space.tiny }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = columns.map { $0.measured(orientation) }
        switch orientation {
        case .horizontal:
            return Extent(
                minimum: max(120, wanted.map(\.minimum).reduce(0, +)),
                natural: max(240, wanted.map(\.natural).reduce(0, +)))
        case .vertical:
            return Extent(
                minimum: headHeight + (wanted.map(\.minimum).max() ?? 60),
                natural: headHeight + (wanted.map(\.natural).max() ?? 120))
        }
    }

    public override func allocate(width: Int, height: Int) {
        let head = headHeight
        place(most, in: Rectangle(width: Double(width), height: Double(head - Space.tiny)))
        guard !columns.isEmpty else { return }
        let share = Double(width) / Double(columns.count)
        // Only every `step`th label has space, counted from the last one, which matters most.
        let widest = columns.map(\.labelWidth).max() ?? 0
        let step = max(1, Int((Double(widest + Space.tiny) / share).rounded(.up)))
        for (index, column) in columns.enumerated() {
            column.showsLabel = (columns.count - 1 - index).isMultiple(of: step)
            // A label at the edge is shifted to stay within it.
            let over = max(0, (column.labelWidth - Int(share)) / 2 + 1)
            let room = min(index, columns.count - 1 - index) * Int(share)
            let inwards = (index * 2 < columns.count) != isMirrored ? 1 : -1
            column.labelShift = max(0, over - room) * inwards
            let (start, end) = ((Double(index) * share).rounded(), (Double(index + 1) * share).rounded())
            place(
                column,
                in: Rectangle(
                    x: isMirrored ? Double(width) - end : start, y: Double(head), width: end - start,
                    height: Double(height - head)))
        }
    }

    public override func snapshot(_ snapshot: Snapshot) {
        // The height that the text at the top refers to.
        if !most.text.isEmpty {
            snapshot.fill(
                Rectangle(y: Double(headHeight) - 1, width: Double(width), height: 1), with: foreground.opacity(0.3))
        }
        super.snapshot(snapshot)
        guard let ground = columns.first?.ground, top > 0 else { return }
        for limit in limits {
            let y = Double(headHeight) + (ground * (1 - limit / top)).rounded()
            for x in stride(from: 0, to: Double(width), by: 10) {
                snapshot.fill(Rectangle(x: x, y: y - 1, width: 6, height: 2), with: foreground)
            }
        }
    }
}
