public import GTK

/// Text that may wrap, between widgets of a fixed width, all centred on one line.
///
/// A horizontal `Box` with wrapping text in it reports a height that depends on baselines in one way and not in
/// the other, of which GTK 4.8 complains; this does not.
@MainActor
public final class TextLine: CustomWidget {
    private let text: Widget
    private let spacing: Int

    /// Makes a line.
    /// - Parameters:
    ///   - leading: what stands before the text.
    ///   - text: gets the width that is left over.
    ///   - trailing: what stands behind the text.
    ///   - spacing: the room between them, in pixels.
    public init(_ leading: [Widget] = [], text: Widget, _ trailing: [Widget] = [], spacing: Int = Space.small) {
        self.text = text
        self.spacing = spacing
        super.init()
        for child in leading + [text] + trailing { adopt(child) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "text-line"
        type.role = .group
    }

    private var shown: [Widget] { children.filter(\.isVisible) }

    private func widths(in width: Int) -> [Int] {
        let shown = shown
        let wanted = shown.map { $0.measured(.horizontal) }
        let fixed = zip(shown, wanted).map { $0 === text ? 0 : $1.natural }
        let rest = width - fixed.reduce(0, +) - spacing * max(0, shown.count - 1)
        let least = text.measured(.horizontal).minimum
        // What the text cannot do without is taken from the others, as far as they can.
        var missing = max(0, least - rest)
        return zip(shown, wanted).map { child, wanted in
            guard child !== text else { return max(least, rest) }
            let given = min(missing, wanted.natural - wanted.minimum)
            missing -= given
            return wanted.natural - given
        }
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let shown = shown
        switch orientation {
        case .horizontal:
            let wanted = shown.map { $0.measured(.horizontal) }
            let gaps = spacing * max(0, shown.count - 1)
            return Extent(
                minimum: wanted.map(\.minimum).reduce(gaps, +), natural: wanted.map(\.natural).reduce(gaps, +))
        case .vertical:
            let heights = zip(shown, size.map(widths) ?? []).map { $0.measured(.vertical, for: $1).natural }
            let height = (size == nil ? shown.map { $0.measured(.vertical).natural } : heights).max() ?? 0
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        var x = 0
        for (child, childWidth) in zip(shown, widths(in: width)) {
            let childHeight = child.measured(.vertical, for: childWidth).natural
            let start = left(x, of: childWidth, in: width)
            place(
                child,
                in: Rectangle(
                    x: Double(start), y: Double((height - childHeight) / 2), width: Double(childWidth),
                    height: Double(childHeight)))
            x += childWidth + spacing
        }
    }
}
