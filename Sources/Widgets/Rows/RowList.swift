public import GTK

/// Rows one below the other, separated by lines; a list for assistive technology.
///
/// For lists of any length, use a `ListView`.
@MainActor
public final class RowList: Box {
    private var rows: [(content: Widget, row: Box)] = []

    /// Creates a list.
    public init(_ children: [Widget] = []) {
        super.init(.vertical)
        styled("row-list")
        role = .list
        setChildren(children)
    }

    /// Replaces the rows; those that stay keep the keyboard focus.
    public override func setChildren(_ widgets: [Widget]) {
        var known = Dictionary(
            rows.map { (ObjectIdentifier($0.content), $0.row) }, uniquingKeysWith: { first, _ in first })
        rows = widgets.map { content in
            if let row = known.removeValue(forKey: ObjectIdentifier(content)) { return (content, row) }
            let row = Box(.vertical, [content]).styled("row-list-row")
            row.role = .listItem
            return (content, row)
        }
        // A removed widget may be shown elsewhere later.
        for row in known.values { row.removeAll() }
        super.setChildren(rows.map(\.row))
        for (index, entry) in rows.enumerated() { entry.row.setAccessible(position: index + 1, of: rows.count) }
    }
}
