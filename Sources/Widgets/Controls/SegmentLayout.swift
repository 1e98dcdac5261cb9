internal import GTK

/// The positions of the segments of a choice, as if text ran from left to right: of equal width on one line if that is
/// enough for each, as wide as their text if there is less space, and on further lines if that is not enough either.
struct SegmentLayout {
    /// The frames of the segments, in pixels.
    let frames: [Rectangle]
    /// The height of the whole, in pixels.
    let height: Int

    /// The space between segments, in pixels.
    private static let gap = 3

    /// Lays out segments.
    /// - Parameters:
    ///   - widths: the width that each segment requests, in pixels.
    ///   - lineHeight: the height of each, in pixels.
    ///   - width: the available width, in pixels.
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
        // On a single line, extra space is shared by all segments.
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

    /// Returns the width at which all segments are equally wide on one line, in pixels.
    static func naturalWidth(_ widths: [Int]) -> Int {
        (widths.max() ?? 0) * widths.count + gap * max(0, widths.count - 1)
    }
}
