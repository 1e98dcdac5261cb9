internal import GTK

/// One row of a sortable table; a button if the row performs an action.
@MainActor
final class SortableLine: Box {
    private let dot = ColorDot()
    private let title = Label()
    private let mark = Label().styled("table-mark")
    private let amount = Label().styled("tabular")
    private var button: Button?
    private let content: TextLine
    var activated: (@MainActor () -> Void)?

    init() {
        content = TextLine([dot], text: WrapBox([title, mark]), [amount], spacing: Space.medium)
        super.init(.vertical)
        styled("table-row", "sortable-row")
        role = .row
        title.wraps = true
        title.textAlignment = 0
        amount.textAlignment = 1
        amount.wraps = true
        for cell in [title, amount] { cell.role = .cell }
        append(content)
    }

    func show(_ entry: SortableEntry) {
        title.text = entry.title
        amount.text = entry.amount
        mark.text = entry.mark ?? ""
        mark.isVisible = entry.mark != nil
        mark[cssClass: "mild"] = !entry.isWarning
        dot.isVisible = entry.color != nil
        if let color = entry.color { dot.color = color }
        accessibleLabel = entry.sentence
        setActivatable(entry.isActivatable)
        button?.accessibleLabel = entry.sentence
    }

    private func setActivatable(_ isActivatable: Bool) {
        guard isActivatable != (button != nil) else { return }
        if let button {
            button.child = nil
            remove(button)
            self.button = nil
            append(content)
        } else {
            remove(content)
            let button = Button(child: content).styled("flat", "row-button")
            button.onClicked { [weak self] in self?.activated?() }
            append(button)
            self.button = button
        }
        self[cssClass: "activatable"] = isActivatable
    }
}
