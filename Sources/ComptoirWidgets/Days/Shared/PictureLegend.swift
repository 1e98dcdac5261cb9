internal import GTK
internal import Widgets

/// A legend below a picture: each mark, drawn small, followed by what it means.
///
/// Entries stand side by side, or below each other where there is no space. The legend is hidden from assistive
/// technology; the picture's own text says what matters.
@MainActor
struct PictureLegend {
    /// A mark and its meaning.
    struct Entry {
        /// The size of the mark, in pixels.
        let mark: Size
        let text: TextLayout
        /// Draws the mark with its top left corner at a point.
        let draw: (Canvas, Point) -> Void

        @MainActor var width: Double { mark.width + PictureLegend.gap + text.size.width }
        @MainActor var height: Double { max(mark.height, text.size.height) }
    }

    private static let gap = 6.0
    private static let distance = Double(Space.large)
    /// The space between the picture and its legend, in pixels.
    private static let above = Double(Space.medium)

    var entries: [Entry] = []

    /// Returns the entries broken into lines that fit a width.
    private func lines(_ width: Double) -> [[Entry]] {
        var (lines, used): ([[Entry]], Double) = ([], 0)
        for entry in entries {
            let wanted = used + PictureLegend.distance + entry.width
            if lines.isEmpty || wanted > width {
                lines.append([entry])
                used = entry.width
            } else {
                lines[lines.count - 1].append(entry)
                used = wanted
            }
        }
        return lines
    }

    /// Returns the height of the legend in a width, including the space above; 0 if there are no entries.
    func height(in width: Double) -> Double {
        let lines = lines(width)
        guard !lines.isEmpty else { return 0 }
        let heights = lines.map { $0.map(\.height).max() ?? 0 }
        return heights.reduce(PictureLegend.above, +) + Double(lines.count - 1) * PictureLegend.gap
    }

    /// Draws the legend centred in a width.
    /// - Parameters:
    ///   - top: the `y` at which the picture ends.
    ///   - isMirrored: whether the words stand to the left of the marks, as in right-to-left scripts.
    func draw(below top: Double, width: Double, isMirrored: Bool, color: Color, in snapshot: Snapshot) {
        var y = top + PictureLegend.above
        for line in lines(width) {
            let height = line.map(\.height).max() ?? 0
            let length = line.map(\.width).reduce(Double(line.count - 1) * PictureLegend.distance, +)
            var x = ((width - length) / 2).rounded()
            for entry in isMirrored ? line.reversed() : line {
                let words = entry.text.size
                let place = Point(x: isMirrored ? x + words.width + PictureLegend.gap : x, y: y)
                let (left, up) = (isMirrored ? x : x + entry.mark.width + PictureLegend.gap, y + height / 2)
                snapshot.canvas(in: Rectangle(x: place.x - 2, y: y, width: entry.mark.width + 4, height: height)) {
                    entry.draw($0, Point(x: place.x, y: up - entry.mark.height / 2))
                }
                snapshot.translated(x: left.rounded(), y: (up - words.height / 2).rounded()) {
                    snapshot.draw(entry.text, color: color)
                }
                x += entry.width + PictureLegend.distance
            }
            y += height + PictureLegend.gap
        }
    }
}
