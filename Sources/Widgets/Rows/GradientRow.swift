public import GTK

/// A wide rounded row on a diagonal gradient: picture, name, headline, and an optional widget at the end.
///
/// All rows of the same width have the same height, whatever they contain: showing another entry only redraws them. The
/// row describes itself to assistive technology.
///
///     let row = GradientRow()
///     row.show(picture: path, gradient: paint, name: "Lemon", headline: "A sour sun")
@MainActor
public final class GradientRow: CustomWidget {
    private let picture = ArtPicture(size: Int(TextGrowth.ofPicture(Double(GradientRow.pictureSide))))
    private let nameLine = FixedLine().styled("row-name")
    private let headlineLine = FixedLine().styled("row-headline")
    private let hasPicture: Bool
    private let trailing: Widget?
    private var paint: GradientPaint?

    /// The width of the picture, in pixels at the usual text size.
    static let pictureSide = 60
    /// The part of a row that a picture among larger words may have.
    private static let mostOfRow = 6
    /// Between name and headline, in pixels.
    private static let leading = 3

    /// Creates an empty row.
    /// - Parameters:
    ///   - hasPicture: whether there is space for a picture at the start.
    ///   - trailing: the widget at the end, such as a mark or a button; nil for none.
    public init(hasPicture: Bool = true, trailing: Widget? = nil) {
        self.hasPicture = hasPicture
        self.trailing = trailing
        super.init()
        if hasPicture { adopt(picture) }
        nameLine.isWhole = true
        adopt(nameLine)
        adopt(headlineLine)
        if let trailing { adopt(trailing) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "gradient-row"
        type.role = .group
    }

    /// Shows an entry.
    /// - Parameters:
    ///   - picture: the path of the picture.
    ///   - gradient: the two colours of the background; the text is dark or white, whichever is easier to read.
    public func show(picture: String?, gradient: GradientPaint, name: String, headline: String) {
        self.picture.path = picture
        if paint != gradient {
            paint = gradient
            let isLight = gradient.isLight
            let ink = isLight ? GradientPaint.ink : GradientPaint.paper
            (nameLine.ink, headlineLine.ink) = (ink, ink)
            trailing?.setForeground(isOnLight: isLight)
            queueDraw()
        }
        nameLine.text = name
        if headlineLine.text != headline {
            headlineLine.text = headline
            // How many lines it takes decides where both stand.
            if wrapsHeadline { queueAllocate() }
        }
        accessibleLabel = "\(name). \(headline)"
    }

    /// Whether a headline that is too long takes a second line, as it should in large text and in a wide font, and is set smaller
    /// where that is not enough, rather than lose its end; all rows then have the space for it.
    public var wrapsHeadline = false {
        didSet {
            guard wrapsHeadline != oldValue else { return }
            headlineLine.isWhole = wrapsHeadline
            fitLines()
            // With what it is in; GTK remembers the size of each.
            headlineLine.queueResize()
        }
    }

    // MARK: Layout

    /// In large text there is space for a part of a line more, in which two lines or three have room that are a little smaller.
    private func fitLines() {
        nameLine.lines = TextGrowth.isLarge ? 1.5 : 1
        headlineLine.lines = wrapsHeadline ? TextGrowth.isLarge ? 2.5 : 2 : 1
    }

    private var textHeight: Int {
        fitLines()
        return nameLine.measured(.vertical).natural + GradientRow.leading + headlineLine.measured(.vertical).natural
    }

    /// The width of the picture in a row, in pixels.
    private func side(in width: Int) -> Int {
        let side = GradientRow.pictureSide
        return max(side, min(Int(TextGrowth.ofPicture(Double(side))), width / GradientRow.mostOfRow))
    }

    /// How much of the row's width the text does not get.
    private func aroundText(in width: Int) -> Int {
        let end = trailing.map { $0.isVisible ? $0.measured(.horizontal).natural + Space.medium : 0 } ?? 0
        return textStart(in: width) + end + Space.medium
    }

    private func textStart(in width: Int) -> Int { Space.medium + (hasPicture ? side(in: width) + Space.medium : 0) }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let minimum = aroundText(in: 0) + GradientRow.pictureSide
            return Extent(minimum: minimum, natural: minimum + 3 * GradientRow.pictureSide)
        case .vertical:
            let end = trailing.map { $0.isVisible ? $0.measured(.vertical).minimum : 0 } ?? 0
            let height = max(hasPicture ? GradientRow.pictureSide : 0, textHeight, end) + 2 * Space.small
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        if hasPicture {
            put(
                picture, x: Space.medium, y: Space.small, width: side(in: width), height: height - 2 * Space.small)
        }
        let (textStart, textWidth) = (textStart(in: width), max(0, width - aroundText(in: width)))
        let nameHeight = nameLine.shownHeight(in: textWidth)
        let shownHeight = headlineLine.shownHeight(in: textWidth)
        let top = max(0, (height - nameHeight - GradientRow.leading - shownHeight) / 2)
        put(nameLine, x: textStart, y: top, width: textWidth, height: nameHeight)
        let below = top + nameHeight + GradientRow.leading
        let headlineHeight = headlineLine.measured(.vertical).natural
        put(headlineLine, x: textStart, y: below, width: textWidth, height: headlineHeight)
        guard let trailing, trailing.isVisible else { return }
        let end = trailing.measured(.horizontal).natural
        let endHeight = trailing.measured(.vertical).natural
        put(trailing, x: width - Space.medium - end, y: (height - endHeight) / 2, width: end, height: endHeight)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        if let paint {
            snapshot.shadow(
                of: bounds, radius: Radius.card, color: paint.end.mixed(with: GradientPaint.ink, at: 0.5).opacity(0.28),
                offset: Point(x: 0, y: 2), blur: 6)
            snapshot.clipped(to: bounds, radius: Radius.card) {
                paint.fill(bounds, direction: direction, in: snapshot)
            }
        }
        super.snapshot(snapshot)
    }
}
