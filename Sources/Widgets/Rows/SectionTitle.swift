public import GTK

/// The heading of a part of a page or a sheet, with a button at the end, such as "Clear".
///
///     let title = SectionTitle("Level")
///     title.bind(\.action) { model.levels.isEmpty ? nil : NextStep("Clear") { model.levelsCleared() } }
@MainActor
public final class SectionTitle: CustomWidget {
    private let label: Label
    private let button = Button("").styled("link")
    private let line: TextLine

    /// Makes a heading.
    /// - Parameters:
    ///   - text: the heading.
    ///   - action: what the button at the end says and does; nil for none.
    public init(_ text: String, action: NextStep? = nil) {
        label = Label(text).styled("heading")
        label.wraps = true
        label.textAlignment = 0
        label.role = .heading
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

    /// What the button at the end says and does; nil for none.
    public var action: NextStep? {
        didSet { show() }
    }

    private func show() {
        button.label = action?.title ?? ""
        // "Clear" says little where there are several: the heading says of what.
        button.accessibleLabel = action.map { "\($0.title): \(label.text)" } ?? ""
        // The heading stays where it is when the button comes and goes.
        button.opacity = action == nil ? 0 : 1
        button.isSensitive = action != nil
        button.canFocus = action != nil
        button.setAccessible(.hidden, action == nil)
    }
}
