internal import GTK
internal import Widgets

/// The positions of everything on a shelf of a given width, laid out from left to right.
struct ShelfLayout: Equatable {
    /// The measures that the layout depends on besides the width.
    struct Metrics: Equatable {
        /// The height of a line of a name, in pixels.
        var line = 15.0
        /// The height of the heading of a rack.
        var head = 30.0
        /// The height of the widget between the boards and the racks.
        var middle = 0.0
    }

    /// A group to be laid out.
    struct Part: Equatable {
        let place: ShelfGroup.Place
        let count: Int
    }

    let width: Double
    let metrics: Metrics
    /// The heights of the boxes that bottles on boards and on racks are drawn in.
    let boardBottle, rackBottle: Double
    /// The rows of boards, each with the wall above it.
    private(set) var boards: [Rectangle] = []
    /// The positions of the bottles, by group.
    private(set) var cells: [[Rectangle]] = []
    /// The positions of the headings, by group; nil for boards.
    private(set) var heads: [Rectangle?] = []
    /// The position of the widget between the boards and the racks.
    private(set) var middle = Rectangle(width: 0, height: 0)
    private(set) var height = 0.0

    /// The space on either side of the bottles, in pixels.
    static let margin = 18.0
    /// The `y` of the ground in the box of a bottle, as a fraction of the box's height.
    static let groundShare = BottlePen.ground / BottlePen.box.height

    init(width: Double, metrics: Metrics, parts: [Part]) {
        self.width = width
        self.metrics = metrics
        boardBottle = width < 480 ? 128 : width < 900 ? 164 : width < 1300 ? 192 : 240
        rackBottle = width < 1300 ? 76 : 88
        isBare = parts.allSatisfy { $0.place != .board || $0.count == 0 }
        cells = parts.map { _ in [] }
        heads = parts.map { _ in nil }
        for (index, part) in parts.enumerated() where part.place == .board { layBoards(index, part.count) }
        middle = Rectangle(y: height, width: width, height: metrics.middle)
        height += metrics.middle
        layRacks(parts)
    }

    /// The `y` of the board that bottles stand on, from the top of their cell.
    var standing: Double { (boardBottle * Self.groundShare).rounded() }
    /// Whether there is no bottle on any board.
    private let isBare: Bool
    /// The height of a board's edge, in pixels: with two lines for names, where there are any.
    var edge: Double { isBare ? 22 : namedEdge }
    private var namedEdge: Double { (2 * metrics.line + 14).rounded(.up) }
    /// The space above the bottles of a board.
    private var air: Double { width < 480 ? 6 : 12 }

    private var usable: Double { max(1, width - 2 * Self.margin) }

    private func columns(_ least: Double) -> Int { max(1, Int(usable / least)) }

    private mutating func layBoards(_ index: Int, _ count: Int) {
        let columns = columns(max(boardBottle * 0.5, metrics.line * 4.4))
        let column = usable / Double(columns)
        // A bare one is as high as another, so that nothing jumps when the first bottle comes.
        let rowHeight = air + standing + namedEdge
        let rows = max(1, (count + columns - 1) / columns)
        let first = height
        for row in 0..<rows {
            boards.append(Rectangle(y: first + Double(row) * rowHeight, width: width, height: rowHeight))
        }
        cells[index] = (0..<count).map { place in
            Rectangle(
                x: (Self.margin + Double(place % columns) * column).rounded(),
                y: first + Double(place / columns) * rowHeight + air, width: column.rounded(.down),
                height: standing + edge)
        }
        height = first + Double(rows) * rowHeight
    }

    /// Adds the racks, side by side where there is space, so that a group of one bottle does not take a whole line.
    private mutating func layRacks(_ parts: [Part]) {
        let columns = columns(
            width < 480 ? max(72, metrics.line * 4.7) : max(width < 1300 ? 84 : 98, metrics.line * 5.6))
        let column = usable / Double(columns)
        let cell = (rackBottle + 2 * metrics.line + 6).rounded(.up)
        var (next, lineHeight) = (0, 0.0)
        for (index, part) in parts.enumerated() where part.place == .rack && part.count > 0 {
            let span = min(columns, max(min(2, columns), part.count))
            if next + span > columns {
                height += lineHeight
                (next, lineHeight) = (0, 0)
            }
            let start = Self.margin + Double(next) * column
            heads[index] = Rectangle(
                x: start.rounded(), y: height,
                width: (Double(span) * column - (next + span < columns ? 18 : 0)).rounded(.down), height: metrics.head)
            cells[index] = (0..<part.count).map { place in
                Rectangle(
                    x: (start + Double(place % span) * column).rounded(),
                    y: height + metrics.head + 6 + Double(place / span) * cell, width: column.rounded(.down),
                    height: cell)
            }
            let rows = Double((part.count + span - 1) / span)
            lineHeight = max(lineHeight, metrics.head + 6 + rows * cell + 12)
            next += span
        }
        height += lineHeight
    }
}
