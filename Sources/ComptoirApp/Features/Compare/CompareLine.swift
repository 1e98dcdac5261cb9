import GTK
import Widgets

/// A line of the comparison: a nutrient, and below the head of each fruit its amount.
@MainActor
final class CompareLine: Box {
    /// Makes a line.
    /// - Parameter columns: how many columns the heads have; as many as the line has cells, or more.
    init(_ line: CompareModel.Line, columns: Int) {
        super.init(.vertical, spacing: 3)
        let inset = Insets(horizontal: Space.small)
        let cells = Box(.horizontal, spacing: Space.small)
        cells.isHomogeneous = true
        for cell in line.cells {
            let label = FittingLabel(cell.text).styled("tabular")
            if cell.isHighest { label.label.markup = "<b>\(Markup.escape(cell.text))</b>" }
            let bar = ShareBar(cell.fraction)
            bar[cssClass: "highest"] = cell.isHighest
            cells.append(Box(.vertical, spacing: 3, [label, bar]).layout(margins: inset))
        }
        for _ in line.cells.count..<max(columns, line.cells.count) { cells.append(Box(.vertical)) }
        append(Label.wrapping(line.name).styled("caption", "quiet").layout(margins: inset))
        append(cells)
        styled("table-row", "compare-line")
        role = .row
        accessibleLabel = ([line.name] + line.cells.map(\.text)).joined(separator: ", ")
    }
}
