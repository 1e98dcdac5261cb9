public import GTK

/// Text that may wrap, between widgets of fixed width, all centred vertically on one line; a widget that is aligned to
/// the start stands at the top, as a sign does beside the first of several lines.
///
/// A horizontal `Box` with wrapping text reports a height that depends on baselines in one direction but not in the
/// other, which GTK 4.8 warns about; this does not.
@MainActor
public final class TextLine: CustomWidget {
    private let text: Widget
    private let spacing: Int
    private let isClose: Bool

    /// Creates a line.
    /// - Parameters:
    ///   - leading: the widgets before the text.
    ///   - text: the text.
    ///   - trailing: the widgets after the text.
    ///   - spacing: the space between them, in pixels.
    ///   - isClose: whether the trailing widgets follow the text; otherwise it gets the remaining width, and they are at
    ///     the end of the line.
    public init(
        _ leading: [Widget] = [], text: Widget, _ trailing: [Widget] = [], spacing: Int = Space.small,
        isClose: Bool = false
    ) {
        self.text = text
        self.isClose = isClose
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
        // If the text needs more, the others give up width, as far as they can.
        var missing = max(0, least - rest)
        return zip(shown, wanted).map { child, wanted in
            guard child !== text else {
                return max(least, isClose ? min(rest, closeWidth(wanted.natural, rest)) : rest)
            }
            let given = min(missing, wanted.natural - wanted.minimum)
            missing -= given
            return wanted.natural - given
        }
    }

    /// The width of a text that others follow: where it takes several lines the least in which it takes no more.
    private func closeWidth(_ natural: Int, _ rest: Int) -> Int {
        var (least, most) = (text.measured(.horizontal).minimum, rest)
        guard natural > rest, least < most else { return natural }
        let height = text.measured(.vertical, for: rest).natural
        while least < most {
            let middle = (least + most) / 2
            if text.measured(.vertical, for: middle).natural > height { least = middle + 1 } else { most = middle }
        }
        return most
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
            let top = child.verticalAlignment == .start ? 0 : (height - childHeight) / 2
            place(
                child,
                in: Rectangle(
                    x: Double(start), y: Double(top), width: Double(childWidth), height: Double(childHeight)))
            x += childWidth + spacing
        }
    }
}
