internal import GTK

/// One line of a table, whose cells the table places so that they are in columns.
@MainActor
final class TableLine: CustomWidget {
    let title = Label()
    let amount = Label().styled("tabular")
    let share = Label().styled("tabular")
    let bar = ShareBar()
    private(set) var isPart = false

    override init() {
        super.init()
        title.wraps = true
        amount.wraps = true
        title.textAlignment = 0
        amount.textAlignment = 1
        share.textAlignment = 1
        for cell in [title, amount, share, bar] as [Widget] { adopt(cell) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "table-line"
        type.role = .row
    }

    /// Makes this line the header of the table.
    func show(_ columns: TableColumns) {
        styled("table-head")
        for (label, text) in [(title, columns.title), (amount, columns.amount), (share, columns.share)] {
            label.text = text
            label.role = .columnHeader
            label.wraps = true
        }
        bar.isVisible = false
        accessibleLabel = [columns.title, columns.amount, columns.share].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Shows an entry.
    func show(_ entry: TableEntry, columns: TableColumns) {
        styled("table-row")
        title.text = entry.title
        amount.text = entry.amount
        share.text = entry.shareText
        bar.fraction = entry.share ?? 0
        bar.isVisible = entry.share != nil
        isPart = entry.isPart
        self[cssClass: "part"] = isPart
        let shareWords = entry.shareText.isEmpty ? "" : "\(columns.share) \(entry.shareText)"
        accessibleLabel =
            entry.spoken ?? [entry.title, entry.amount, shareWords].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The indent of the title, in pixels.
    var indent: Int { isPart ? Space.medium : 0 }

    // The table places the cells; see TableBody.
    override func allocate(width: Int, height: Int) {}

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    override var requestMode: RequestMode { .constant }
}
