public import GTK

/// A page opened from a list: its content scrolls below the back button and the page's actions, which stay in place.
///
/// Over a cover (a picture that fills the top), the buttons float; once the cover has scrolled away, they are on a bar
/// with the page's title.
///
///     let page = DetailPage(Box(.vertical, [hero, text]), coverHeight: 264, back: { navigator.back() })
///     page.bind(\.title) { model.name }
///     page.bind(\.isCovered) { model.fruit == nil }
@MainActor
public final class DetailPage: Box {
    /// The minimum height of the bar, in pixels.
    private static let barHeight = 60

    private let bar = Box(.horizontal).styled("page-bar")
    private let titleLabel = Label().styled("title-2", "page-title")
    private let coverHeight: Int
    private let scroller: ScrolledWindow
    private let actions: [Button]

    /// Creates a page.
    /// - Parameters:
    ///   - content: the content, which scrolls.
    ///   - coverHeight: the height of the content's cover, in pixels; 0 for none, in which case the bar is always
    ///     shown.
    ///   - backName: the name of the back button.
    ///   - actions: buttons for the end of the bar.
    ///   - covers: widgets over the content and below the buttons, such as a status page.
    ///   - back: called when the user wants to go back.
    public init(
        _ content: Widget, coverHeight: Int = 0, backName: String = tr("Back"), actions: [Button] = [],
        covers: [Widget] = [], back: @escaping @MainActor () -> Void
    ) {
        self.coverHeight = coverHeight
        self.actions = actions
        scroller = ScrolledWindow(content, scrolls: [.vertical])
        super.init(.vertical)
        if coverHeight == 0 { scroller.layout(margins: Insets(top: DetailPage.barHeight)) }
        let backButton = Button(icon: "comptoir-back-symbolic", named: backName, action: back)
            .layout(horizontal: .start, vertical: .start, margins: Insets(integerLiteral: Space.small))
        let buttons = Box(.horizontal, spacing: Space.tiny, actions)
            .layout(horizontal: .end, vertical: .start, margins: Insets(integerLiteral: Space.small))
        for button in [backButton] + actions { button.styled("round", "floating") }
        buildBar(actions: actions.count)
        append(
            Overlay(scroller, over: covers + [bar, backButton, buttons]).layout(expand: [.horizontal, .vertical]))
        let adjustment = scroller.verticalAdjustment
        adjustment.onValueChanged { [weak self] in self?.scrolled(to: $0) }
        scrolled(to: 0)
    }

    /// The title shown on the bar once the cover has scrolled away.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// Whether one of `covers` replaces the content; then the content and the actions are hidden, but not the back
    /// button.
    public var isCovered = false {
        didSet {
            for widget in [scroller] + actions { widget.isVisible = !isCovered }
        }
    }

    /// Whether the bar with the title is shown over the content.
    public var isBarShown: Bool { bar[cssClass: "settled"] }

    private func buildBar(actions: Int) {
        // Lets the pointer reach what is below the bar, except at its buttons.
        bar.canTarget = false
        bar.minimumSize = SizeRequest(height: DetailPage.barHeight)
        titleLabel.ellipsis = .end
        titleLabel.textAlignment = 0
        let button = 38 + Space.tiny
        bar.append(
            titleLabel.layout(
                vertical: .center, expand: [.horizontal],
                margins: Insets(
                    top: 0, bottom: 0, start: 2 * Space.small + button, end: 2 * Space.small + actions * button)))
        bar.layout(vertical: .start)
    }

    private func scrolled(to value: Double) {
        let isSettled = coverHeight == 0 || Int(value) > coverHeight - DetailPage.barHeight
        bar[cssClass: "settled"] = isSettled
        titleLabel.isVisible = isSettled
    }
}
