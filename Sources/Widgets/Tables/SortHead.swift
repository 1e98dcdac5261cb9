internal import GTK

/// The header of a column that sorts; an arrow shows whether the column sorts, and in which direction.
@MainActor
final class SortHead: Button {
    private let arrow = Image(sign: "comptoir-sort-up-symbolic")
    private let title: String

    init(_ title: String, isAtEnd: Bool) {
        self.title = title
        let label = Label(title)
        label.ellipsis = .end
        // The arrow is towards the middle, so that the header is aligned with its column.
        let face = Box(.horizontal, spacing: 3, isAtEnd ? [arrow, label] : [label, arrow])
        super.init(child: face)
        styled("flat", "table-head", "sort-head")
        role = .columnHeader
        accessibleLabel = title
    }

    func show(_ sort: AccessibleSort) {
        arrow.opacity = sort == .none ? 0 : 1
        arrow.icon = sort == .descending ? "comptoir-sort-down-symbolic" : "comptoir-sort-up-symbolic"
        self[cssClass: "sorted"] = sort != .none
        setAccessible(sort: sort)
        tooltip = sort == .ascending ? tr("Sort descending") : tr("Sort ascending")
        // Not every screen reader supports the sort order itself.
        accessibleDescription =
            sort == .ascending ? tr("Sorted, ascending") : sort == .descending ? tr("Sorted, descending") : ""
    }
}
