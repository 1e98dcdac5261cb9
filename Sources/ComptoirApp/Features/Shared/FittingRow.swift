import GTK
import Widgets

/// A row that shows as many of its widgets as fit, each whole; where others need its width, it gives up all of it.
@MainActor
final class FittingRow: CustomWidget, ChildHolder {
    private var arranged: [Widget] = []

    override class func define(_ type: TypeDefinition) {
        type.cssName = "fitting-row"
        type.role = .group
    }

    /// Replaces the widgets.
    func setChildren(_ widgets: [Widget]) {
        arrange(widgets, insteadOf: arranged)
        arranged = widgets
    }

    // MARK: Layout

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = arranged.map { $0.measured(orientation).natural }
        guard orientation == .vertical else { return Extent(minimum: 0, natural: wanted.reduce(0, +)) }
        let height = wanted.max() ?? 0
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        var end = 0
        for widget in arranged {
            let (start, wide) = (end, widget.measured(.horizontal).natural)
            end += wide
            setShown(widget, end <= width)
            place(
                widget,
                in: Rectangle(
                    x: Double(left(start, of: wide, in: width)), width: Double(wide), height: Double(height)))
        }
    }
}
