public import GTK

/// The heading of a part of a page or a sheet, with an optional button at the end, such as “Clear”.
///
///     let title = SectionTitle("Level")
///     title.bind(\.action) { model.levels.isEmpty ? nil : NextStep("Clear") { model.levelsCleared() } }
@MainActor
public final class SectionTitle: CustomWidget {
    /// What a heading is of.
    public enum Level: Sendable {
        /// The whole page, in italics.
        case page
        /// A part of it.
        case part
        /// A few lines of a part, small.
        case detail
    }

    private let label: FittingLabel
    private let button = Button("").styled("link")
    private let line: TextLine

    /// Creates a heading.
    /// - Parameters:
    ///   - text: the heading.
    ///   - action: the text and the action of the button at the end; nil for none.
    ///   - level: what it is the heading of.
    public init(_ text: String, action: NextStep? = nil, level: Level = .part) {
        label = FittingLabel(text).styled(level == .detail ? "minor-heading" : "heading")
        label[cssClass: "page-title"] = level == .page
        label.label.role = .heading
        line = TextLine(text: label, [button])
        self.action = action
        super.init()
        adopt(line)
        button.onClicked { [weak self] in self?.action?.perform() }
        show()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "section-title"
        type.role = .group
    }

    /// The heading.
    public var text: String {
        get { label.text }
        set {
            label.text = newValue
            show()
        }
    }

    /// The text and the action of the button at the end; nil for none.
    public var action: NextStep? {
        didSet { show() }
    }

    private func show() {
        button.label = action?.title ?? ""
        // “Clear” says little if there are several such buttons; the heading says what is cleared.
        button.accessibleLabel = action.map { tr("{name}: {value}", ["name": $0.title, "value": label.text]) } ?? ""
        // The button keeps its space, so that the heading does not move when it comes and goes.
        button.opacity = action == nil ? 0 : 1
        button.isSensitive = action != nil
        button.canFocus = action != nil
        button.setAccessible(.hidden, action == nil)
    }
}
