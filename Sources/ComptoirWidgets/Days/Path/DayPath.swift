public import GTK
internal import Widgets

/// Days as a winding way of boxes: those gone by are full, today's is marked, and milestones have a star.
///
/// Boxes are as large as there is room. Where they would become too small to be told apart, a box stands for a week, for
/// thirty days or for years, as a legend says. Drawn in the colour of the text. The way begins where one begins to read, so
/// from right to left it is its mirror image.
///
///     let path = DayPath()
///     path.bind(\.days) { DayPath.Days(total: model.total, done: model.done, milestones: [30: "30"]) }
@MainActor
public final class DayPath: CustomWidget {
    /// What a way shows.
    public struct Days: Equatable, Sendable {
        /// How many days the way has, 0 or more.
        public var total: Int
        /// How many of them have gone by, 0 to `total`.
        public var done: Int
        /// Days, counted from 1, that have a star, and what stands beside each where there is room: a word or a figure.
        public var milestones: [Int: String]

        public init(total: Int = 0, done: Int = 0, milestones: [Int: String] = [:]) {
            (self.total, self.milestones) = (max(0, total), milestones)
            self.done = min(max(0, total), max(0, done))
        }
    }

    private let format: @MainActor (Int) -> String
    private var animation: Animation?
    /// How many days are drawn as gone by, on the way to `days.done`.
    private var shown = 0.0

    /// Makes a way.
    /// - Parameters:
    ///   - days: what it shows.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - format: writes a number of days in the legend.
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

    /// What the way shows.
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
        let (layout, labels) = layout(in: Size(width: width, height: TallyMarks.fullest(width)))
        let height = layout.size.height + labels + legend(layout.unit).height(in: width)
        return Extent(minimum: 48, natural: max(48, Int(height.rounded(.up))))
    }

    /// Where everything stands, and what the labels of a last line take below it: 0 where there is no room for labels.
    func layout(in room: Size) -> (layout: DayPathLayout, labels: Double) {
        func layout(_ height: Double) -> DayPathLayout {
            DayPathLayout(days.total, in: Size(width: room.width, height: max(1, height))) { [self] in
                legend($0).height(in: room.width)
            }
        }
        let (text, plain) = (words("0").size.height, layout(room.height))
        if !days.milestones.values.allSatisfy(\.isEmpty) {
            let labelled = layout(room.height - text)
            // Labels are not worth boxes that stand for more days.
            if text <= DayPath.labelRoom(labelled), labelled.unit == plain.unit { return (labelled, text) }
        }
        return (plain, 0)
    }

    /// The room for a label between a box and the next line, in pixels.
    static func labelRoom(_ layout: DayPathLayout) -> Double { 2 * layout.track.radius - layout.box * 1.5 }

    private func legend(_ unit: Int) -> PictureLegend {
        guard unit > 1 else { return PictureLegend() }
        let text = words(trn("= {amount} day", "= {amount} days", unit, ["amount": format(unit)]))
        let (side, color) = ((text.size.height * 0.8).rounded(), foreground)
        return PictureLegend(entries: [
            PictureLegend.Entry(mark: Size(width: side, height: side), text: text) { canvas, place in
                let middle = Point(x: place.x + side / 2, y: place.y + side / 2)
                canvas.fill(
                    DayPathDrawing.box(side, at: PathTrack.Pose(place: middle, angle: 0, isStraight: true)),
                    with: color)
            }
        ])
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
        let legend = legend(layout.unit)
        let height = layout.size.height + labels
        let top = max(0, ((room.height - height - legend.height(in: room.width)) / 2).rounded())
        let left = (room.width - layout.size.width) / 2
        let boxes = days.labels(in: layout)
        let drawing = DayPathDrawing(layout: layout, color: color, milestones: Set(boxes.keys))
        snapshot.canvas(in: Rectangle(width: room.width, height: room.height)) { canvas in
            canvas.translated(x: isMirrored ? room.width - left : left, y: top) {
                canvas.scaled(x: isMirrored ? -1 : 1, y: 1) {
                    drawing.draw(
                        done: shown / Double(layout.unit), today: layout.box(of: Int(shown.rounded(.up))), on: canvas)
                }
            }
        }
        if labels > 0 {
            draw(boxes, layout, in: snapshot) { place in
                Point(x: isMirrored ? room.width - left - place.x : left + place.x, y: top + place.y)
            }
        }
        legend.draw(below: top + height, width: room.width, isMirrored: isMirrored, color: color, in: snapshot)
    }
}
