import GTK
import Widgets

/// A poster beside rows that scroll: it goes down with the page, as far as its column does, and so stays in sight.
@MainActor
final class StayingPoster: CustomWidget {
    private let poster: Widget
    private weak var pane: ScrolledWindow?
    private var following: Connection?

    init(_ poster: Widget) {
        self.poster = poster
        super.init()
        adopt(poster)
        onMap { [weak self] in self?.follow() }
        onUnmap { [weak self] in
            self?.following?.disconnect()
            self?.following = nil
        }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "staying-poster"
        type.role = .group
    }

    /// Follows the part of the page that scrolls.
    private func follow() {
        var ancestor = parent
        while let widget = ancestor, !(widget is ScrolledWindow) { ancestor = widget.parent }
        pane = ancestor as? ScrolledWindow
        following?.disconnect()
        following = pane?.verticalAdjustment.onValueChanged { [weak self] _ in self?.queueAllocate() }
        queueAllocate()
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        poster.measured(orientation, for: size)
    }

    override func allocate(width: Int, height: Int) {
        let high = min(height, poster.measured(.vertical, for: width).natural)
        // What has gone above the edge of what scrolls.
        let gone = pane.flatMap { bounds(in: $0) }.map { Double(Space.small) - $0.y } ?? 0
        let y = min(Double(height - high), max(0, gone.rounded()))
        place(poster, in: Rectangle(y: y, width: Double(width), height: Double(high)))
    }
}
