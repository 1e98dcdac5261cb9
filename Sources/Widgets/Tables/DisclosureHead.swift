internal import GTK

/// The line of a disclosure's heading: the heading, and a widget at the end, or under it if there is no space.
@MainActor
final class DisclosureHead: CustomWidget {
    private let button: Widget
    private let accessory: Widget?

    init(_ button: Widget, accessory: Widget?) {
        self.button = button
        self.accessory = accessory
        super.init()
        adopt(button)
        if let accessory { adopt(accessory) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "disclosure-line"
        type.role = .group
    }

    private static let gap = Space.small

    private func fits(_ width: Int) -> Bool {
        guard let accessory else { return true }
        let wanted = [button, accessory].map { $0.measured(.horizontal).natural }
        return wanted.reduce(DisclosureHead.gap, +) <= width
    }

    private func heights(for width: Int) -> (button: Int, accessory: Int) {
        guard let accessory else { return (button.measured(.vertical, for: width).natural, 0) }
        let beside = accessory.measured(.horizontal).natural
        let buttonWidth = fits(width) ? width - beside - DisclosureHead.gap : width
        return (
            button.measured(.vertical, for: buttonWidth).natural,
            accessory.measured(.vertical, for: min(beside, width)).natural
        )
    }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let parts = [button, accessory].compactMap { $0?.measured(.horizontal) }
        switch orientation {
        case .horizontal:
            let gaps = accessory == nil ? 0 : DisclosureHead.gap
            return Extent(
                minimum: parts.map(\.minimum).max() ?? 0, natural: parts.map(\.natural).reduce(gaps, +))
        case .vertical:
            let width = size ?? parts.map(\.natural).reduce(DisclosureHead.gap, +)
            let (first, second) = heights(for: width)
            let height = fits(width) ? max(first, second) : first + second + 3
            return Extent(minimum: height, natural: height)
        }
    }

    override func allocate(width: Int, height: Int) {
        let (first, second) = heights(for: width)
        func put(_ child: Widget, x: Int, y: Int, width childWidth: Int, height: Int) {
            let x = left(x, of: childWidth, in: width)
            place(
                child, in: Rectangle(x: Double(x), y: Double(y), width: Double(childWidth), height: Double(height)))
        }
        guard let accessory else { return put(button, x: 0, y: 0, width: width, height: height) }
        let wanted = accessory.measured(.horizontal).natural
        if fits(width) {
            put(button, x: 0, y: (height - first) / 2, width: width - wanted - DisclosureHead.gap, height: first)
            put(accessory, x: width - wanted, y: (height - second) / 2, width: wanted, height: second)
        } else {
            put(button, x: 0, y: 0, width: width, height: first)
            let inset = Space.tiny
            put(accessory, x: inset, y: first, width: min(wanted, width - inset), height: second)
        }
    }
}
