import GTK
import Widgets

/// A number as large as fits, and below it what is said of it, all of it in the middle of the page.
@MainActor
final class CounterColumn: CustomWidget {
    private static let gap = Space.medium
    /// The height that the number keeps where what is below it could use more, in pixels.
    private static let leastNumber = 120

    private let number: BigNumber
    private let below: Widget

    init(_ number: BigNumber, below: Widget) {
        (self.number, self.below) = (number, below)
        super.init()
        for part in [number, below] { adopt(part) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "counter-column"
        type.role = .group
    }

    /// Called when there is another number, or none.
    func numberChanged() {
        setShown(number, !number.text.isEmpty)
        queueResize()
    }

    // MARK: Layout

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let extents = [number, below].map { $0.measured(orientation, for: size) }
        guard orientation == .vertical else {
            return Extent(minimum: extents.map(\.minimum).max() ?? 0, natural: extents.map(\.natural).max() ?? 0)
        }
        guard !number.text.isEmpty else { return extents[1] }
        return Extent(
            minimum: extents.map(\.minimum).reduce(Self.gap, +), natural: extents.map(\.natural).reduce(Self.gap, +))
    }

    override func allocate(width: Int, height: Int) {
        let (gap, words) = (number.text.isEmpty ? 0 : Self.gap, below.measured(.vertical, for: width))
        let least = number.text.isEmpty ? 0 : Self.leastNumber
        let low = min(words.natural, max(words.minimum, height - gap - least))
        let high = number.text.isEmpty ? 0 : max(1, min(height - gap - low, number.height(for: width)))
        let top = max(0, (height - high - gap - low) / 2)
        put(number, x: 0, y: top, width: width, height: max(1, high))
        put(below, x: 0, y: top + high + gap, width: width, height: low)
    }
}
