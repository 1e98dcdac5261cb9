internal import GTK
internal import Widgets

/// The panel at a pin: what it is called, whatever the program tells of it, and a button that closes it.
@MainActor
final class MapCallout: CustomWidget {
    private let title = Label().styled("heading")
    private let body = Box(.vertical, spacing: Space.tiny)
    private let scroller: ScrolledWindow
    private let column: Box
    var closed: (@MainActor () -> Void)?

    /// How wide it is where there is room, in pixels.
    static let width = 300

    override init() {
        let close = Button(icon: "comptoir-close-symbolic", named: tr("Close")).styled("flat", "map-close")
        title.wraps = true
        title.textAlignment = 0
        title.role = .heading
        title.layout(vertical: .center, expand: [.horizontal])
        let head = Box(.horizontal, spacing: Space.tiny, [title, close.layout(vertical: .start)])
        scroller = ScrolledWindow(body, scrolls: [.vertical])
        scroller.propagateNaturalSize(height: true)
        // A bar would ask for more height than a line of text has.
        scroller.hidesScrollBars = true
        column = Box(.vertical, spacing: Space.tiny, [head, scroller])
        super.init()
        adopt(column)
        clipsContent = true
        close.onClicked { [weak self] in self?.closed?() }
        onKeyPressed { [weak self] key, modifiers in
            guard key == .escape, modifiers.isEmpty else { return false }
            self?.closed?()
            return true
        }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "map-callout"
        type.role = .group
    }

    /// Shows a title and what belongs to it.
    func show(_ text: String, _ content: Widget?) {
        title.text = text
        accessibleLabel = text
        for old in body.children { body.remove(old) }
        if let content { body.append(content) }
        scroller.isVisible = content != nil
    }

    /// How high it wants to be at a width.
    func wantedHeight(width: Int) -> Int { measured(.vertical, for: width).natural }
}
