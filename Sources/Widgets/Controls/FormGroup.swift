public import GTK

/// Rows of a form that belong together: a card under a heading, with a line between each two.
///
/// The rows are of any kind, mostly `FormRow`; one that is not visible takes no line. For rows that are no form, use
/// `RowList`.
///
///     FormGroup("Look", [FormRow("Theme", themes), FormRow("Text size", stepper)])
@MainActor
public final class FormGroup: Box {
    /// The heading, with an optional button at its end.
    public let heading: SectionTitle
    private let rows = Box(.vertical).styled("card", "form-rows")

    /// Creates a group.
    /// - Parameters:
    ///   - title: the heading; empty for none, where the page's own heading says it.
    ///   - children: the rows, in reading order.
    public init(_ title: String, _ children: [Widget] = []) {
        heading = SectionTitle(title)
        super.init(.vertical, spacing: Space.tiny)
        styled("form-group")
        role = .group
        accessibleLabel = title
        heading.isVisible = !title.isEmpty
        append(heading)
        append(rows)
        rows.setChildren(children)
    }

    /// Adds a row at the end.
    public func add(_ row: Widget) { rows.append(row) }
}
