public import GTK

/// The title of the following content, with some text beside it and a link at the end of the line.
///
/// For the heading of a part of a sheet, use `SectionTitle`, whose button comes and goes in place.
///
///     let heading = HeadingLine()
///     (heading.title, heading.link) = ("You can make tonight", "all 14")
///     heading.onLink { model.allChosen() }
@MainActor
public final class HeadingLine: CustomWidget {
    private let titleLabel = FittingLabel().styled("heading-title")
    private let detailLabel = Label().styled("quiet")
    private let button = Button("").styled("link")
    private let line: SplitLine
    private let words: WrapBox

    /// Creates an empty heading.
    public override init() {
        titleLabel.label.role = .heading
        detailLabel.wraps = true
        detailLabel.textAlignment = 0
        words = WrapBox(spacing: Space.medium, lineSpacing: 0, [titleLabel, detailLabel])
        words.alignsBaselines = true
        line = SplitLine(words, button)
        super.init()
        styled("heading-line")
        adopt(line)
        detailLabel.isVisible = false
        button.isVisible = false
        level = 2
        showLevel()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "heading-line"
        type.role = .group
    }

    /// The title.
    public var title: String {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            nameLink()
        }
    }

    /// A few words beside the title.
    public var detail: String {
        get { detailLabel.text }
        set { detailLabel.show(newValue) }
    }

    /// The text of the link at the end; empty for none.
    public var link: String {
        get { button.label }
        set {
            button.label = newValue
            button.isVisible = !newValue.isEmpty
            nameLink()
        }
    }

    /// The level of the heading: 1 for the title of a page, 2 for that of a section, 3 for one within it.
    public var level = 2 {
        didSet { if level != oldValue { showLevel() } }
    }

    /// Called when the link is followed.
    @discardableResult
    public func onLink(_ handler: @escaping @MainActor () -> Void) -> Connection { button.onClicked(handler) }

    private func showLevel() {
        for other in 1...3 { self[cssClass: "level-\(other)"] = other == level }
        titleLabel.label.setAccessibleLevel(level)
    }

    /// Names the link after the heading too, because “all” says little if there are several.
    private func nameLink() {
        button.accessibleLabel = tr("{title}: {text}", ["title": button.label, "text": titleLabel.text])
    }
}
