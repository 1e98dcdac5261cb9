internal import GTK
internal import Widgets

/// Who made the map, and what is wrong with it if anything is.
@MainActor
final class MapFooter: CustomWidget {
    private let problem = Label().styled("caption", "map-problem")
    private var maker: Widget?
    private let column = Box(.vertical, spacing: 3)

    override init() {
        super.init()
        problem.wraps = true
        problem.textAlignment = 0
        problem.announced(as: .status)
        problem.isVisible = false
        column.append(problem.layout(horizontal: .end))
        adopt(column)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "map-footer"
        type.role = .group
    }

    /// Names who made the map, with the address that tells more.
    func show(_ text: String, address: String?) {
        if let maker { column.remove(maker) }
        maker = nil
        guard !text.isEmpty else { return }
        let made: Widget
        if let address {
            made = LinkButton(address, text).styled("caption", "map-maker")
        } else {
            made = Label(text).styled("caption", "map-maker")
        }
        column.append(made.layout(horizontal: .end))
        maker = made
    }

    /// Tells of a problem, or of none.
    func tell(_ text: String?) {
        guard text != (problem.isVisible ? problem.text : nil) else { return }
        problem.text = text ?? ""
        problem.isVisible = text != nil
        if let text { announce(text) }
    }
}
