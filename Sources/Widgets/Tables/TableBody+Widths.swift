internal import GTK

/// The sizes of columns and lines.
extension TableBody {
    /// The distribution of a width among the columns.
    struct Widths {
        var title = 0
        var amount = 0
        var share = 0
        /// The width of the bar beside its text; 0 if it is under the line.
        var bar = 0
        /// The space between columns.
        var gap = Space.medium
        /// Whether each title has what the amount of its own line leaves, as there is little space.
        var isTight = false
        /// Whether the amounts and shares are under the title.
        var isStacked = false
        /// The total width.
        var line = 0

        var shareColumn: Int { share + (bar > 0 ? bar + Space.small : 0) }
    }

    var all: [TableLine] { [head] + lines }

    func widths(in width: Int) -> Widths {
        var result = Widths()
        result.line = width
        let hasBars = lines.contains { $0.bar.isVisible }
        result.bar = hasBars && width >= TableBody.narrow ? min(120, width / 5) : 0
        result.amount = all.map { $0.amount.measured(.horizontal).natural }.max() ?? 0
        result.share = lines.map { $0.share.measured(.horizontal).natural }.max() ?? 0
        result.isTight = width < TableBody.narrow
        let headShare = head.share.measured(.horizontal)
        // Its head goes on in further lines, between words.
        let headWord = max(headShare.minimum, Int((head.share.widestWord ?? 0).rounded(.up)))
        let headLeast = result.isTight ? headWord : headShare.natural
        result.share = max(result.share, headLeast - (result.bar > 0 ? result.bar + Space.small : 0))
        result.gap = result.isTight ? Space.small : Space.huge
        result.title = max(0, width - result.amount - result.shareColumn - 2 * result.gap)
        let isFull = all.contains { line in
            let wanted = line.title.measured(.horizontal).natural + line.indent
            return titleRoom(of: line, result) < min(wanted, width * 3 / 10)
        }
        if isFull {
            result.isStacked = true
            result.gap = Space.medium
            result.bar = 0
            result.title = width
        }
        return result
    }

    /// Returns the heights of a line's title and of its amount and share.
    func heights(of line: TableLine, _ widths: Widths) -> (title: Int, figures: Int) {
        let figures = figureWidths(of: line, widths)
        return (
            line.title.measured(.vertical, for: titleWidth(of: line, widths)).natural,
            max(
                line.amount.measured(.vertical, for: figures.amount).natural,
                line.share.measured(.vertical, for: figures.share).natural)
        )
    }

    /// Returns the widths of a line's amount and share. Under the title, each gets what it needs; the headers may have
    /// to wrap.
    func figureWidths(of line: TableLine, _ widths: Widths) -> (amount: Int, share: Int) {
        guard widths.isStacked else {
            return (amountWidth(of: line, widths), line === head ? widths.shareColumn : widths.share)
        }
        let room = widths.line - line.indent - widths.gap
        let amount = line.amount.measured(.horizontal)
        let share = max(
            line.share.measured(.horizontal).minimum, min(line.share.measured(.horizontal).natural, room / 2))
        return (max(amount.minimum, min(amount.natural, room - share)), share)
    }

    /// Returns the minimum width at which a line's amount and share fit side by side under its title.
    func leastFigures(_ line: TableLine) -> Int {
        let (amount, share) = (line.amount.measured(.horizontal).minimum, line.share.measured(.horizontal).minimum)
        return line.indent + amount + Space.medium + share
    }

    func textHeight(of line: TableLine, _ widths: Widths) -> Int {
        let (title, figures) = heights(of: line, widths)
        return widths.isStacked ? title + figures : max(title, figures)
    }

    func titleWidth(of line: TableLine, _ widths: Widths) -> Int {
        max((widths.isStacked ? widths.title : titleRoom(of: line, widths)) - line.indent, leastTitle(line))
    }

    /// Returns the width of a line's amount beside its title.
    func amountWidth(of line: TableLine, _ widths: Widths) -> Int {
        widths.isTight ? line.amount.measured(.horizontal).natural : widths.amount
    }

    /// Returns the width that is left for a line's title, with its indent, beside its amount and share.
    private func titleRoom(of line: TableLine, _ widths: Widths) -> Int {
        guard widths.isTight else { return widths.title }
        return max(0, widths.line - amountWidth(of: line, widths) - widths.shareColumn - 2 * widths.gap)
    }

    func leastTitle(_ line: TableLine) -> Int { line.title.measured(.horizontal).minimum }

    func height(of line: TableLine, _ widths: Widths) -> Int {
        let hasBarUnder = widths.bar == 0 && line.bar.isVisible
        return textHeight(of: line, widths) + 2 * TableBody.padding + (hasBarUnder ? TableBody.barHeight : 0)
    }
}
