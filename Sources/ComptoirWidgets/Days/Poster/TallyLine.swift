public import GTK
internal import Widgets

/// A number of days as one line of tally marks, for a card: whole years and what has no room are told in words, such as
/// “1 year + |||| |”.
///
/// The strokes are those that `TallyMarks` draws with the same seed, and that of one more day is drawn by hand while it is seen,
/// unless motion is reduced. It tells assistive technology nothing: the number
/// beside it says the same.
///
///     let line = TallyLine(41, seed: counter.id)
@MainActor
public final class TallyLine: CustomWidget {
    /// The height below which strokes are told in words rather than drawn, and the one above which they do not grow, in
    /// pixels; both are larger among larger words.
    static var heights: ClosedRange<Double> { max(18, TextGrowth.ofPicture(16))...TextGrowth.ofPicture(28) }
    private static let gap = 9.0

    private let format: @MainActor (Int) -> String
    private var layout: Layout?
    private var animation: Animation?
    /// The fraction of the newest stroke that is drawn.
    private var progress = 1.0

    /// What is drawn in a width.
    struct Layout {
        let sum: TallyLineSum
        let words: TextLayout?
        /// The width of the words and of what follows them, in pixels.
        let start: Double
        /// The height of a stroke, in pixels.
        let height: Double
    }

    /// Creates a line.
    /// - Parameters:
    ///   - days: the number of days; of the first five those to come are drawn faintly.
    ///   - seed: the seed of the handwriting.
    ///   - format: returns a number as text.
    public init(_ days: Int = 0, seed: Int = 0, format: @escaping @MainActor (Int) -> String = { String($0) }) {
        (self.days, self.seed, self.format) = (days, seed, format)
        super.init()
        canTarget = false
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "tally-line"
        type.role = AccessibleRole.none
    }

    /// The number of days.
    public var days: Int {
        didSet {
            guard days != oldValue else { return }
            changed()
            if days == oldValue + 1 && days > 0 { drawNewest() }
        }
    }

    /// The seed of the handwriting.
    public var seed: Int {
        didSet { if seed != oldValue { changed() } }
    }

    private func changed() {
        layout = nil
        settle()
    }

    /// Whether the newest stroke is being drawn.
    public var isDrawing: Bool { animation?.isRunning == true }

    /// Shows all strokes at once, as where they are those of another thing.
    public func settle() {
        animation?.cancel()
        progress = 1
        queueDraw()
    }

    private func drawNewest() {
        animation = Animation(on: self, duration: TallyHand.duration) { [weak self] progress in
            self?.progress = progress
            self?.queueDraw()
        }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // Called again whenever the font has changed.
        layout = nil
        return orientation == .horizontal
            ? Extent(minimum: 60, natural: 300) : Extent(minimum: 30, natural: DayPath.compactHeight)
    }

    public override func allocate(width: Int, height: Int) { layout = nil }

    /// Returns the first of the ways to show the days that fits.
    func layout(in room: Size) -> Layout {
        var last: Layout?
        for sum in TallyLineSum.choices(for: days) {
            let words = words(sum)
            let start = words.map { $0.size.width + (sum.drawn > 0 ? TallyLine.gap : 0) } ?? 0
            let heights = TallyLine.heights
            let most = min(heights.upperBound, room.height - 4)
            let wanted = TallyLayout.widthOfRow(sum.drawn)
            let height = wanted > 0 ? min(most, (room.width - start - 2) / wanted) : most
            let layout = Layout(sum: sum, words: words, start: start, height: max(1, height))
            if height >= min(heights.lowerBound, most) { return layout }
            last = layout
        }
        return last ?? Layout(sum: TallyLineSum(days), words: nil, start: 0, height: 1)
    }

    private func words(_ sum: TallyLineSum) -> TextLayout? {
        guard sum.hasWords else { return nil }
        var parts: [String] = []
        if sum.years > 0 {
            parts.append(trn("{number} year", "{number} years", sum.years, ["number": format(sum.years)]))
        }
        if sum.told > 0 { parts.append(format(sum.told)) }
        let layout = TextLayout(parts.joined(separator: " + ") + (sum.drawn > 0 ? " +" : ""), for: self)
        layout.setFontFeatures("lnum")
        return layout
    }

    // MARK: Drawing

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let room = Size(width: Double(width), height: Double(height))
        let layout = layout ?? layout(in: room)
        self.layout = layout
        let color = foreground
        if let words = layout.words {
            let x = isMirrored ? room.width - words.size.width : 0
            snapshot.translated(x: x.rounded(), y: ((room.height - words.size.height) / 2).rounded()) {
                snapshot.draw(words, color: color)
            }
        }
        guard layout.sum.drawn > 0 || layout.words == nil else { return }
        var (path, awaited) = (Path(), Path())
        let strokes = strokes(layout.sum.drawn, height: layout.height)
        for stroke in strokes.dropLast() { stroke.add(to: &path) }
        strokes.last?.add(to: &path, progress: progress)
        if layout.words == nil, layout.sum.drawn < 5 {
            for stroke in self.strokes(5, height: layout.height).dropFirst(strokes.count) { stroke.add(to: &awaited) }
        }
        snapshot.canvas(in: Rectangle(width: room.width, height: room.height)) { canvas in
            canvas.translated(
                x: isMirrored ? room.width - layout.start : layout.start, y: (room.height - layout.height) / 2
            ) {
                canvas.scaled(x: isMirrored ? -1 : 1, y: 1) {
                    let width = max(1.4, layout.height * TallyHand.thickness)
                    canvas.stroke(awaited, with: color.opacity(TallyPicture.faint), width: width)
                    canvas.stroke(path, with: color, width: width)
                }
            }
        }
    }

    /// Returns the first strokes of so many days.
    private func strokes(_ count: Int, height: Double) -> [HandStroke] {
        let hand = TallyHand(seed: seed)
        return (0..<count).map { index in
            let left = 1 + Double(index / 5) * TallyLayout.pitch * height
            return hand.stroke(index % 5, of: index / 5).mapped {
                Point(x: left + $0.x * height, y: $0.y * height)
            }
        }
    }
}
