public import GTK
internal import Widgets

/// A picture of days as a winding path of boxes: past days are filled, today is marked, and milestones have a star.
///
/// Boxes are as large as space allows. Where they would become too small to be told apart, or too many to be counted, a box
/// stands for a week, for thirty days or for years, as a legend explains. Beyond a year each year is a stretch of its own;
/// milestones have a star, and their labels where there is space. Of boxes of years the first, each fifth and the last have a
/// star, and each has a figure below it; where there is space the first says there that it is a year, in place of the legend.
/// They are drawn in the colour of the text. The path is mirrored for right-to-left scripts.
///
///     let path = DayPath()
///     path.bind(\.days) { DayPath.Days(total: model.total, done: model.done, milestones: [30: "30"]) }
@MainActor
public final class DayPath: CustomWidget {
    /// The content of a path.
    public struct Days: Equatable, Sendable {
        /// The number of days in the path, 0 or more.
        public var total: Int
        /// The number of days that have passed, 0 to `total`.
        public var done: Int
        /// The days that have a star, counted from 1, and the label of each, a word or a figure, which is shown where
        /// there is space.
        public var milestones: [Int: String]

        /// Creates the content of a path; `total` and `done` are clamped to their ranges.
        public init(total: Int = 0, done: Int = 0, milestones: [Int: String] = [:]) {
            (self.total, self.milestones) = (max(0, total), milestones)
            self.done = min(max(0, total), max(0, done))
        }
    }

    private let format: @MainActor (Int) -> String
    private var animation: Animation?
    /// The number of days drawn as past, which an animation moves towards `days.done`.
    private var shown = 0.0

    /// Creates a path.
    /// - Parameters:
    ///   - days: the content.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - format: returns a number of days as text, for the legend.
    public init(
        _ days: Days = Days(), alternativeText: String? = nil,
        format: @escaping @MainActor (Int) -> String = { String($0) }
    ) {
        self.days = days
        self.alternativeText = alternativeText
        self.format = format
        shown = Double(days.done)
        super.init()
        describe(as: alternativeText)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "day-path"
    }

    /// The content of the path.
    public var days: Days {
        didSet {
            guard days != oldValue else { return }
            move()
            queueResize()
        }
    }

    /// What the picture shows, in words; nil where the text beside it says so.
    public var alternativeText: String? {
        didSet { if let alternativeText, alternativeText != oldValue { accessibleLabel = alternativeText } }
    }

    /// Whether the path is a small picture beside a number: at the start, as high as it is given, without labels and
    /// without a legend.
    public var isCompact = false {
        didSet { if isCompact != oldValue { queueResize() } }
    }

    /// Shows the path at once as far as it is done, as where it is that of another thing.
    public func settle() {
        animation?.cancel()
        shown = Double(days.done)
        queueDraw()
    }

