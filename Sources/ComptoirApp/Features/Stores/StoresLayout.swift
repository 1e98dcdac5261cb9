import GTK
import Widgets

/// A list beside a map, which is the larger part and as high as the window's rest; in a narrow window one below the
/// other.
@MainActor
final class StoresLayout: CustomWidget {
    private let list: Widget
    private let map: Widget
    private let gap = Space.large

    /// How wide the list is beside the map, in pixels, and how wide the map is there at least.
    private static let listWidth = 320
    private static let leastMapWidth = 360

    /// Whether the list has no store, but says what is to be done first: that stands in the middle beside the map.
    var isListEmpty = true {
        didSet { if isListEmpty != oldValue { queueAllocate() } }
    }

    init(_ list: Widget, map: Widget) {
        (self.list, self.map) = (list, map)
        super.init()
        adopt(list)
        adopt(map)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "stores-layout"
        type.role = .group
    }

    override var requestMode: RequestMode { .heightForWidth }

    /// Returns the width of the list beside the map; nil where there is too little space for both.
    private func listWidth(in width: Int) -> Int? {
        let wanted = max(Self.listWidth, list.measured(.horizontal).minimum)
        let rest = width - wanted - gap
        return rest >= max(Self.leastMapWidth, map.measured(.horizontal).minimum) ? wanted : nil
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (one, other) = (list.measured(.horizontal), map.measured(.horizontal))
        let natural = max(one.natural, Self.listWidth) + gap + max(other.natural, Self.leastMapWidth)
        guard orientation == .vertical else {
            return Extent(minimum: max(one.minimum, other.minimum), natural: natural)
        }
        let width = size ?? natural
        let height: Int
        if let beside = listWidth(in: width) {
            height = max(
                list.measured(.vertical, for: beside).natural,
                map.measured(.vertical, for: width - beside - gap).minimum)
        } else {
            height =
                list.measured(.vertical, for: width).natural + gap + map.measured(.vertical, for: width).minimum
        }
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        // Beside a long list the map is as high as what is seen of the page.
        let seen = enclosingPane.map { $0.height - margins.top - margins.bottom } ?? height
        guard let beside = listWidth(in: width) else {
            let listed = list.measured(.vertical, for: width).natural
            let least = map.measured(.vertical, for: width).minimum
            let high = max(least, min(height, seen) - listed - gap)
            place(map, x: 0, y: 0, width: width, height: high)
            place(list, x: 0, y: high + gap, width: width, height: listed)
            return
        }
        let rest = width - beside - gap
        let high = max(map.measured(.vertical, for: rest).minimum, min(height, seen))
        let listed = isListEmpty ? list.measured(.vertical, for: beside).natural : height
        let y = isListEmpty ? max(0, high - listed) / 2 : 0
        place(list, x: left(0, of: beside, in: width), y: y, width: beside, height: listed)
        place(map, x: left(beside + gap, of: rest, in: width), y: 0, width: rest, height: high)
    }

    private func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        place(
            child, in: Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }
}
