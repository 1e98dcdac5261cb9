internal import GTK
internal import Widgets

/// What stands on the ground of a `DayPoster`.
@MainActor
final class DayPosterFace: CustomWidget {
    /// The space around what it shows, in pixels.
    static let padding = Space.large - Space.tiny
    private static let leastFigure = 72
    /// The letters of a caption that has room beside its number in large type.
    private static let mostLetters = 32
    /// The width within a card from which its picture is beside the number, in pixels.
    private static let leastWideCard = 360

    private let number = BigNumber()
    private let caption = Label().styled("day-poster-caption")
    /// What a line of the caption is measured with, below a number or not.
    private let ruler = Label("X").styled("day-poster-caption")
    private let tally: TallyLine
    private let way: DayPath
    private let progress = DayProgress()
    private let corner: Box
    private let largestFigure: Int
    private let isFlat: Bool
    private var picture = DayPosterContent.Picture.none
    private var hasNumber = true

    init(
        seed: Int, largestFigure: Int, isFlat: Bool, corner: [Widget], format: @escaping @MainActor (Int) -> String
    ) {
        tally = TallyLine(seed: seed, format: format)
        way = DayPath(format: format)
        self.corner = Box(.horizontal, spacing: Space.tiny, corner)
        self.largestFigure = largestFigure
        self.isFlat = isFlat
        super.init()
        number.alignment = 0
        way.isCompact = true
        caption.wraps = true
        caption.textAlignment = 0
        caption.ellipsis = .end
        ruler[cssClass: "low"] = !isFlat
        ruler.isVisible = false
        for child in [ruler, number, caption, tally, way, progress, self.corner] as [Widget] { adopt(child) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "day-poster-face"
        type.role = .group
    }

    var seed: Int {
        get { tally.seed }
        set { tally.seed = newValue }
    }

    func show(_ content: DayPosterContent) {
        hasNumber = !content.number.isEmpty
        number.text = content.number
        number.spoken = content.spoken
        number.setAccessible(.hidden, !hasNumber)
        caption.text = content.caption
        caption[cssClass: "alone"] = !hasNumber
        let isLong = content.caption.count > Self.mostLetters
        caption[cssClass: "long"] = isLong && !isFlat
        caption[cssClass: "low"] = isLong || !isFlat
        caption.lineLimit = isLong ? isFlat ? 6 : 4 : isFlat ? 2 : 3
        progress.fraction = content.fraction
        progress.text = content.standing
        // A stroke is drawn by hand where marks were before.
        let hadTally = if case .tally = picture { true } else { false }
        picture = content.picture
        switch picture {
        case .none: break
        case .tally(let days): tally.days = days
        case .way(let days): way.days = days
        }
        if !hadTally { tally.settle() }
        if isFlat { queueResize() }
        queueAllocate()
    }

    /// Has nothing move, as where it now shows another thing.
    func settle() {
        number.settle()
        tally.settle()
        way.settle()
    }

    // MARK: Layout

    /// The height of the line at the foot and of words above it, whether there are any.
    private var leastFoot: Int { progress.heightOfWords + 10 }

    override var requestMode: RequestMode { isFlat ? .heightForWidth : .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return Extent(minimum: 216, natural: 420) }
        if isFlat, let height = size.flatMap(plan(in:))?.height { return Extent(minimum: height, natural: height) }
        let line = Int(TextLayout("X", for: ruler).size.height.rounded(.up))
        // A short name leaves a second line to the figure.
        // A flat one stands alone, and needs no room for what it does not have.
        let foot = isFlat && progress.isEmpty ? 0 : leastFoot
        let least = Self.leastFigure + 2 * line + DayPath.compactHeight + foot + 2 * Space.small
        let most = largestFigure + line + DayPath.compactHeight + foot + Space.large
        let low = max(Self.leastFigure, 3 * line) + DayPath.compactHeight + leastFoot + 2 * Space.small
        // In large type there is no room beside the number.
        // A flat one is as high as a long name needs.
        let words = isFlat ? size.map { caption.measured(.vertical, for: $0 - 2 * Self.padding).natural } ?? 0 : 0
        let more = max(0, words - 2 * line)
        let height = more + 2 * Self.padding + (isFlat ? max(least, most) : TextGrowth.isLarge ? max(least, low) : low)
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let (edge, inner) = (Self.padding, max(1, width - 2 * Self.padding))
        let tools = corner.measured(.horizontal).natural
        let toolsHeight = corner.measured(.vertical).natural
        // What is drawn on its buttons stands where the text ends.
        put(corner, x: width - tools - Space.tiny, y: Space.tiny, width: tools, height: toolsHeight)
        let foot = progress.measured(.vertical, for: inner).natural
        put(progress, x: edge, y: height - edge - foot, width: inner, height: foot)
        setShown(number, hasNumber)
        if let plan = plan(in: width) { return place(plan, lower: isFlat ? 0 : max(0, (height - plan.height) / 2)) }
        let words = caption.measured(.vertical, for: inner).natural
        let strip = picture == .none ? 0 : DayPath.compactHeight
        var room = height - 2 * edge - foot - strip - words - Space.small
        // Words that need the whole width are worth more than the picture of a number that is there.
        let isPictured = isFlat || strip == 0 || room >= Self.leastFigure / 2
        if !isPictured { room += strip }
        let figure = hasNumber ? max(1, min(largestFigure, room)) : toolsHeight
        let numberWidth = max(1, inner - (tools > 0 ? tools : 0))
        put(number, x: edge, y: edge, width: numberWidth, height: figure)
        let below = edge + figure + (hasNumber ? Space.tiny : 0)
        put(caption, x: edge, y: below, width: inner, height: words)
        placePicture(
            at: below + words, in: height - edge - foot - below - words, edge: edge, width: inner, isShown: isPictured)
    }

