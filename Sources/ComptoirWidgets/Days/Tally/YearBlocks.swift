internal import GTK
internal import Widgets

/// The whole years of a number of days, a ringed five with its label for each, in at most two lines above the marks of the
/// rest; in a narrow space in one, which leaves more to the marks.
///
/// Where there are more years than blocks that fit, the first block stands for the earliest of them together.
@MainActor
struct YearBlocks {
    /// The days of a year.
    nonisolated static let year = 365
    private static let (gap, padding) = (9.0, 12.0)
    /// The height of the strokes of a block, and the space between its ring and its label, in pixels.
    private static let (stroke, labelGap) = (31.0, 3.0)
    private static var ring: Size {
        let room = 2 * TallyHand.ringGap
        return Size(width: stroke * (TallyHand.groupWidth + room), height: stroke * (1 + room))
    }
    /// From six years on up to so many there are two lines of about as many, which stand below the number as one block.
    private static let mostInTwoLines = 12
    /// The space between the blocks and the marks below, in pixels.
    private static let below = Double(Space.medium)

    /// The labels, from the first year.
    private(set) var labels: [TextLayout] = []
    /// The number of blocks in a line.
    private(set) var columns = 1
    /// The size of a block, in pixels.
    private(set) var block = Size(width: 0, height: 0)

    /// Returns how many whole years are blocks: none up to a year, whose marks say enough.
    nonisolated static func count(in days: Int) -> Int { days > year ? days / year : 0 }

    /// Creates the blocks of a number of years.
    /// - Parameters:
    ///   - width: the available width, in pixels.
    ///   - words: returns the layout of a text.
    ///   - format: returns a number as text.
    init(_ years: Int, in width: Double, words: (String) -> TextLayout, format: (Int) -> String) {
        guard years > 0 else { return }
        func one(_ year: Int) -> String { tr("Year {number}", ["number": format(year)]) }
        func several(_ last: Int) -> String { tr("Years 1–{number}", ["number": format(last)]) }
        let all = words(years > 1 ? several(years) : one(years)).size
        let single = words(one(years)).size
        func most(_ text: Size) -> Int {
            max(1, Int((width + Self.gap) / (Self.width(of: text) + Self.gap)))
        }
        let lines = width < 480 ? 1 : 2
        // As many as fit, with labels that are never wider than what was measured.
        let fitsAlone = years <= lines * most(single)
        let text = fitsAlone ? single : all
        columns = most(text)
        let count = min(years, lines * columns)
        let first = years - count + 1
        labels = (first...years).map { words($0 == first && first > 1 ? several(first) : one($0)) }
        let isTwo = count > columns || lines == 2 && count > 5 && count <= Self.mostInTwoLines
        columns = (count + (isTwo ? 1 : 0)) / (isTwo ? 2 : 1)
        block = Size(width: Self.width(of: text), height: Self.ring.height + Self.labelGap + text.height)
    }

    private static func width(of text: Size) -> Double { max(text.width, ring.width) + 2 * padding }

    private var lines: Int { labels.isEmpty ? 0 : (labels.count + columns - 1) / columns }

    /// The height of the blocks, in pixels; 0 without any.
    var height: Double { lines == 0 ? 0 : Double(lines) * (block.height + Self.gap) - Self.gap }

    /// Returns the height of the blocks with the space to marks below them.
    func height(above hasMarks: Bool) -> Double { lines > 0 && hasMarks ? height + Self.below : height }

    /// Returns the place of a block, in a width in which each line is in the middle.
    func place(_ index: Int, in width: Double, isMirrored: Bool) -> Rectangle {
        let (line, column) = (index / columns, index % columns)
        let inLine = min(columns, labels.count - line * columns)
        let long = Double(inLine) * (block.width + Self.gap) - Self.gap
        let start = (width - long) / 2 + Double(column) * (block.width + Self.gap)
        return Rectangle(
            x: (isMirrored ? width - start - block.width : start).rounded(),
            y: (Double(line) * (block.height + Self.gap)).rounded(), width: block.width, height: block.height)
    }

    /// Draws the blocks: each a five that the hand of the marks has ringed, as it rings what is counted together, and a label.
    func draw(top: Double, width: Double, isMirrored: Bool, color: Color, in snapshot: Snapshot) {
        for (index, label) in labels.enumerated() {
            let place = place(index, in: width, isMirrored: isMirrored)
            snapshot.translated(x: place.x, y: place.y + top) {
                snapshot.canvas(in: Rectangle(width: place.width, height: Self.ring.height + 2)) { canvas in
                    let (marks, ring) = lines(index)
                    canvas.stroke(marks, with: color, width: Self.stroke * TallyHand.thickness)
                    canvas.stroke(ring, with: color, width: Self.stroke * TallyHand.ringThickness)
                }
                snapshot.translated(
                    x: ((place.width - label.size.width) / 2).rounded(),
                    y: (place.height - label.size.height).rounded()
                ) { snapshot.draw(label, color: color) }
            }
        }
    }

    /// Returns the strokes of a block and the ring around them, in the block.
    private func lines(_ index: Int) -> (marks: Path, ring: Path) {
        let hand = TallyHand(seed: 11)
        let (start, top) = (
            (block.width - Self.ring.width) / 2 + Self.stroke * TallyHand.ringGap, Self.stroke * TallyHand.ringGap
        )
        func put(_ stroke: HandStroke) -> HandStroke {
            stroke.mapped { Point(x: start + $0.x * Self.stroke, y: 1 + top + $0.y * Self.stroke) }
        }
        var (marks, ring) = (Path(), Path())
        for number in 0..<5 { put(hand.stroke(number, of: index)).add(to: &marks) }
        put(hand.ring(0, of: index)).add(to: &ring)
        return (marks, ring)
    }
}
