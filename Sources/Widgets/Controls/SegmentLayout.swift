internal import GTK

/// Where the segments of a choice stand, as if text ran from left to right: alike on one line where that is enough for
/// each; as wide as their words where there is less room; on further lines where that is too little.
struct SegmentLayout {
    /// The segments' places, in pixels.
    let frames: [Rectangle]
    /// The height of the whole, in pixels.
    let height: Int

    /// The room between segments, in pixels.
    private static let gap = 3

    /// - Parameters:
    ///   - widths: what each segment wants, in pixels.
    ///   - lineHeight: the height of each, in pixels.
    ///   - width: the room, in pixels.
    init(_ widths: [Int], lineHeight: Int, in width: Int) {
        let gaps = SegmentLayout.gap * max(0, widths.count - 1)
        let wanted = widths.reduce(gaps, +)
        var (lines, isAlike) = ([widths], false)
        if width >= SegmentLayout.naturalWidth(widths) {
            isAlike = true
        } else if width < wanted {
            lines = [[]]
            for one in widths {
                let used = lines[lines.count - 1].reduce(0) { $0 + $1 + SegmentLayout.gap }
                if used > 0, used + one > width { lines.append([]) }
                lines[lines.count - 1].append(min(one, width))
            }
        }
        // What is left over on a single line goes to all.
        let rest = lines.count > 1 ? 0 : isAlike ? width - gaps : width - wanted
        var frames: [Rectangle] = []
        for (row, line) in lines.enumerated() {
            var x = 0
            for (index, one) in line.enumerated() {
                let share = rest * (index + 1) / line.count - rest * index / line.count
                let own = isAlike ? share : one + share
                frames.append(
                    Rectangle(
                        x: Double(x), y: Double(row * (lineHeight + SegmentLayout.gap)), width: Double(own),
                        height: Double(lineHeight)))
                x += own + SegmentLayout.gap
            }
        }
        self.frames = frames
        height = lines.count * (lineHeight + SegmentLayout.gap) - SegmentLayout.gap
    }

    /// The width at which all are alike on one line, in pixels.
    static func naturalWidth(_ widths: [Int]) -> Int {
        (widths.max() ?? 0) * widths.count + gap * max(0, widths.count - 1)
    }
}