    /// How the words stand beside the number in a width; nil where they are to stand below it.
    private func plan(in width: Int) -> DayPosterPlan? {
        let inner = max(1, width - 2 * Self.padding)
        guard hasNumber, !isFlat || DayPosterPlan.suits(inner) else { return nil }
        let isWide = isFlat ? DayPosterPlan.isWide(inner) : inner >= Self.leastWideCard
        let room = inner - corner.measured(.horizontal).natural
        let largest = isWide ? largestFigure : Self.leastFigure
        let wanted = max(1, number.width(for: largest))
        let share = DayPosterPlan.share(of: wanted, in: room)
        let beside = room - share - Space.medium
        guard beside >= caption.measured(.horizontal).minimum, !isCut(in: beside) else { return nil }
        return DayPosterPlan(
            width: inner, isWide: isWide, figure: (share, largest * share / wanted),
            words: (beside, caption.measured(.vertical, for: beside).natural),
            picture: picture == .none ? 0 : DayPath.compactHeight,
            foot: progress.isEmpty ? 0 : progress.measured(.vertical, for: inner).natural, padding: Self.padding)
    }

    /// Whether the caption has more lines in a width than it may, or a word that is wider; a flat poster has room for a long one
    /// below the number.
    private func isCut(in width: Int) -> Bool {
        let text = TextLayout(caption.text, for: caption)
        text.setWidth(Double(width))
        let line = TextLayout("X", for: caption).size.height
        let most = isFlat ? Int((2 * line).rounded(.up)) : caption.measured(.vertical, for: width).natural
        return Int(text.size.height) > most || text.size.width > Double(width)
    }

    /// Puts the words beside the number, all of it so much lower than planned.
    private func place(_ plan: DayPosterPlan, lower: Int) {
        for (child, place) in [(number, plan.figure), (caption, plan.words)] as [(Widget, DayPosterPlan.Place)] {
            put(child, x: place.x, y: place.y + lower, width: place.width, height: place.height)
        }
        let picture = plan.picture
        placePicture(at: picture.y + lower, in: picture.height, edge: picture.x, width: picture.width)
    }

    /// Puts the picture into the middle of what is left between the caption and the foot.
    private func placePicture(at top: Int, in room: Int, edge: Int, width: Int, isShown: Bool = true) {
        let high = DayPath.compactHeight
        let y = top + max(0, (room - high) / 2)
        put(tally, x: edge, y: y, width: width, height: high)
        put(way, x: edge, y: y, width: width, height: high)
        if case .tally = picture { setShown(tally, isShown) } else { setShown(tally, false) }
        if case .way = picture { setShown(way, isShown) } else { setShown(way, false) }
    }
}
