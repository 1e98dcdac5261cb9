internal import GTK
internal import Widgets

/// Says below a picture what its marks stand for: each mark, drawn small, and words behind it.
///
/// Entries stand beside each other, and below each other where there is no room. Nothing here is told to assistive
/// technology; the picture's own text says what is to be known.
@MainActor
struct PictureLegend {
    /// A mark and what it stands for.
    struct Entry {
        /// The mark's size, in pixels.
        let mark: Size
        let text: TextLayout
        /// Draws the mark with its top left at a place.
        let draw: (Canvas, Point) -> Void

        @MainActor var width: Double { mark.width + PictureLegend.gap + text.size.width }
        @MainActor var height: Double { max(mark.height, text.size.height) }
    }

    private static let gap = 6.0
    private static let distance = Double(Space.large)
    /// The room between the picture and its legend, in pixels.
    private static let above = Double(Space.small)

    var entries: [Entry] = []

    /// Entries that have room in lines of a width.
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

    /// The height that the legend takes in a width, the room above it included; 0 if it has nothing to say.
    func height(in width: Double) -> Double {
        let lines = lines(width)
        guard !lines.isEmpty else { return 0 }
        let heights = lines.map { $0.map(\.height).max() ?? 0 }
        return heights.reduce(PictureLegend.above, +) + Double(lines.count - 1) * PictureLegend.gap
    }

    /// Draws the legend in the middle of a width.
    /// - Parameters:
    ///   - top: where the picture ends.
    ///   - isMirrored: whether words come before marks, as one reads from right to left.
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
