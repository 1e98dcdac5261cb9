public import GTK

/// A widget that lays children out in lines, like the words of a paragraph, each centred vertically in its line.
@MainActor
public final class WrapBox: CustomWidget, ChildHolder {
    /// The position of the children in a line with extra space.
    public enum Arrangement: Sendable {
        /// At the start, in the middle, or at the end of the line.
        case start, center, end
        /// The first at the start and the last at the end, with equal gaps.
        case spread
        /// Without extra space: all are of one width where that leaves none of them too narrow; otherwise each is wider than
        /// it likes, all by the same.
        case fill
    }

    private let spacing: Int
    private let lineSpacing: Int
    private var arranged: [Widget]

    /// Creates a wrapping box.
    /// - Parameters:
    ///   - spacing: the space between children, in pixels.
    ///   - lineSpacing: the space between lines, in pixels; nil for the same.
    ///   - children: the children at first.
    public init(spacing: Int = Space.tiny, lineSpacing: Int? = nil, _ children: [Widget] = []) {
        self.spacing = spacing
        self.lineSpacing = lineSpacing ?? spacing
        arranged = children
        super.init()
        for child in children { adopt(child) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "wrap-box"
        type.role = .group
    }

    /// The position of the children in a line with extra space.
    public var arrangement = Arrangement.start {
        didSet { if arrangement != oldValue { queueAllocate() } }
    }

    /// Whether texts of a line stand on one baseline, as those of different sizes should; what else there is is centred.
    public var alignsBaselines = false {
        didSet { if alignsBaselines != oldValue { queueAllocate() } }
    }

    /// Replaces the children; those that stay keep the keyboard focus.
    public func setChildren(_ widgets: [Widget]) {
        arrange(widgets, insteadOf: arranged)
        arranged = widgets
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let shown = children.filter(\.isVisible)
        switch orientation {
        case .horizontal:
            let wanted = shown.map { $0.measured(.horizontal) }
            let gaps = max(0, shown.count - 1) * spacing
            return Extent(
                minimum: wanted.map(\.minimum).max() ?? 0, natural: wanted.map(\.natural).reduce(gaps, +))
        case .vertical:
            let frames = frames(of: shown, in: size ?? Int.max)
            let height = frames.map { Int($0.y + $0.height) }.max() ?? 0
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let shown = children.filter(\.isVisible)
        for (child, frame) in zip(shown, frames(of: shown, in: width)) {
            var placed = frame
            placed.x = left(frame.x, of: frame.width, in: Double(width))
            place(child, in: placed)
        }
    }

    /// Returns how far a child is shifted in a line with extra space.
    private func shift(of index: Int, among count: Int, left: Double) -> Double {
        switch arrangement {
        case .start, .fill: 0
        case .center: (left / 2).rounded(.down)
        case .end: left
        case .spread: count > 1 ? (left * Double(index) / Double(count - 1)).rounded(.down) : 0
        }
    }

    /// Moves texts that are lower than the highest of their line onto its baseline, where they have the room.
    private func align(_ children: ArraySlice<Widget>, _ frames: inout ArraySlice<Rectangle>) {
        let baselines = children.map { child in
            ((child as? FittingLabel)?.label ?? child as? Label).map { TextLayout("X", for: $0).baseline }
        }
        let highest = frames.indices.max { frames[$0].height < frames[$1].height }
        guard let highest, let baseline = baselines[highest - frames.startIndex] else { return }
        for (place, own) in zip(frames.indices, baselines) {
            guard let own, place != highest else { continue }
            let lower = (baseline - own).rounded()
            if lower >= 0, lower + frames[place].height <= frames[highest].height {
                frames[place].y = frames[highest].y + lower
            }
        }
    }

    /// Makes the children of a line wider, so that they take so much more together.
    private func widen(_ frames: inout [Rectangle], from first: Int, by left: Double) {
        let count = Double(frames.count - first)
        let whole = frames[first...].map(\.width).reduce(left, +)
        let isEven = frames[first...].allSatisfy { $0.width <= (whole / count).rounded(.down) }
        for index in first..<frames.count {
            let place = Double(index - first)
            let part = isEven ? whole : left
            let (start, end) = ((part * place / count).rounded(.down), (part * (place + 1) / count).rounded(.down))
            frames[index].x = start + (isEven ? Double(spacing) * place : frames[index].x)
            frames[index].width = end - start + (isEven ? 0 : frames[index].width)
        }
    }

    private func frames(of shown: [Widget], in width: Int) -> [Rectangle] {
        var result: [Rectangle] = []
        var (x, y, lineHeight, lineStart) = (0, 0, 0, 0)
        func endLine() {
            let left = width == Int.max ? 0 : max(0, Double(width - x + spacing))
            for index in lineStart..<result.count {
                result[index].y += ((Double(lineHeight) - result[index].height) / 2).rounded(.down)
                result[index].x += shift(of: index - lineStart, among: result.count - lineStart, left: left)
            }
            if alignsBaselines { align(shown[lineStart..<result.count], &result[lineStart..<result.count]) }
            if arrangement == .fill { widen(&result, from: lineStart, by: left) }
            (x, y, lineHeight, lineStart) = (0, y + lineHeight + lineSpacing, 0, result.count)
        }
        for child in shown {
            let wanted = child.measured(.horizontal)
            let childWidth = max(wanted.minimum, min(wanted.natural, width))
            if x > 0 && x + childWidth > width { endLine() }
            let childHeight = child.measured(.vertical, for: childWidth).natural
            result.append(
                Rectangle(x: Double(x), y: Double(y), width: Double(childWidth), height: Double(childHeight)))
            x += childWidth + spacing
            lineHeight = max(lineHeight, childHeight)
        }
        endLine()
        return result
    }
}
