public import GTK

/// What fills the top of a page, and tells how high it is; see `DetailPage`.
@MainActor
public protocol PageCover: Widget {
    /// The height of the coloured part in a width, in pixels.
    func groundHeight(in width: Int) -> Int

    /// Draws what is behind the cover's content, as it is at its top: behind the page's buttons, so that the content does not
    /// show between them when it scrolls.
    /// - Parameter line: the place of the buttons, or a strip of it or just below; the cover's upper edge is at 0.
    func drawGround(behind line: Rectangle, in snapshot: Snapshot)
}

/// A page opened from a list: its content scrolls below the back button and the page's actions, which stay in place in one line
/// with the buttons of the window's header.
/// The line has an edge while something has scrolled below it; what is left of a cover there is its edge.
///
/// Over a cover (a picture that fills the top), the buttons float, and the cover reaches up to the window's edge where the page
/// that this is in conforms to `RunsUnderHeader`; `ground` tells the header what is behind its buttons. While the cover scrolls,
/// its ground stays behind them. Once the cover has scrolled away, the line is on the page's surface, with its title, which is below the buttons where there is no room beside
/// them.
///
///     let page = DetailPage(Box(.vertical, [hero, text]), coverHeight: 264, back: { navigator.back() })
///     page.bind(\.title) { model.name }
///     page.bind(\.ground) { HeaderGround(on: model.gradient) }
///     page.bind(\.isAwaited) { model.isLoading }
///     page.bind(\.isCovered) { model.fruit == nil }
@MainActor
public final class DetailPage: Box {
    let line: HeaderLine
    private let titleLabel = FittingLabel().styled("title-2", "page-title")
    private let coverHeight: Int
    private let cover: (any PageCover)?
    let content: Widget
    let scroller: ScrolledWindow
    private let foot = Box(.horizontal)
    private let actions: [Widget]

    /// Creates a page.
    /// - Parameters:
    ///   - content: the content, which scrolls.
    ///   - coverHeight: the height of the content's cover, in pixels; 0 for none, in which case the line is always on the
    ///     page's surface, above the content.
    ///   - cover: the content's cover where that tells its height itself; nil for one of `coverHeight`.
    ///   - backName: the name of the back button.
    ///   - actions: buttons for the end of the line.
    ///   - primary: the main action, which stays in view at the end of the line; it is folded where space is scarce.
    ///   - covers: widgets over the content and below the buttons, such as a status page.
    ///   - back: called when the user wants to go back.
    public init(
        _ content: Widget, coverHeight: Int = 0, cover: (any PageCover)? = nil, backName: String = tr("Back"),
        actions: [Widget] = [], primary: FoldingButton? = nil, covers: [Widget] = [],
        back: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.coverHeight = coverHeight
        self.cover = cover
        self.actions = actions + [primary].compactMap { $0 }
        scroller = ScrolledWindow(Box(.vertical, [content, foot]), scrolls: [.vertical])
        let backButton = Button(icon: "comptoir-back-symbolic", named: backName, action: back)
        for button in [backButton] + actions where button is Button { button.styled("round", "floating") }
        primary?.styled("primary", "floating")
        line = HeaderLine(start: [backButton], title: titleLabel, end: self.actions).styled("page-bar")
        super.init(.vertical)
        scroller.layout(expand: [.horizontal, .vertical])
        if coverHeight == 0, cover == nil {
            append(line)
            append(Overlay(scroller, over: covers).layout(expand: [.horizontal, .vertical]))
        } else {
            (titleLabel.label.wraps, titleLabel.label.ellipsis) = (false, .end)
            append(
                Overlay(scroller, over: covers + [line.layout(vertical: .start)])
                    .layout(expand: [.horizontal, .vertical]))
            watchFocus()
        }
        scroller.verticalAdjustment.onValueChanged { [weak self] _ in self?.settle() }
        scroller.verticalAdjustment.onRangeChanged { [weak self] in
            // Not while the content is being placed. In another width the cover ends elsewhere.
            MainLoop.whenIdle {
                self?.makeRoomAtEnd()
                self?.settle()
            }
        }
        settle()
    }

    /// The title shown in the line once the cover has scrolled away.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// The content's own heading below the cover, with which the title would be there twice: the title is shown once that has
    /// scrolled away too.
    public weak var heading: Widget? {
        didSet { settle() }
    }

    /// What the cover is behind the header's buttons, until it has scrolled away.
    public var ground = HeaderGround.picture {
        didSet { settle() }
    }

    /// Whether one of `covers` replaces the content; then the content and the actions are hidden, but not the back
    /// button.
    public var isCovered = false {
        didSet {
            for widget in [scroller] + actions { widget.isVisible = !isCovered }
            settle()
        }
    }

    /// Whether the content is still to come: until then nothing of it is painted, as half of it would be for a moment only. What is
    /// in it can already be the end of a picture's flight.
    public var isAwaited = false {
        didSet { content.opacity = isAwaited ? 0 : 1 }
    }

    /// Whether the line is on the page's surface, with the title.
    public var isBarShown: Bool { line[cssClass: "settled"] }

    /// Whether some of the heading is below the line.
    private var isHeadingInSight: Bool {
        // Where it is in the content, as that is only moved once it is drawn again.
        guard let heading, heading.isMapped, let place = heading.bounds(in: content) else { return false }
        // The letters end above the room that is below them.
        let end = place.y + place.height * 3 / 4
        return end - scroller.verticalAdjustment.value > Double(WindowFrame.lineHeight)
    }

    /// The height of the whole cover, in pixels.
    private var coverEnd: Int { cover.map(\.height) ?? coverHeight }

    /// Of what is left of the cover at the end of the page, a strip as low as this is scrolled away too, in pixels: no more
    /// than the foot of what is on it can be seen there.
    private static let strip = 96

    /// Lets the page scroll a little further where its end would leave a strip of the cover.
    func makeRoomAtEnd() {
        let adjustment = scroller.verticalAdjustment
        // What it has now, which the adjustment counts; what it is to have comes with the next layout only.
        let end = Int(adjustment.upper - adjustment.pageSize) - foot.height
        let left = coverEnd - WindowFrame.lineHeight - end
        let wanted = end > 0 && 0...Self.strip ~= left ? left : 0
        if wanted != foot.minimumSize.height ?? 0 { foot.minimumSize = SizeRequest(height: wanted) }
    }

    private func settle() {
        let height = cover.map { $0.groundHeight(in: $0.width) } ?? coverHeight
        let gone = Int(scroller.verticalAdjustment.value) > max(0, height - WindowFrame.lineHeight)
        let isSettled = (coverHeight == 0 && cover == nil) || gone
        line[cssClass: "settled"] = isSettled
        // While some of the cover is below the line, that is its edge.
        line[cssClass: "raised"] =
            isSettled && Int(scroller.verticalAdjustment.value) > max(0, coverEnd - WindowFrame.lineHeight)
        titleLabel.isVisible = isSettled && !isHeadingInSight
        line.cover = isSettled || isCovered || scroller.verticalAdjustment.value < 1 ? nil : cover
        line.ground = isSettled || isCovered ? .page : ground
    }
}
