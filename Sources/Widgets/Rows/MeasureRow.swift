public import GTK

/// A line with a value, coloured from its start up to a fraction of its width.
///
///     let row = MeasureRow()
///     (row.title, row.value, row.fraction, row.tone) = ("Water", "86 g", 0.86, .blue)
@MainActor
public final class MeasureRow: CustomWidget {
    private let fill = Box(.horizontal).styled("measure-fill")
    private let titleLabel = Label()
    private let valueLabel = Label().styled("measure-value")
    private let line: SplitLine

    /// Creates an empty row.
    public override init() {
        line = SplitLine(titleLabel, valueLabel)
        super.init()
        clipsContent = true
        for label in [titleLabel, valueLabel] { label.wraps = true }
        titleLabel.textAlignment = 0
        valueLabel.isVisible = false
        fill.role = .none
        fill.canTarget = false
        adopt(fill)
        adopt(line)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "measure-row"
        type.role = .group
    }

    /// What the value is about.
    public var title: String {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            tell()
        }
    }

    /// The value or a word at the end.
    public var value: String {
        get { valueLabel.text }
        set {
            valueLabel.text = newValue
            valueLabel.isVisible = !newValue.isEmpty
            tell()
        }
    }

    /// The coloured fraction of the width, from 0 to 1.
    public var fraction = 0.0 {
        didSet { if fraction != oldValue { queueAllocate() } }
    }

    /// The colour.
    public var fillTone: Tone {
        get { fill.tone }
        set { fill.tone = newValue }
    }

    private func tell() {
        accessibleLabel = [titleLabel.text, valueLabel.text].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        line.measured(orientation, for: size)
    }

    /// The space around the text that is coloured too, in pixels: the padding of the style.
    private static let (across, along) = (9.0, 12.0)

    public override func allocate(width: Int, height: Int) {
        place(line, in: Rectangle(width: Double(width), height: Double(height)))
        let whole = Double(width) + 2 * Self.along
        let reach = (whole * min(1, max(0, fraction))).rounded()
        let least = fill.measured(.horizontal).minimum
        setShown(fill, reach >= 1)
        let wide = max(reach, Double(least))
        place(
            fill,
            in: Rectangle(
                x: isMirrored ? whole - wide - Self.along : -Self.along, y: -Self.across, width: wide,
                height: Double(height) + 2 * Self.across))
    }
}
