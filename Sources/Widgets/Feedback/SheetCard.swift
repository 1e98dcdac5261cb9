public import GTK

/// Content of a sheet with a foot that stays visible however little space there is, such as the button that saves a
/// long form.
@MainActor
public protocol FootedContent: Widget {
    /// The widget below the content that does not scroll with it. The sheet adopts it, so it must not have another
    /// parent.
    var sheetFoot: Widget { get }
}

/// Content of a sheet that says itself what the sheet is about, as that changes.
@MainActor
public protocol TitledContent: Widget {
    /// The heading of the sheet, and its name. It is read again whenever something changes that it was made of.
    var sheetTitle: String { get }
}

/// The visible part of a sheet: a grip, its title, a close button, and the content, which scrolls.
@MainActor
final class SheetCard: Box {
    /// The part that can be dragged.
    let handle: Box
    /// The part with the content.
    let body: ScrolledWindow
    private let content: Widget
    private let heading = FittingLabel().styled("title-2")
    private let grip = Box(.horizontal).styled("sheet-grip")
    var closed: (@MainActor () -> Void)?

    init(_ content: Widget, title: String, closeName: String) {
        self.content = content
        heading.text = title
        heading.label.role = .heading
        let close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("flat", "round")
        let line = TextLine(text: heading, [close.layout(vertical: .start)])
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

    /// The heading.
    var title: String {
        get { heading.text }
        set { heading.text = newValue }
    }

    /// Returns the height at which nothing needs to scroll, in pixels; a scrolled window does not know it for wrapped
    /// text.
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
