public import GTK

/// Content of a sheet with something that stays in sight below it, however little room there is: the button that saves
/// what a long form has.
@MainActor
public protocol FootedContent: Widget {
    /// What stands below the content and does not scroll with it. The sheet takes it in; it is nowhere else.
    var sheetFoot: Widget { get }
}

/// What is seen of a sheet: a grip, its title, a way to close it, and the content, which scrolls.
@MainActor
final class SheetCard: Box {
    /// The part that can be dragged.
    let handle: Box
    /// The part with the content.
    let body: ScrolledWindow
    private let content: Widget
    private let grip = Box(.horizontal).styled("sheet-grip")
    var closed: (@MainActor () -> Void)?

    init(_ content: Widget, title: String, closeName: String) {
        self.content = content
        let heading = Label(title).styled("title-2").layout(expand: [.horizontal])
        heading.textAlignment = 0
        heading.ellipsis = .end
        heading.role = .heading
        let close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("flat", "round")
        let line = Box(.horizontal, spacing: Space.small, [heading, close])
            .layout(margins: Insets(top: Space.tiny, bottom: Space.tiny, start: Space.large, end: Space.small))
        handle = Box(.vertical, [grip.layout(horizontal: .center, margins: Insets(top: Space.small)), line])
        body = ScrolledWindow(content, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        super.init(.vertical)
        styled("sheet")
        clipsContent = true
        append(handle)
        append(body)
        if let foot = (content as? any FootedContent)?.sheetFoot { append(foot) }
        close.onClicked { [weak self] in self?.closed?() }
    }

    /// The height at which nothing need scroll, in pixels; a scrolled window does not know it for wrapped text.
    func naturalHeight(for width: Int) -> Int {
        let rest = measured(.vertical, for: width).minimum - body.measured(.vertical, for: width).minimum
        return rest + content.measured(.vertical, for: width).natural
    }

    /// Whether the sheet comes from the bottom, with a grip.
    var isNarrow = true {
        didSet {
            guard isNarrow != oldValue else { return }
            self[cssClass: "floating"] = !isNarrow
            grip.opacity = isNarrow ? 1 : 0
        }
    }
}
