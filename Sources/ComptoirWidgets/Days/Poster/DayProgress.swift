public import GTK
internal import Widgets

/// A thin line that shows how far something has come, with words at its end: «Record 60 · 19 to go».
///
/// The words stand above the line where they would leave it too little room, and alone where there is no way to go.
/// They take the colour of the text; the words are what assistive technology is told.
///
///     let progress = DayProgress()
///     (progress.fraction, progress.text) = (41.0 / 60, "Record 60 · 19 to go")
@MainActor
public final class DayProgress: CustomWidget {
    private static let thickness = 4
    /// The width below which a line says little, in pixels.
    private static let leastLine = 96
    /// The width below which the line is below all words, so that those of several posters are alike, in pixels.
    private static let leastWidth = 520
    private let label = Label().styled("day-progress-text")

    /// Creates a line without words.
    public override init() {
        super.init()
        label.wraps = true
        label.textAlignment = 0
        label.keepsLastWords = true
        adopt(label)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "day-progress"
        type.role = .group
    }

    /// How far it has come, from 0 to 1; nil for no line.
    public var fraction: Double? {
        didSet {
            guard fraction != oldValue else { return }
            if (fraction == nil) != (oldValue == nil) { queueResize() }
            queueDraw()
        }
    }

    /// The words.
    public var text: String {
        get { label.text }
        set { label.text = newValue }
    }

    /// Whether the words are in the middle where no line is beside them.
    public var isCentered = false {
        didSet {
            label.isCentered = isCentered
            align()
            queueAllocate()
        }
    }

    /// Has words of one line be in the middle, too; beside a line they have no more room than they need.
    private func align() { label.textAlignment = isCentered ? 0.5 : 0 }

    // MARK: Layout

    /// The height of words in one line, in pixels, whatever it shows.
    var heightOfWords: Int { Int(TextLayout("X", for: label).size.height.rounded(.up)) }

    /// Whether it shows nothing.
    var isEmpty: Bool { fraction == nil && !isSpoken }

    private var isSpoken: Bool { !label.text.isEmpty }

    /// The width of the line beside the words, in pixels; nil where there is too little.
    private func line(in width: Int) -> Int? {
        guard isSpoken else { return width }
        guard width >= DayProgress.leastWidth else { return nil }
        let rest = width - label.measured(.horizontal).natural - Space.small
        return rest >= DayProgress.leastLine ? rest : nil
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let words = label.measured(orientation, for: size)
        guard orientation == .vertical else {
            return Extent(minimum: max(60, words.minimum), natural: max(300, words.natural))
        }
        var height = isSpoken ? words.natural : 0
        if fraction != nil, line(in: size ?? 300) == nil { height += Space.tiny + DayProgress.thickness }
        return Extent(minimum: max(height, DayProgress.thickness), natural: max(height, DayProgress.thickness))
    }

    public override func allocate(width: Int, height: Int) {
        guard fraction != nil, let line = line(in: width) else {
            put(label, x: 0, y: 0, width: width, height: label.measured(.vertical, for: width).natural)
            return
        }
        let words = width - line - Space.small
        put(label, x: line + Space.small, y: 0, width: max(0, words), height: height)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        super.snapshot(snapshot)
        guard let fraction else { return }
        let (beside, thickness) = (line(in: width), Double(DayProgress.thickness))
        let long = Double(beside ?? width)
        let y = beside == nil ? Double(height) - thickness : ((Double(height) - thickness) / 2).rounded()
        let track = Rectangle(x: left(0, of: long, in: Double(width)), y: y, width: long, height: thickness)
        let done = long * min(1, max(0, fraction))
        let way = Rectangle(
            x: isMirrored ? track.x + long - done : track.x, y: y, width: done, height: thickness)
        snapshot.clipped(to: track, radius: thickness / 2) {
            snapshot.fill(track, with: foreground.opacity(0.32))
            snapshot.clipped(to: way, radius: thickness / 2) { snapshot.fill(way, with: foreground) }
        }
    }
}
