public import GTK
internal import Widgets

/// A picture of a number of days as tally marks in groups of five, drawn as if by hand in the colour of the text.
///
/// The marks are as large as space allows. Where they would become too small to read, fives in a ring stand for 25 days
/// or more, as a legend explains. Beyond a year each whole year is a block with its label, and the marks are those of the
/// days since. The same seed draws the same marks, and one more day adds a stroke to those already
/// there, which is animated. For right-to-left scripts the marks are mirrored.
///
///     let tally = TallyMarks(seed: counter.id)
///     tally.bind(\.days) { model.days }
@MainActor
public final class TallyMarks: CustomWidget {
    private let format: @MainActor (Int) -> String
    var animation: Animation?
    /// The fraction of the newest line that is drawn.
    var progress = 1.0
    private var picture: TallyPicture?
    private var blocks: YearBlocks?
    /// The lines but the newest as they are drawn while that is on its way, as many take longer to draw than a frame has.
    var older: (texture: Texture, color: Color)?

    /// Creates tally marks.
    /// - Parameters:
    ///   - days: the number of days; of the first five those to come are drawn faintly.
    ///   - seed: the seed of the handwriting, which sets different tallies apart.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - format: returns a number of days as text, for the legend.
    public init(
        _ days: Int = 0, seed: Int = 0, alternativeText: String? = nil,
        format: @escaping @MainActor (Int) -> String = { String($0) }
    ) {
        self.days = days
        self.seed = seed
        self.alternativeText = alternativeText
        self.format = format
        super.init()
        describe(as: alternativeText)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "tally-marks"
    }

    /// The number of days.
    public var days: Int {
        didSet {
            guard days != oldValue else { return }
            changed()
            if days == oldValue + 1 && days > 0 { drawNewest() }
        }
    }

    /// The seed of the handwriting; another one draws different marks.
    public var seed: Int {
        didSet { if seed != oldValue { changed() } }
    }

    /// What the picture shows, in words; nil where the text beside it says so.
    public var alternativeText: String? {
        didSet { if let alternativeText, alternativeText != oldValue { accessibleLabel = alternativeText } }
    }

    private func changed() {
        settle()
        (picture, blocks) = (nil, nil)
        queueResize()
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return Extent(minimum: 60, natural: 480) }
        (picture, blocks) = (nil, nil)
        let width = Double(size ?? 480)
        let years = yearBlocks(in: width)
        let layout = layout(in: Size(width: width, height: TallyMarks.fullest(width)), below: years)
        let marks = rest > 0 || years.labels.isEmpty
        let height =
            years.height(above: marks) + (marks ? layout.size.height + legend(of: layout.sum).height(in: width) : 0)
        return Extent(minimum: 48, natural: max(48, Int(height.rounded(.up)) + 2))
    }

    /// Returns the height up to which a picture looks well below a larger number, in pixels.
    static func fullest(_ width: Double) -> Double { min(270, max(204, width * 0.3)) }

    /// The days beyond the years that are blocks.
    private var rest: Int { days - YearBlocks.count(in: days) * YearBlocks.year }

    /// Returns the blocks of whole years in a width; none up to a year.
    func yearBlocks(in width: Double) -> YearBlocks {
        YearBlocks(
            YearBlocks.count(in: days), in: width,
            words: { text in
                let layout = TextLayout(text, for: self)
                layout.setFontFeatures("lnum")
                return layout
            }, format: format)
    }

    /// Returns the layout of the marks below the blocks of whole years.
    func layout(in room: Size, below years: YearBlocks) -> TallyLayout {
        // Lines extend beyond their path by half their thickness.
        let room = Size(
            width: max(1, room.width - 4), height: max(1, room.height - 2 - years.height(above: rest > 0)))
        return TallyLayout(rest, in: room) { [self] in legend(of: $0).height(in: room.width) }
    }

    private func legend(of sum: TallySum) -> PictureLegend {
        let hand = TallyHand(seed: seed)
        let color = foreground
        return PictureLegend(
            entries: sum.worth.enumerated().reversed().filter { sum.ringed[$0.offset] > 0 }.map { level, worth in
                let text = TextLayout(
                    trn("{number} day", "{number} days", worth, ["number": format(worth)]), for: self)
                text.setFontFeatures("lnum")
                let (rings, room) = (level + 1, TallyHand.ringGap + TallyHand.ringStep * Double(level))
                let height = text.size.height * 0.9
                return PictureLegend.Entry(
                    mark: Size(
                        width: height * (TallyHand.groupWidth + 2 * room), height: height * (1 + 2 * room)),
                    text: text
                ) { canvas, place in
                    func put(_ stroke: HandStroke) -> HandStroke {
                        stroke.mapped {
                            Point(x: place.x + height * (room + $0.x), y: place.y + height * (room + $0.y))
                        }
                    }
                    var (marks, loops) = (Path(), Path())
                    for index in 0..<5 { put(hand.stroke(index, of: -1)).add(to: &marks) }
                    for ring in 0..<rings { put(hand.ring(ring, of: -1)).add(to: &loops) }
                    canvas.stroke(marks, with: color, width: max(1.2, height * TallyHand.thickness))
                    canvas.stroke(loops, with: color, width: max(1.2, height * TallyHand.ringThickness))
                }
            })
    }

    public override func allocate(width: Int, height: Int) {
        (picture, blocks, older) = (nil, nil, nil)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let room = Size(width: Double(width), height: Double(height))
        let years = blocks ?? yearBlocks(in: room.width)
        let picture = picture ?? TallyPicture(layout(in: room, below: years), seed: seed)
        (self.picture, blocks) = (picture, years)
        let (size, color) = (picture.layout.size, foreground)
        let legend = legend(of: picture.layout.sum)
        let hasMarks = rest > 0 || years.labels.isEmpty
        let above = years.height(above: hasMarks)
        let whole = above + (hasMarks ? size.height + legend.height(in: room.width) : 0)
        let first = max(0, ((room.height - whole) / 2).rounded())
        years.draw(top: first, width: room.width, isMirrored: isMirrored, color: color, in: snapshot)
        // After whole years there is no line for a first stroke to stand on.
        guard hasMarks else { return }
        let top = first + above
        // Lines are as thick beyond their ends, also at the lower edge.
        let place = Rectangle(y: -6, width: room.width, height: room.height + 12)
        let left = isMirrored ? (room.width + size.width) / 2 : (room.width - size.width) / 2
        let turn = isMirrored ? -1.0 : 1
        var lines = picture
        if progress < 1 {
            lines = picture.parts.newest
            snapshot.draw(older(of: picture, x: left, y: top, turn: turn, color), in: place)
        }
        snapshot.canvas(in: place) { canvas in
            canvas.translated(x: left, y: top) {
                canvas.scaled(x: turn, y: 1) { lines.draw(on: canvas, color: color, progress: progress) }
            }
        }
        legend.draw(below: top + size.height, width: room.width, isMirrored: isMirrored, color: color, in: snapshot)
    }
}
