internal import GTK

/// The positions of the segments of a choice, as if text ran from left to right: of equal width on one line if that is
/// enough for each, as wide as their text if there is less space, and if that is not enough either on lines of as many
/// segments each, such as two by two, or as many as fit where no such lines do. Each line fills the width.
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
        let (gaps, wanted) = (SegmentLayout.gap * max(0, widths.count - 1), SegmentLayout.lineWidth(widths))
        if width < wanted, let even = SegmentLayout(even: widths, lineHeight: lineHeight, in: width) {
            self = even
            return
        }
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
        var frames: [Rectangle] = []
        for (row, line) in lines.enumerated() {
            // Extra space is shared by all segments of a line.
            let rest = isAlike ? width - gaps : max(0, width - SegmentLayout.lineWidth(line))
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

    /// Lays out segments of one width on lines of as many each; nil where they are too wide for that.
    private init?(even widths: [Int], lineHeight: Int, in width: Int) {
        let gap = SegmentLayout.gap
        let count = widths.count
        let columns = (2..<max(2, count)).reversed().first { columns in
            count.isMultiple(of: columns) && (width - gap * (columns - 1)) / columns >= widths.max() ?? 0
        }
        guard let columns else { return nil }
        let room = width - gap * (columns - 1)
        frames = widths.indices.map { index in
            let (row, column) = (index / columns, index % columns)
            let (start, end) = (room * column / columns, room * (column + 1) / columns)
            return Rectangle(
                x: Double(start + gap * column), y: Double(row * (lineHeight + gap)), width: Double(end - start),
                height: Double(lineHeight))
        }
        height = count / columns * (lineHeight + gap) - gap
    }

    /// Returns the width at which each segment on one line is as wide as its text, in pixels.
    static func lineWidth(_ widths: [Int]) -> Int { widths.reduce(gap * max(0, widths.count - 1), +) }

    /// Returns the width at which all segments are equally wide on one line, in pixels.
    static func naturalWidth(_ widths: [Int]) -> Int {
        (widths.max() ?? 0) * widths.count + gap * max(0, widths.count - 1)
    }
}
