internal import GTK

/// Lines under headers, in three columns: names, amounts, and shares with bars.
///
/// If there is little space, the bar is under its line; if there is hardly any, as with very large text, amount and
/// share are under the title.
@MainActor
final class TableBody: CustomWidget {
    private let columns: TableColumns
    let head = TableLine()
    private(set) var lines: [TableLine] = []
    private var ids: [String] = []

    /// The width below which there is no space for the bar beside its text, in pixels.
    static let narrow = 420

    init(_ columns: TableColumns) {
        self.columns = columns
        super.init()
        head.show(columns)
        adopt(head)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "table-body"
        type.role = .table
    }

    /// Replaces the entries; the line of an entry that stays is kept.
    func setEntries(_ entries: [TableEntry]) {
        var known: [String: TableLine] = [:]
        for (id, line) in zip(ids, lines) { known[id] = line }
        let old = lines
        lines = entries.map { known.removeValue(forKey: $0.id) ?? TableLine() }
        ids = entries.map(\.id)
        for line in known.values { release(line) }
        let isSameOrder = old.count == lines.count && zip(old, lines).allSatisfy { $0 === $1 }
        for (entry, line) in zip(entries, lines) {
            line.show(entry, columns: columns)
            if !isSameOrder { adopt(line, before: nil) }
        }
        queueResize()
    }

    // MARK: Layout

    /// The space above and below the text of a line, and the height of a bar, in pixels.
    static let (padding, barHeight) = (9, 6)

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let widths = widths(in: 0)
            let figures = widths.amount + widths.share + widths.gap
            let least = all.map { max(leastTitle($0) + $0.indent, leastFigures($0)) }.max() ?? 0
            let natural = all.map { $0.title.measured(.horizontal).natural + $0.indent }.max() ?? 0
            return Extent(minimum: least, natural: natural + figures + 132 + 2 * Space.huge)
        case .vertical:
            let widths = widths(in: size ?? measured(.horizontal).natural)
            let total = all.map { height(of: $0, widths) }.reduce(0, +)
            return Extent(minimum: total, natural: total)
        }
    }

    override func allocate(width: Int, height: Int) {
        let widths = widths(in: width)
        var y = 0
        for line in all {
            let lineHeight = self.height(of: line, widths)
            place(line, in: Rectangle(y: Double(y), width: Double(width), height: Double(lineHeight)))
            placeCells(of: line, widths, width: width)
            y += lineHeight
        }
    }

    private func placeCells(of line: TableLine, _ widths: Widths, width: Int) {
        let text = textHeight(of: line, widths)
        func put(_ cell: Widget, x: Int, y: Int = TableBody.padding, width cellWidth: Int, height: Int) {
            let x = left(x, of: cellWidth, in: width)
            line.place(
                cell, in: Rectangle(x: Double(x), y: Double(y), width: Double(cellWidth), height: Double(height)))
        }
        let (titleHeight, figureHeight) = heights(of: line, widths)
        let titleWidth = titleWidth(of: line, widths)
        let shareStart = width - widths.shareColumn
        let figures = figureWidths(of: line, widths)
        if widths.isStacked {
            let top = TableBody.padding + titleHeight
            put(line.title, x: line.indent, width: titleWidth, height: titleHeight)
            put(line.amount, x: line.indent, y: top, width: figures.amount, height: figureHeight)
            put(line.share, x: width - figures.share, y: top, width: figures.share, height: figureHeight)
        } else {
            let amountStart = shareStart - widths.gap - figures.amount
            put(line.title, x: line.indent, width: titleWidth, height: text)
            put(line.amount, x: amountStart, width: figures.amount, height: text)
            put(line.share, x: shareStart, width: figures.share, height: text)
        }
        guard line.bar.isVisible else { return }
        if widths.bar > 0 {
            let top = TableBody.padding + (text - TableBody.barHeight) / 2
            put(line.bar, x: width - widths.bar, y: top, width: widths.bar, height: TableBody.barHeight)
        } else {
            put(line.bar, x: 0, y: TableBody.padding + text + 3, width: width, height: TableBody.barHeight - 2)
        }
    }
}
