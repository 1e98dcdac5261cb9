import GTK
import Widgets

/// A choice of colours whose lines have as many swatches each: all in one where they fit, else half of them, and so on.
@MainActor
final class EvenSwatches: CustomWidget {
    private let child: Widget

    /// Makes the choice even.
    /// - Parameter child: what has the palette's swatches in it.
    init(_ child: Widget) {
        self.child = child
        super.init()
        adopt(child)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "even-swatches"
        type.role = .group
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        child.measured(orientation, for: orientation == .vertical ? size.map(used) : size)
    }

    override func allocate(width: Int, height: Int) {
        let room = used(of: width)
        let x = left(0, of: room, in: width)
        place(child, in: Rectangle(x: Double(x), width: Double(room), height: Double(height)))
    }

    /// Returns how much of a width is used: all of it where every swatch fits into a line.
    private func used(of width: Int) -> Int {
        guard let swatch = EvenSwatches.swatch(in: child)?.measured(.horizontal).natural else { return width }
        // With the way to any other colour.
        let count = ColorOption.palette.count + 1
        let rooms = (1...4).map { (count + $0 - 1) / $0 }.map { $0 * swatch + ($0 - 1) * Space.tiny }
        guard let room = rooms.first(where: { $0 <= width }), room != rooms.first else { return width }
        return min(width, max(room, child.measured(.horizontal).minimum))
    }

    /// Returns the first swatch in a widget.
    private static func swatch(in widget: Widget) -> ToggleButton? {
        if let button = widget as? ToggleButton { return button }
        for child in widget.children {
            if let button = swatch(in: child) { return button }
        }
        return nil
    }
}
