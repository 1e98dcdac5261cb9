internal import GTK

/// Lines under a head, in three columns: what, how much, and its share with a bar.
///
/// Where there is little room the bar lies under its line; where there is hardly any, as with very large text, the
/// figures stand under the title.
@MainActor
final class TableBody: CustomWidget {
    private let columns: TableColumns
    private let head = TableLine()
    private var lines: [TableLine] = []
    private var ids: [String] = []

    /// The width under which the bar has no room beside its text, in pixels.
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

    /// Shows other entries; the line of an entry that stays is kept.
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

    private static let padding = 9
    private static let barHeight = 6

    private struct Widths {
        var title = 0
        var amount = 0
        var share = 0
        /// The bar's width beside its text; 0 where it lies under the line.
        var bar = 0
        /// The room between columns.
        var gap = Space.medium
        /// Whether the figures stand under the title.
        var isStacked = false

        var shareColumn: Int { share + (bar > 0 ? bar + Space.small : 0) }
    }

    private var all: [TableLine] { [head] + lines }

    private func widths(in width: Int) -> Widths {
        var result = Widths()
        let hasBars = lines.contains { $0.bar.isVisible }
        result.bar = hasBars && width >= TableBody.narrow ? min(120, width / 5) : 0
        result.amount = all.map { $0.amount.measured(.horizontal).natural }.max() ?? 0
        result.share = lines.map { $0.share.measured(.horizontal).natural }.max() ?? 0
        let headShare = head.share.measured(.horizontal).natural
        result.share = max(result.share, headShare - (result.bar > 0 ? result.bar + Space.small : 0))
        result.gap = width >= TableBody.narrow ? Space.huge : Space.medium
        result.title = max(0, width - result.amount - result.shareColumn - 2 * result.gap)
        let widest = all.map { $0.title.measured(.horizontal).natural + $0.indent }.max() ?? 0
        if result.title < min(widest, width * 3 / 10) {
            result.isStacked = true
            result.bar = 0
            result.title = width
        }
        return result
    }

    /// The heights of a line's title and of its figures.
    private func heights(of line: TableLine, _ widths: Widths) -> (title: Int, figures: Int) {
        (
            line.title.measured(.vertical, for: titleWidth(of: line, widths)).natural,
            max(line.amount.measured(.vertical).natural, line.share.measured(.vertical).natural)
        )
    }

    private func textHeight(of line: TableLine, _ widths: Widths) -> Int {
        let (title, figures) = heights(of: line, widths)
        return widths.isStacked ? title + figures : max(title, figures)
    }

    private func titleWidth(of line: TableLine, _ widths: Widths) -> Int {
        max(widths.title - line.indent, leastTitle(line))
    }

    private func leastTitle(_ line: TableLine) -> Int { line.title.measured(.horizontal).minimum }

    private func height(of line: TableLine, _ widths: Widths) -> Int {
        let hasBarUnder = widths.bar == 0 && line.bar.isVisible
        return textHeight(of: line, widths) + 2 * TableBody.padding + (hasBarUnder ? TableBody.barHeight : 0)
    }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        switch orientation {
        case .horizontal:
            let widths = widths(in: 0)
            let figures = widths.amount + widths.share + widths.gap
            let least = all.map { leastTitle($0) + $0.indent }.max() ?? 0
            let natural = all.map { $0.title.measured(.horizontal).natural + $0.indent }.max() ?? 0
            return Measurement(minimum: max(least, figures), natural: natural + figures + 132 + 2 * Space.huge)
        case .vertical:
            let widths = widths(in: size ?? measured(.horizontal).natural)
            let total = all.map { height(of: $0, widths) }.reduce(0, +)
            return Measurement(minimum: total, natural: total)
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
        let isMirrored = direction == .rightToLeft
        func put(_ cell: Widget, x: Int, y: Int = TableBody.padding, width cellWidth: Int, height: Int) {
            let x = isMirrored ? width - x - cellWidth : x
            line.place(
                cell, in: Rectangle(x: Double(x), y: Double(y), width: Double(cellWidth), height: Double(height)))
        }
        let (titleHeight, figureHeight) = heights(of: line, widths)
        let titleWidth = titleWidth(of: line, widths)
        let shareStart = width - widths.shareColumn
        let shareWidth = line === head ? widths.shareColumn : widths.share
        if widths.isStacked {
            let top = TableBody.padding + titleHeight
            put(line.title, x: line.indent, width: titleWidth, height: titleHeight)
            let amountWidth = line.amount.measured(.horizontal).natural
            put(line.amount, x: line.indent, y: top, width: amountWidth, height: figureHeight)
            put(line.share, x: shareStart, y: top, width: shareWidth, height: figureHeight)
        } else {
            let amountStart = shareStart - widths.gap - widths.amount
            put(line.title, x: line.indent, width: titleWidth, height: text)
            put(line.amount, x: amountStart, width: widths.amount, height: text)
            put(line.share, x: shareStart, width: shareWidth, height: text)
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
