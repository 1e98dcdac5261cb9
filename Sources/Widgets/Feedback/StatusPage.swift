public import GTK

/// A page shown while there is nothing else to show: the content is loading, is empty, or has failed to load.
///
/// Each state describes the situation and offers the next step. Set `state` to nil when there is something to show.
///
///     status.bind(\.state) { model.isLoading ? .loading("Looking for fruits…") : nil }
@MainActor
public final class StatusPage: Box {
    private let art: ArtPicture
    private let icon = Image(sign: "comptoir-empty-symbolic", size: 72).styled("quiet")
    private let spinner = Spinner(isSpinning: false)
    private let title = BalancedLabel(upTo: 42)
    private let text = BalancedLabel(upTo: 42)
    private let place = BalancedLabel(upTo: 42)
    private let details = Button(tr("Details")).styled("flat", "caption")
    private let offers = WrapBox(spacing: Space.small)
    private let button = Button().styled("primary")
    private let column: Box
    private let voice = LiveRegion()
    private let standIn: Widget?
    private var delay: SourceToken?
    private var action: (@MainActor () -> Void)?

    /// The delay after which loading is indicated; anything faster shows no spinner.
    public static let spinnerDelay = Duration.milliseconds(150)

    /// Creates a page.
    /// - Parameters:
    ///   - state: the state at first; nil hides the page.
    ///   - scrolls: whether what does not fit is scrolled; otherwise the page is as high as what it says, for a place
    ///     that scrolls itself, and its picture is smaller, as it is not alone there.
    ///   - standIn: what stands in for the content while it is loading, instead of a spinner, such as a `RowSkeleton`.
    public init(_ state: StatusState? = nil, scrolls: Bool = true, standIn: Widget? = nil) {
        self.standIn = standIn
        art = ArtPicture(size: scrolls ? 252 : 114, least: scrolls ? 168 : nil)
        column = Box(
            .vertical, spacing: Space.small, [art, icon, spinner, title, text, offers, button, details, place]
        )
        .styled("status-column")
        .layout(
            horizontal: .center, vertical: .center, expand: scrolls ? [.horizontal, .vertical] : [.horizontal])
        super.init(.vertical)
        styled("status-page")
        column.role = .status
        title.label.styled("title-2")
        text.label.styled("quiet")
        place.label.styled("caption", "quiet")
        place.label.isSelectable = true
        place.label.canFocus = false
        offers.arrangement = .center
        spinner.minimumSize = SizeRequest(width: 36, height: 36)
        // What can be done is further from the words than its parts are from each other.
        offers.layout(margins: Insets(top: Space.small))
        for button in [button, details] { button.layout(horizontal: .center) }
        // A path or an address helps who looks for the cause, and nobody else.
        details.onClicked { [weak self] in self?.showsPlace.toggle() }
        button.onClicked { [weak self] in self?.action?() }
        let content =
            scrolls ? ScrolledWindow(column, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]) : column
        if let standIn {
            append(Overlay(content, over: [standIn]).layout(expand: [.horizontal, .vertical]))
        } else {
            append(content)
        }
        append(voice)
        self.state = state
        show()
    }

    isolated deinit {
        delay?.cancel()
    }

    /// The state shown; nil hides the page.
    public var state: StatusState? {
        didSet { show() }
    }

    /// Whether the spinner is currently spinning.
    public var isSpinning: Bool { spinner.isSpinning }

    private func show() {
        delay?.cancel()
        delay = nil
        isVisible = state != nil
        column.setAccessible(.busy, state?.isLoading ?? false)
        standIn?.isVisible = false
        guard let state else {
            spinner.isSpinning = false
            return
        }
        fill(state)
        guard state.isLoading else { return tell() }
        column.opacity = 0
        spinner.isSpinning = false
        delay = MainLoop.after(StatusPage.spinnerDelay) { [weak self] in
            guard let self else { return }
            // What stands in shows that it is loading; the words are for those who do not see it.
            standIn?.isVisible = true
            column.opacity = standIn == nil ? 1 : 0
            spinner.isSpinning = standIn == nil
            tell()
        }
    }

    private func fill(_ state: StatusState) {
        let content = state.content
        art.path = content.picture
        art.isVisible = content.picture != nil
        if let name = content.icon { icon.icon = name }
        icon.isVisible = content.picture == nil && content.icon != nil
        spinner.isVisible = state.isLoading
        spinner.isSpinning = false
        title.text = content.title
        text.text = content.text
        place.text = state.place
        details.isVisible = !state.place.isEmpty
        showsPlace = false
        button.label = content.action?.title ?? ""
        button.wrapsLabel = true
        button.isVisible = content.action != nil
        // What may have been meant, the likest first, comes before going back to all there is.
        button[cssClass: "primary"] = state.offers.isEmpty
        button[cssClass: "link"] = !state.offers.isEmpty
        button.margins = Insets(top: state.offers.isEmpty ? Space.small : 0)
        offers.isVisible = !state.offers.isEmpty
        offers.setChildren(state.offers.map { Button($0.title, action: $0.perform) })
        for case let offer as Button in offers.children { offer.wrapsLabel = true }
        offers.children.first?.styled("primary")
        action = content.action?.perform
        column.opacity = 1
    }

    private var showsPlace = false {
        didSet {
            place.isVisible = showsPlace
            details.setAccessible(.expanded, showsPlace)
        }
    }

    private func tell() {
        let isSentence = title.text.last.map(".…!?".contains) ?? false
        let words = [title.text, text.text].filter { !$0.isEmpty }.joined(separator: isSentence ? " " : ". ")
        column.accessibleLabel = words
        if isMapped { voice.say(words) }
    }
}