    private func move() {
        animation?.cancel()
        let (start, end) = (min(shown, Double(days.total)), Double(days.done))
        animation = Animation(on: self, duration: .milliseconds(250)) { [weak self] progress in
            self?.shown = progress >= 1 ? end : start + (end - start) * progress
            self?.queueDraw()
        }
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return Extent(minimum: 96, natural: 480) }
        let width = Double(size ?? 480)
        guard !isCompact else { return Extent(minimum: DayPath.compactHeight, natural: DayPath.compactHeight) }
        let (layout, labels) = layout(in: Size(width: width, height: TallyMarks.fullest(width)))
        let height = layout.size.height + labels + legend(layout.unit, in: width).height(in: width)
        return Extent(minimum: 48, natural: max(48, Int(height.rounded(.up))))
    }

    /// The height of a compact path, in pixels: two lines of boxes that can be told apart, larger among larger words.
    static var compactHeight: Int { Int(TextGrowth.ofPicture(42)) }

    /// Returns the layout of the boxes, and the height that the labels of the last line need below it; 0 if there is no
    /// space for labels.
    func layout(in room: Size) -> (layout: DayPathLayout, labels: Double) {
        func layout(_ height: Double) -> DayPathLayout {
            DayPathLayout(days.total, in: Size(width: room.width, height: max(1, height))) { [self] in
                legend($0, in: room.width).height(in: room.width)
            }
        }
        let (text, plain) = (words("0").size.height, layout(room.height))
        if !isCompact, days.total > YearBlocks.year || !days.milestones.values.allSatisfy(\.isEmpty) {
            let labelled = layout(room.height - text)
            // Labels are not worth making a box stand for more days.
            if text <= DayPath.labelRoom(labelled), labelled.unit == plain.unit { return (labelled, text) }
        }
        return (plain, 0)
    }

    /// Returns the space for a label between a box and the next line, in pixels.
    static func labelRoom(_ layout: DayPathLayout) -> Double {
        2 * layout.track.radius - layout.box * DayPathDrawing.wayShare
    }

    /// Whether what a box stands for is told by the label of the first: of years, where there is room for that.
    private func namesYears(_ unit: Int, in width: Double) -> Bool {
        guard unit == YearBlocks.year, !isCompact, days.milestones[unit]?.isEmpty == false else { return false }
        let most = width / (Double(days.total) / Double(unit) + 1.5)
        return (words(unitText(unit)).size.width + words(format(2)).size.width) / 2 + 6 <= most
    }

    private func legend(_ unit: Int, in width: Double) -> PictureLegend {
        guard unit > 1, !isCompact, !namesYears(unit, in: width) else { return PictureLegend() }
        let text = words(unitText(unit))
        let (side, color) = ((text.size.height * 0.8).rounded(), foreground)
        let box = PictureLegend.Entry(mark: Size(width: side, height: side), text: text) { canvas, place in
            let middle = Point(x: place.x + side / 2, y: place.y + side / 2)
            canvas.fill(
                DayPathDrawing.box(side, at: PathTrack.Pose(place: middle, angle: 0, isStraight: true)), with: color)
        }
        return PictureLegend(entries: [box] + yearEntry(unit, side, color))
    }

    /// Returns what a box stands for, in words: «7 days», «1 year».
    func unitText(_ unit: Int) -> String {
        guard unit.isMultiple(of: YearBlocks.year) else {
            return trn("{number} day", "{number} days", unit, ["number": format(unit)])
        }
        let years = unit / YearBlocks.year
        return trn("{number} year", "{number} years", years, ["number": format(years)])
    }

    /// Returns the legend of the stretches of years, where there are several.
    private func yearEntry(_ unit: Int, _ side: Double, _ color: Color) -> [PictureLegend.Entry] {
        guard days.done > YearBlocks.year, unit < YearBlocks.year else { return [] }
        let text = words(unitText(YearBlocks.year))
        return [
            PictureLegend.Entry(mark: Size(width: 2 * side, height: side), text: text) { canvas, place in
                for (index, shade) in DayPathDrawing.shades.enumerated() {
                    let half = Rectangle(
                        x: place.x + Double(index) * (side + 1), y: place.y, width: side - 1, height: side)
                    canvas.fill(Path.rectangle(half, radius: 2), with: color.opacity(shade))
                }
            }
        ]
    }

    func words(_ text: String) -> TextLayout {
        let layout = TextLayout(text, for: self)
        layout.setFontFeatures("lnum")
        return layout
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let room = Size(width: Double(width), height: Double(height))
        let (layout, labels) = layout(in: room)
        let color = foreground
        let legend = legend(layout.unit, in: room.width)
        let height = layout.size.height + labels
        let top = max(0, ((room.height - height - legend.height(in: room.width)) / 2).rounded())
        let left = isCompact ? 0 : (room.width - layout.size.width) / 2
        let drawing = DayPathDrawing(
            layout: layout, color: color, milestones: days.stars(in: layout),
            years: layout.years(of: days.total))
        snapshot.canvas(in: Rectangle(width: room.width, height: room.height)) { canvas in
            canvas.translated(x: isMirrored ? room.width - left : left, y: top) {
                canvas.scaled(x: isMirrored ? -1 : 1, y: 1) {
                    drawing.draw(
                        done: shown / Double(layout.unit), today: layout.box(of: Int(shown.rounded(.up))), on: canvas)
                }
            }
        }
        if labels > 0 {
            var texts = days.labels(in: layout, format: format)
            if namesYears(layout.unit, in: room.width) { texts[1] = unitText(layout.unit) }
            draw(texts, layout, in: snapshot) { place in
                Point(x: isMirrored ? room.width - left - place.x : left + place.x, y: top + place.y)
            }
        }
        legend.draw(below: top + height, width: room.width, isMirrored: isMirrored, color: color, in: snapshot)
    }
}
